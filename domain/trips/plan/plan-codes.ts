import { interests, seoulAreas } from '#domain/places/places.ts'
import { treatmentClasses } from '#domain/clinics/treatments.ts'
import { accommodationTypes, languageHelps, travelerTypes } from '#domain/trips/answers/trips.ts'

/** Reasons for a stop, or for a property of the whole plan. locales/en has a sentence for each code. */
export const becauseCodes = [
  /** The traveller named it. */
  'must',
  /** The traveller added it by hand. */
  'added',
  /** It is of a kind that the traveller likes. */
  'liked',
  /** It is close to the day's route, and there is no other reason. */
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
  /** Language help was asked for without choosing a kind. */
  'help:language',
  ...languageHelps.map((help) => `help:${help}` as const),
  /** A visit to a clinic. */
  ...treatmentClasses.map((name) => `treatment:${name}` as const),
  /** The clinic says that its staff speak a language other than Korean. */
  'clinic:language',
  /** The clinic is registered to treat foreign patients. */
  'clinic:registered',
  /** The traveller arranged the time with the clinic. */
  'clinic:arranged',
  /** The catalogue has no clinic for the treatment, so its day is kept free. Only on rest stops. */
  ...treatmentClasses.map((name) => `kept-free:${name}` as const),
  /** The traveller asked to keep these hours free. Only on stops at the place to stay. */
  'kept-hours',
] as const
export type BecauseCode = (typeof becauseCodes)[number]

/** Says whether this version knows the code; a document of another version may hold others. */
export function isBecauseCode(code: string): code is BecauseCode {
  const known: readonly string[] = becauseCodes
  return known.includes(code)
}

/** What a traveller should know of a whole plan. */
export const planWarnings = [
  /** The total budget is in a currency that is not converted. */
  'budget_currency',
  /** The total budget cannot be read. */
  'budget_unclear',
  /** The treatment was not recognised, so the class's longest recovery is planned. */
  'treatment_unread',
  'ask_your_clinic',
  'clinic_hours_unknown',
  /** Language help was asked for, and the languages of the clinic's staff are unknown. */
  'clinic_language_unknown',
  /** It is unknown whether the clinic is registered to treat foreign patients. */
  'clinic_registration_unknown',
  /** The trip ends before the recommended first day for a flight after a treatment. */
  'flight_early',
  /** The departure is too early after the arrival for the traveller to leave the airport. */
  'flights_clash',
  /** A flight leaves no time for anything on its day. */
  'flight_day_empty',
  /** Several cities were asked for, and this plan sleeps in one. */
  'one_city',
  /** Some cities have other nights than were asked for. */
  'other_nights',
  /** The trip lies over the new year by the moon, over the harvest festival, or in the rains of early summer. */
  'holiday_seollal',
  'holiday_chuseok',
  'season_rain',
  /** Not every meal is at a kitchen that is known for what the traveller eats. */
  'diet_ask',
  'diet_of_some',
  'car_permit',
  /** Somebody has an allergy: no kitchen is confirmed to be safe. */
  'allergy_ask',
  /** A day with a named place costs more than its limit; the other days leave as much. */
  'named_day_dear',
  /** The search was ended by the time limit. */
  'time_cut',
  /** A language model was asked, but the built-in writer's text was used. */
  'words_built_in',
] as const
export type PlanWarning = (typeof planWarnings)[number]

/** Warnings that reveal a treatment; they are hidden together with treatments. */
export const treatmentWarnings: readonly PlanWarning[] = [
  'treatment_unread',
  'ask_your_clinic',
  'clinic_hours_unknown',
  'clinic_language_unknown',
  'clinic_registration_unknown',
  'flight_early',
]
