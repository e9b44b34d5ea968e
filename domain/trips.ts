import type { Interest, SeoulArea } from './places.ts'

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
}

/** The third step. Name, e-mail and phone stay on the device; no plan is made from them. */
export type TripStep3 = {
  beautyInterest: 'interested' | 'not-interested' | null
  beautyCategories: BeautyCategory[]
  plasticSurgeryType: string
  socialMediaInterest: 'yes' | 'no' | null
  socialMediaOptions: SocialOption[]
  vipPlan: 'yes' | 'no' | null
  fullName: string
  email: string
  phone: string
}

/** The three saved steps without contact data: the input of a plan. */
export type TripSteps = {
  step1: TripStep1
  step2: TripStep2
  step3: Omit<TripStep3, 'fullName' | 'email' | 'phone'>
}

/** Removes name, e-mail and phone from the saved steps, so that they may leave the device and be stored with a plan. */
export function withoutContact(steps: { step1: TripStep1; step2: TripStep2; step3: TripStep3 }): TripSteps {
  const { fullName: _name, email: _email, phone: _phone, ...step3 } = steps.step3
  return { step1: steps.step1, step2: steps.step2, step3 }
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

type Opened = Pick<TripStep2, 'languageDetails'> &
  Pick<TripStep3, 'beautyCategories' | 'plasticSurgeryType' | 'socialMediaOptions'>

/** The answers that the forms still show. An answer is ignored if the question above it was since changed. */
export function openedAnswers(step2: TripStep2, step3: TripSteps['step3']): Opened {
  const beauty = step3.beautyInterest === 'interested' ? step3.beautyCategories : []
  const asksTreatment = beauty.includes('Plastic Surgery') || beauty.includes('Medical Treatment')
  return {
    languageDetails: step2.languageSupport === 'yes' ? step2.languageDetails : [],
    beautyCategories: beauty,
    plasticSurgeryType: asksTreatment ? step3.plasticSurgeryType : '',
    socialMediaOptions: step3.socialMediaInterest === 'yes' ? step3.socialMediaOptions : [],
  }
}
