import type { ClinicLanguage, ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { StatedPrice } from '#domain/clinics/price-sheets.ts'
import type { PlaceFacts, PlaceScene, PlaceName } from '#domain/places/places.ts'
import type { PlannedSense } from '#domain/places/place-sense.ts'
import type { TreatmentClass } from '#domain/clinics/treatments.ts'
import type { RecoveryNote } from './trip-recovery.ts'

/** The fields of a row of the catalogue that plans use. */
export type PlanPlace = Pick<
  PlaceFacts,
  | 'id'
  | 'name'
  | 'aliases'
  | 'lat'
  | 'lng'
  | 'area'
  | 'province'
  | 'district'
  | 'address'
  | 'station'
  | 'kind'
  | 'interests'
  | 'tags'
  | 'hours'
  | 'closed'
  | 'exceptions'
  | 'lastEntry'
  | 'seasons'
  | 'access'
  | 'cost'
  | 'visitMinutes'
  | 'cuisine'
  | 'budgetLevel'
  | 'permanentlyClosed'
  | 'basis'
  | 'sources'
> &
  // Shows which places are popular. Rows of other sources may not have it.
  Partial<Pick<PlaceFacts, 'categories'>> &
  // Absent in trips that were stored before the fields existed.
  Partial<PlannedSense> & {
    /** Only on clinics. */
    clinic?: ClinicTraits
    /** Absent in trips that were stored before the field existed. */
    fame?: PlaceFacts['fame']
  }

/** What the planner compares clinics for the same treatment by. */
export type ClinicTraits = {
  /** Languages that the clinic says its staff speak; empty when unknown. */
  languages: ClinicLanguage[]
  /** Its registration to treat foreign patients was verified; false when none is known. */
  isRegistered: boolean
  /** The treatments that it is listed for. Absent in trips that were stored before the field existed. */
  treatments?: ClinicTreatment[]
  /** What it stated that its procedures cost. Absent where it stated nothing, and in trips of earlier releases. */
  prices?: StatedPrice[]
}

/** What the trip page, its text and the exports show of a place. */
export type TripPlace = PlanPlace &
  Pick<
    PlaceFacts,
    'description' | 'categories' | 'otherNames' | 'phone' | 'website' | 'image' | 'source' | 'checkedOn'
  > &
  Partial<PlaceScene>

/** The kinds of stops. All except rest, lodging and transfer are places of the catalogue. */
export const stopKinds = [
  'attraction',
  'shopping',
  'nightlife',
  'meal',
  'cafe',
  'consultation',
  'treatment',
  'checkup',
  'rest',
  'lodging',
  'transfer',
] as const
export type StopKind = (typeof stopKinds)[number]

export const meals = ['breakfast', 'lunch', 'dinner'] as const
export type Meal = (typeof meals)[number]

export const legModes = ['walk', 'bus', 'subway', 'transit', 'taxi', 'car', 'train', 'ktx', 'flight', 'ferry'] as const
export type LegMode = (typeof legModes)[number]

/** The way to a stop from the one before it, or from the base. An estimate, in whole won per traveller. */
export type PlanLeg = { mode: LegMode; minutes: number; metres: number; cost: number }

export type PlanStop = {
  /** A row of the catalogue; null for rest, lodging and transfer. */
  placeId: string | null
  kind: StopKind
  /** Only on stops without a place, such as "KTX to Busan". */
  name?: string
  /** Where a transfer arrives; also where the luggage is, when that is not where the day started. */
  lat?: number
  lng?: number
  /** Only on a transfer: the stations or airports of departure and arrival. */
  stations?: { from: PlaceName; to: PlaceName }
  meal?: Meal
  treatment?: TreatmentClass
  /** The visit itself, without waiting. A time from 05:00 to 29:00, so that 25:30 is 01:30 of the next day. */
  arrive: string
  leave: string
  leg: PlanLeg | null
  cost: number
  /** The cost is the typical one of its kind. */
  costUnknown?: true
  /** Only on treatments: the stated prices that the cost is the sum of. Absent where the clinic states none. */
  fees?: StatedPrice[]
  hoursUnknown: boolean
  /** Codes of plan-codes.ts, such as `must`, `interest:culture`, `area:Hongdae`; locales/en says them in words. */
  because: string[]
  /** Locked by the traveller: a new plan keeps its position and time. */
  locked?: true
  /** Only on visits to clinics of a trip with several travellers. Absent where nothing suits, and in older trips. */
  companion?: CompanionTime
}

/** A place where whoever comes along spends a part of the time, with the way from the clinic or the place before it. */
export type CompanionStop = Pick<PlanStop, 'kind' | 'arrive' | 'leave' | 'cost' | 'costUnknown'> & {
  placeId: string
  leg: PlanLeg
}

/**
 * What whoever comes along does while the traveller is at a clinic, and when both meet there again. It stands on the
 * last of the visits that follow one another there, and no sum of the plan has its money.
 */
export type CompanionTime = { stops: CompanionStop[]; back: PlanLeg; meetAt: string }

export type PlanBase = { name: string; lat: number; lng: number }

export type PlanDay = {
  date: string
  /** Where the day begins: a base, or the airport of arrival. */
  from: PlanBase
  /** Where it ends; the next day begins there. */
  to: PlanBase
  stops: PlanStop[]
  returnLeg: PlanLeg | null
  cost: number
  /** A code of `shortfalls`: why the day has less than its pace asks for; null when it has enough. */
  shortfall: Shortfall | null
}

export const shortfalls = [
  'treatment',
  'recovery',
  'transfer',
  'arrival',
  'departure',
  'headline',
  'easy',
  'kept_hours',
  'few_fit',
  'some_wishes',
] as const
export type Shortfall = (typeof shortfalls)[number]

export const unplacedReasons = [
  'closed',
  'unknown',
  'too_far',
  'budget',
  'no_time',
  'recovery',
  'not_suitable',
  'trip_too_short',
  'permanently_closed',
  'no_clinic',
  'no_treatment',
  'place_to_stay',
  'none_near',
  'kept_hours',
  'out_of_season',
] as const
export type UnplacedReason = (typeof unplacedReasons)[number]

/** A wish that is not in the plan. `name` is the row's name, the traveller's own words, or a category of the form. */
export type Unplaced = { placeId: string | null; name: string; reason: UnplacedReason; note: string }

export const conflictWishes = [
  'dates',
  'selectedInterests',
  'totalBudget',
  'dailyBudgetRange',
  'areaPreferences',
  'mustVisitPlaces',
  'activityIntensity',
  'beautyCategories',
  'plasticSurgeryType',
  'socialMediaOptions',
  'cities',
  'nights',
  'flights',
  'diet',
  'keptHours',
] as const
export type ConflictWish = (typeof conflictWishes)[number]

/** Wishes that clash, and a change of one of them with which a plan was found. */
export type PlanConflict = { wishes: ConflictWish[]; relax: { wish: ConflictWish; to: number | string | null }[] }

export const planRules = [
  'open',
  'reachable',
  'apart',
  'pace',
  'meals',
  'budget',
  'must_visits',
  'areas_and_interests',
  'treatments',
  'company',
  'privacy',
  'words',
  'wishes',
] as const
export type PlanRule = (typeof planRules)[number]

/** How often a rule was tested, and how many of these tests depend on hours and prices that nobody has verified. */
export type PlanCheck = { rule: PlanRule; held: boolean; count: number; onUnverifiedFacts: number }

export type Plan = {
  timeZone: 'Asia/Seoul'
  currency: 'KRW'
  seed: number
  /** The base of the first night. */
  base: PlanBase
  days: PlanDay[]
  unplaced: Unplaced[]
  /** Answers that the plan as a whole satisfies, as codes of plan-codes.ts. */
  because?: string[]
  /** Recovery notes for each treatment: health data, like clinic stops. Absent without a treatment. */
  recovery?: RecoveryNote[]
  /** `code` is one of plan-codes.ts. */
  warnings: { code: string; text: string }[]
  conflicts: PlanConflict[]
  /** Whole won per traveller; null is no limit. */
  budget: { dailyLimit: number | null; tripLimit: number | null }
  checks: PlanCheck[]
  totals: { cost: number; travelMinutes: number; stops: number }
}
