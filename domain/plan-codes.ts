import { interests, seoulAreas } from './places.ts'
import { treatmentClasses } from './treatments.ts'
import { accommodationTypes, languageHelps, travelerTypes } from './trips.ts'

/** Why a stop is in a plan, or what a whole plan keeps to. locales/en says each of them in words. */
export const becauseCodes = [
  /** The traveller named it. */
  'must',
  /** The traveller added it by hand. */
  'added',
  /** It is close to the day's way, and nothing else speaks for it. */
  'near',
  ...interests.map((interest) => `interest:${interest}` as const),
  ...seoulAreas.map((area) => `area:${area}` as const),
  'tag:hidden-gem',
  'tag:viral',
  'tag:photogenic',
  'tag:hair',
  'tag:skincare',
  'tag:english-menu',
  'social:cafe',
  'social:restaurants',
  ...travelerTypes.map((type) => `for:${type}` as const),
  /** It is close to where one stays; of a whole plan: each day begins and ends there. */
  ...accommodationTypes.map((type) => `stay:${type}` as const),
  /** Help with the language was asked for, without saying which. */
  'help:language',
  ...languageHelps.map((help) => `help:${help}` as const),
  /** A visit to a clinic. */
  ...treatmentClasses.map((name) => `treatment:${name}` as const),
  /** The clinic says that its staff speaks a language beside Korean. */
  'clinic:language',
  /** The clinic is registered for treating foreign patients. */
  'clinic:registered',
  /** The catalogue has no clinic for the treatment: its day is kept free. Only of rest stops. */
  ...treatmentClasses.map((name) => `kept-free:${name}` as const),
] as const
export type BecauseCode = (typeof becauseCodes)[number]

/** Tells a code of this version from one that a document of another version holds. */
export function isBecauseCode(code: string): code is BecauseCode {
  const known: readonly string[] = becauseCodes
  return known.includes(code)
}

/** What a traveller should know of a whole plan. */
export const planWarnings = [
  /** The total budget is in a currency that is not guessed. */
  'budget_currency',
  /** The total budget cannot be read. */
  'budget_unclear',
  /** The treatment cannot be read: the longest one of its class is planned. */
  'treatment_unread',
  'ask_your_clinic',
  'clinic_hours_unknown',
  /** Help with the language was asked for, and nobody knows what the clinic's staff speaks. */
  'clinic_language_unknown',
  /** Nobody knows whether the clinic is registered for treating foreign patients. */
  'clinic_registration_unknown',
  /** The trip ends earlier after a treatment than a flight is planned with. */
  'flight_early',
  /** The flight home leaves before one could have left the airport of arrival. */
  'flights_clash',
  /** A flight leaves no time for anything on its day. */
  'flight_day_empty',
  /** Several cities were asked for, and this plan sleeps in one. */
  'one_city',
  /** The search was ended by the time limit. */
  'time_cut',
  /** A language model was asked for words and those of the built-in writer were taken. */
  'words_built_in',
] as const
export type PlanWarning = (typeof planWarnings)[number]

/** Warnings that tell of a treatment: whoever hides treatments hides them too. */
export const treatmentWarnings: readonly PlanWarning[] = [
  'treatment_unread',
  'ask_your_clinic',
  'clinic_hours_unknown',
  'clinic_language_unknown',
  'clinic_registration_unknown',
  'flight_early',
]
