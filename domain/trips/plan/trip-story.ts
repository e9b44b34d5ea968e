import type { StatedPrice } from '#domain/clinics/price-sheets.ts'
import type { UsualWeather } from '#domain/korea/usual-weather.ts'
import type { BestTime, DuskFit } from '#domain/places/place-sense.ts'
import type { HoursCertainty } from '#domain/places/hours-certainty.ts'
import type { Interest, PlaceKind, PlaceName, PlaceTag, SeoulArea, Weekday } from '#domain/places/places.ts'
import type { Meal, PlanLeg, Shortfall, StopKind, UnplacedReason } from './plans.ts'
import type { TreatmentClass } from '#domain/clinics/treatments.ts'
import type { OwnClinic } from '#domain/trips/answers/own-clinic.ts'
import type { RecoveryDayNote, RecoveryNote } from './trip-recovery.ts'
import type {
  AccommodationType,
  ActivityIntensity,
  BeautyCategory,
  LanguageHelp,
  SocialOption,
  TravelerType,
  TripFlight,
} from '#domain/trips/answers/trips.ts'

/** The facts of a plan in the order of the text. It has no prose and no contact data. */
export type TripStory = {
  /** Selects among phrasings, so that the same plan always gets the same text. */
  seed: number
  traveller: StoryTraveller
  /** The bases in order. */
  bases: StoryBase[]
  arrival: TripFlight | null
  /** The minute at which one is through with passport and bags after the arrival. */
  throughAt: number | null
  departure: TripFlight | null
  /** The minute at which one is at the airport for the departure. */
  backAt: number | null
  days: StoryDay[]
  treatments: StoryTreatment[]
  leftOut: StoryLeftOut[]
  money: StoryMoney & { dailyLimit: number | null; tripLimit: number | null }
  /** How many stops are at places, and how many have hours or prices that are not confirmed. */
  unconfirmed: { hours: number; prices: number; places: number }
}

export type StoryTraveller = {
  type: TravelerType | null
  /** How many are known to travel. */
  count: number
  pace: ActivityIntensity | null
  accommodation: AccommodationType | null
  wantsLanguageSupport: boolean
  languageHelp: LanguageHelp[]
  areas: SeoulArea[]
  interests: Interest[]
  beauty: BeautyCategory[]
  social: SocialOption[]
}

/** A base, the date of the first night there, and what the weather usually is then. */
export type StoryBase = { name: string; city: string; from: string; nights: number; weather: UsualWeather | null }

/** Whole won per traveller. */
export type StoryMoney = {
  total: number
  meals: number
  entries: number
  ways: number
  moves: number
  /** What clinics state that their treatments cost. */
  fees: number
}

export type StoryDay = {
  index: number
  date: string
  weekday: Weekday
  from: string
  to: string
  stops: StoryStop[]
  /** Whether one moves to another city, and not only from an airport into its own. */
  hasJourney: boolean
  returnLeg: PlanLeg | null
  money: StoryMoney
  shortfall: Shortfall | null
  /** The recovery notes for this day. */
  recovery: RecoveryDayNote[]
}

export type StoryStop = {
  place: StoryPlace | null
  /** Only on stops without a place, such as "KTX to Busan". */
  name: string
  kind: StopKind
  meal: Meal | null
  /** When one has lunch inside, during a stay in a theme park or on the slopes. */
  lunchAt: string | null
  treatment: TreatmentClass | null
  arrive: string
  leave: string
  minutes: number
  leg: PlanLeg | null
  cost: number
  costUnknown: boolean
  /** The stated prices of a treatment. */
  fees: StatedPrice[]
  /** The opening hours around the stay on that date; null when unknown or always open. */
  opening: { from: string; to: string; lastEntry: string | null } | null
  /** Null for a stop that is not at a place. */
  hours: HoursCertainty | null
  because: string[]
  /** A hidden visit, of which only the time is known. */
  isPrivate: boolean
  /** Only on a move between cities: where it departs and arrives. */
  stations: { from: PlaceName; to: PlaceName } | null
}

export type StoryPlace = {
  id: string
  name: PlaceName
  kind: PlaceKind
  /** The area, or else the town; may be empty. */
  quarter: string
  station: string | null
  /** The Hangul name; null when unknown or when it contains the name of a place that is not in the plan. */
  stationKo: string | null
  /** Only with a tour, whose coach takes one there. */
  isTour: boolean
  cuisine: string | null
  tags: PlaceTag[]
  interests: Interest[]
  /** How great a sight it is for its region, from 0 to 3; null when nobody said. */
  headline: number | null
  /** The editor's judgement of when it is best; null when not known. */
  best: BestTime | null
  dusk: DuskFit | null
  /** The blossom or the leaves that there usually are on the day of the visit, in the editor's word. */
  trees: string | null
  /** One thing that helps; null when none is known or it names a place that is not in the plan. */
  tip: string | null
  /** The description without sentences that name other places or another season. */
  sentences: string[]
}

/** The plan for one class of treatment that was asked for. */
export type StoryTreatment = {
  treatmentClass: TreatmentClass
  names: string[]
  /**
   * `named`: every treatment was recognised. `unread`, `unsaid`: the class's longest recovery is planned. `untold`: the
   * answers are not part of the story.
   */
  certainty: 'named' | 'unread' | 'unsaid' | 'untold'
  clinic: PlaceName | null
  consultationOn: string | null
  checkupsOn: string[]
  /** Null when the treatment is not in the plan. */
  recovery: RecoveryNote | null
  /** The days before a flight and of a whole trip that it takes; null where the trip is long enough. */
  tooShort: { stayDays: number; tripDays: number } | null
  /** The appointment that the traveller has. */
  ownClinic?: OwnClinic
}

export type StoryLeftOut = {
  name: string
  reason: UnplacedReason
  /** The weekdays on which it is closed; for `closed`. */
  closedOn: Weekday[]
  /** A treatment, and no place or kind of places. */
  isTreatment: boolean
  /** The traveller's own text, not a name of the catalogue. */
  isQuoted: boolean
  /** It says what the traveller eats. */
  namesDiet: boolean
}
