import type { Interest, PlaceKind, PlaceName, PlaceTag, SeoulArea, Weekday } from './places.ts'
import type { Meal, PlanLeg, Shortfall, StopKind, UnplacedReason } from './plans.ts'
import type { TreatmentClass } from './treatments.ts'
import type { RecoveryDayNote, RecoveryNote } from './trip-recovery.ts'
import type {
  AccommodationType,
  ActivityIntensity,
  BeautyCategory,
  LanguageHelp,
  SocialOption,
  TravelerType,
  TripFlight,
} from './trips.ts'

/** The facts of a plan in the order in which they are told. It holds no prose and nothing of who asks. */
export type TripStory = {
  /** Chooses among phrasings, so that the same plan has the same words. */
  seed: number
  traveller: StoryTraveller
  /** Where one sleeps, in order; one entry for each base. */
  bases: StoryBase[]
  arrival: TripFlight | null
  departure: TripFlight | null
  days: StoryDay[]
  treatments: StoryTreatment[]
  leftOut: StoryLeftOut[]
  money: StoryMoney & { dailyLimit: number | null; tripLimit: number | null }
  /** How many stops have hours or a price that nobody confirmed, and how many stops at places there are. */
  unconfirmed: { hours: number; prices: number; places: number }
}

export type StoryTraveller = {
  type: TravelerType | null
  pace: ActivityIntensity | null
  accommodation: AccommodationType | null
  wantsLanguageSupport: boolean
  languageHelp: LanguageHelp[]
  areas: SeoulArea[]
  interests: Interest[]
  beauty: BeautyCategory[]
  social: SocialOption[]
}

/** A base and the date of the first night there. */
export type StoryBase = { name: string; city: string; from: string; nights: number }

/** Whole won per traveller. */
export type StoryMoney = { total: number; meals: number; entries: number; ways: number; moves: number }

export type StoryDay = {
  index: number
  date: string
  weekday: Weekday
  from: string
  to: string
  stops: StoryStop[]
  returnLeg: PlanLeg | null
  money: StoryMoney
  shortfall: Shortfall | null
  /** What treatments ask of this day. */
  recovery: RecoveryDayNote[]
}

export type StoryStop = {
  place: StoryPlace | null
  /** Of a stop without a place, such as "KTX to Busan". */
  name: string
  kind: StopKind
  meal: Meal | null
  treatment: TreatmentClass | null
  arrive: string
  leave: string
  minutes: number
  leg: PlanLeg | null
  cost: number
  costUnknown: boolean
  /** What is open around the stay on that date; null where it is unknown or never closes. */
  opening: { from: string; to: string; lastEntry: string | null } | null
  hours: 'known' | 'unconfirmed' | 'unknown'
  because: string[]
  /** A hidden visit of which only the time is told. */
  isPrivate: boolean
  /** Only of a move between cities: where one gets on and off. */
  stations: { from: PlaceName; to: PlaceName } | null
}

export type StoryPlace = {
  id: string
  name: PlaceName
  kind: PlaceKind
  /** The area, else the town; empty where neither says anything. */
  quarter: string
  station: string | null
  /** As on the sign; null where it is not known or holds the name of a place that is not in the plan. */
  stationKo: string | null
  cuisine: string | null
  tags: PlaceTag[]
  interests: Interest[]
  closedOn: Weekday[]
  /** The description, without what names other places or speaks of another season. */
  sentences: string[]
}

/** What is planned around one class of treatment that was asked for. */
export type StoryTreatment = {
  treatmentClass: TreatmentClass
  names: string[]
  /** `named`: all that was asked for is in the table; otherwise the longest recovery of the class is planned. */
  certainty: 'named' | 'unread' | 'unsaid'
  clinic: PlaceName | null
  consultationOn: string | null
  checkupsOn: string[]
  /** Null where the treatment is not in the plan. */
  recovery: RecoveryNote | null
}

export type StoryLeftOut = {
  name: string
  reason: UnplacedReason
  /** Weekdays on which it is closed; for `closed`. */
  closedOn: Weekday[]
  /** The traveller's own words, not a name of the catalogue. */
  isQuoted: boolean
}
