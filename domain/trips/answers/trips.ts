import type { Interest, SeoulArea } from '#domain/places/places.ts'
import type { OwnClinic } from './own-clinic.ts'

export const accommodationTypes = ['hotel', 'guesthouse', 'airbnb', 'budget'] as const
export type AccommodationType = (typeof accommodationTypes)[number]

export const travelerTypes = ['solo', 'couple', 'friends', 'family', 'business'] as const
export type TravelerType = (typeof travelerTypes)[number]

export const languageHelps = ['guides', 'translation', 'ai'] as const
export type LanguageHelp = (typeof languageHelps)[number]

export const activityIntensities = ['light', 'balanced', 'packed'] as const
export type ActivityIntensity = (typeof activityIntensities)[number]

export const beautyCategories = [
  'Skin Treatment',
  'Hair Care',
  'Plastic Surgery',
  'Korean Skincare Shopping',
  'Medical Treatment',
] as const
export type BeautyCategory = (typeof beautyCategories)[number]

export const socialOptions = [
  'Cafe',
  'Restaurants',
  'Hidden Gem',
  'Viral Location',
  'Instagrammable places only',
] as const
export type SocialOption = (typeof socialOptions)[number]

/** The range of the daily budget in won. The top of the slider means "and above". */
export const dailyBudget = { min: 20_000, max: 120_000, step: 10_000, default: 60_000 } as const

/** The stay that most visitors are allowed without a visa. */
export const longestTripDays = 90

/** The maximum number of characters for each text field. */
export const tripTextLengths = {
  totalBudget: 200,
  mustVisitPlaces: 2000,
  plasticSurgeryType: 500,
  contact: 320,
} as const

/** Airports where a trip may start or end. */
export const airports = ['ICN', 'GMP', 'PUS', 'CJU', 'TAE', 'CJJ', 'MWX'] as const
export type Airport = (typeof airports)[number]

/** A landing or take-off; the time is Korean time, HH:MM. */
export type TripFlight = { airport: Airport; time: string }

/** The first step of the planner as it is saved on the device. Dates are days in Korea, YYYY-MM-DD. */
export type TripStep1 = {
  startDate: string
  endDate: string
  selectedInterests: Interest[]
  /** Optional; without flights the first and the last day are full days. */
  arrival?: TripFlight
  departure?: TripFlight
}

export const cityWishes = ['one', 'several'] as const
export type CityWish = (typeof cityWishes)[number]

/** Nights in a city, by its id in trip-cities.ts. */
export type CityNights = { city: string; nights: number }

/** The most stays that may be told with their nights. */
export const mostStays = 12

export const mobilities = ['wheelchair', 'pram'] as const
export type Mobility = (typeof mobilities)[number]

/** Who travels. */
export type TripParty = {
  adults: number
  childAges: number[]
  /** Somebody is too old for many stairs and long walks. */
  older: boolean
  mobility: Mobility | null
}

/** The largest party, and the age up to which somebody is a child. */
export const partyLimits = { adults: 20, children: 10, childAge: 17 } as const
/** The hours that a plan can keep to: the first and the last, HH:MM. */
export const dayHours = { wakeUp: ['05:00', '10:30'], bedtime: ['20:00', '23:59'] } as const

/** Stations of fast trains where a trip may start or end. */
export const trainStations = [
  'Seoul',
  'Yongsan',
  'Cheongnyangni',
  'Suseo',
  'Gwangmyeong',
  'Daejeon',
  'Dongdaegu',
  'Gyeongju',
  'Ulsan',
  'Busan',
  'Pohang',
  'Iksan',
  'Gwangju-Songjeong',
  'Mokpo',
  'Jeonju',
  'Suncheon',
  'Yeosu Expo',
  'Jinbu',
  'Gangneung',
  'Jinju',
  'Andong',
  'Chuncheon',
] as const
export type TrainStation = (typeof trainStations)[number]

/** Hours that a plan keeps free, HH:MM: a rest, an appointment, a meeting; on one day, YYYY-MM-DD, or on each. */
export type KeptHours = {
  on: string | null
  from: string
  to: string
  /**
   * Where a train stops at the end of the first hours of the trip, or where one has to be at the beginning of the last
   * ones: the trip starts or ends there.
   */
  at?: TrainStation | Airport
}

/** How many of them, the first and the last hour of a day, and how long they are at least, in minutes. */
export const keptLimits = { most: 20, hours: ['05:00', '23:59'], minutes: 15 } as const

/** Whether hours that are kept free are long enough to be some. */
export function isKeptLength({ from, to }: Pick<KeptHours, 'from' | 'to'>): boolean {
  const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  return minutesOf(to) - minutesOf(from) >= keptLimits.minutes
}

/** Diets, and what a traveller does not want: so many entries, each of so many characters. */
export const wordLimits = { words: 20, characters: 60 } as const

/** The second step. A question without an answer is null, a text without one is empty. */
export type TripStep2 = {
  totalBudget: string
  dailyBudgetRange: number
  accommodationType: AccommodationType | null
  areaPreferences: SeoulArea[]
  travelerType: TravelerType | null
  mustVisitPlaces: string
  languageSupport: 'yes' | 'no' | null
  languageDetails: LanguageHelp[]
  activityIntensity: ActivityIntensity | null
  /** One city or several; absent: the planner decides. */
  cities?: CityWish
  /** How many nights are in which city: in this order where they fill the trip; else the planner shares the others. */
  nights?: CityNights[]
  // The answers below are absent when they were not asked.
  /** Such as `vegan`, or in the traveller's own words. */
  diet?: string[]
  party?: TripParty
  /** In the traveller's own words, such as `museums` or `raw fish`. */
  avoid?: string[]
  /** Where one sleeps, one place or quarter for a city: each day there begins and ends near it. */
  beds?: string[]
  /** Kinds of places and dishes, such as `aquariums`, of each of which the plan has one; or `at most 2 palaces`. */
  likes?: string[]
  /** Whether nobody has been in Korea before. */
  firstTime?: boolean
  /** Whether they drive a rental car outside the capital. */
  car?: boolean
  /** No day begins before this time, HH:MM. */
  wakeUp?: string
  /** Every day ends at the bed by this time, HH:MM. Flights and moves between cities keep their own hours. */
  bedtime?: string
  /** Nothing is planned in these hours. */
  keptHours?: KeptHours[]
}

/** The third step. Name, e-mail and phone stay on the device; no plan is made from them. */
export type TripStep3 = {
  beautyInterest: 'interested' | 'not-interested' | null
  beautyCategories: BeautyCategory[]
  plasticSurgeryType: string
  /** The day of the treatment that needs most rest, YYYY-MM-DD; absent when any day will do. */
  treatmentOn?: string
  /** The traveller has an appointment on that day. */
  ownClinic?: OwnClinic
  socialMediaInterest: 'yes' | 'no' | null
  socialMediaOptions: SocialOption[]
  vipPlan: 'yes' | 'no' | null
  fullName: string
  email: string
  phone: string
}

/** The contact data of step 3. */
export type ContactData = Pick<TripStep3, 'fullName' | 'email' | 'phone'>

/** A request: the three steps without contact data, the input of a plan. See `planRequest`. */
export type TripSteps = {
  step1: TripStep1
  step2: TripStep2
  step3: Omit<TripStep3, keyof ContactData>
}

/** How full days are; no number is no limit. What counts as a sight: attractions, shopping and nightlife. */
export type Pace = { sightsFrom: number; sightsTo: number | null; cafesFrom: number; longestGapMinutes: number | null }

/** The pace for an answer. No answer means balanced. */
export function paceOf(intensity: ActivityIntensity | null): Pace {
  switch (intensity) {
    case 'light':
      return { sightsFrom: 2, sightsTo: 3, cafesFrom: 1, longestGapMinutes: null }
    case 'packed':
      return { sightsFrom: 6, sightsTo: null, cafesFrom: 0, longestGapMinutes: 45 }
    case 'balanced':
    case null:
      return { sightsFrom: 4, sightsTo: 6, cafesFrom: 0, longestGapMinutes: null }
  }
}

/** The categories that a clinic treats. */
const treatmentCategories: readonly string[] = [
  'Skin Treatment',
  'Plastic Surgery',
  'Medical Treatment',
] satisfies BeautyCategory[]

/** Whether a name is that of a category of treatments by a clinic. */
export function isTreatmentCategory(name: string): boolean {
  return treatmentCategories.includes(name)
}

type GivenStep3 = TripSteps['step3'] & Partial<ContactData>
type ClosedInStep2 = Pick<TripStep2, 'languageDetails'>
type ClosedInStep3 = Pick<
  TripStep3,
  'beautyCategories' | 'plasticSurgeryType' | 'treatmentOn' | 'ownClinic' | 'socialMediaOptions'
>

const nothingInStep2: ClosedInStep2 = { languageDetails: [] }
const nothingInStep3: ClosedInStep3 = { beautyCategories: [], plasticSurgeryType: '', socialMediaOptions: [] }

/** Step 2 with `closed` in place of answers whose question is not asked. */
export function askedStep2(step2: TripStep2, closed: ClosedInStep2 = nothingInStep2): TripStep2 {
  return { ...step2, languageDetails: (step2.languageSupport === 'yes' ? step2 : closed).languageDetails }
}

/** Step 3 with `closed` in place of answers whose question is not asked. */
export function askedStep3(step3: TripSteps['step3'], closed: ClosedInStep3 = nothingInStep3): TripSteps['step3'] {
  const asksKinds = step3.beautyInterest === 'interested'
  const kinds = asksKinds ? step3.beautyCategories : []
  const asksDay = kinds.some(isTreatmentCategory)
  const asksTreatment = kinds.includes('Plastic Surgery') || kinds.includes('Medical Treatment')
  const { treatmentOn: _day, ownClinic: _clinic, ...others } = step3
  const { treatmentOn, ownClinic } = asksDay ? step3 : closed
  return {
    ...others,
    ...(treatmentOn !== undefined && { treatmentOn, ...(ownClinic && { ownClinic }) }),
    beautyCategories: asksKinds ? kinds : closed.beautyCategories,
    plasticSurgeryType: (asksTreatment ? step3 : closed).plasticSurgeryType,
    socialMediaOptions: (step3.socialMediaInterest === 'yes' ? step3 : closed).socialMediaOptions,
  }
}

/** Step 3 as it may leave the device: without contact data and answers whose question is not asked. */
export function requestStep3({
  fullName: _name,
  email: _email,
  phone: _phone,
  ...step3
}: GivenStep3): TripSteps['step3'] {
  return askedStep3(step3)
}

/**
 * Makes the request for a plan from the saved steps. The forms keep answers whose question is no longer asked, so that
 * they are there when it is asked again. A request has none of them, and no name, e-mail or phone.
 */
export function planRequest({ step1, step2, step3 }: Omit<TripSteps, 'step3'> & { step3: GivenStep3 }): TripSteps {
  const { startDate, endDate } = step1
  const asked = requestStep3(step3)
  const { treatmentOn = startDate } = asked
  // What was chosen for a day of other dates is no answer.
  if (treatmentOn < startDate || treatmentOn > endDate) {
    delete asked.treatmentOn
    delete asked.ownClinic
  }
  const { keptHours = [], ...others } = askedStep2(step2)
  const kept = keptHours.filter(({ on }) => on === null || (on >= startDate && on <= endDate))
  return { step1, step2: { ...others, ...(kept.length > 0 && { keptHours: kept }) }, step3: asked }
}

/** The contact data of step 3; empty unless the VIP plan is asked for. */
export function askedContact({ vipPlan, fullName, email, phone }: TripStep3): ContactData {
  return vipPlan === 'yes' ? { fullName, email, phone } : { fullName: '', email: '', phone: '' }
}
