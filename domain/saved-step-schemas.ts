import { z } from 'zod/mini'
import { isCalendarDate } from './calendar-dates.ts'
import { interests, seoulAreas } from './places.ts'
import type { SavedSteps } from './saved-steps.ts'
import {
  accommodationTypes,
  activityIntensities,
  airports,
  beautyCategories,
  cityWishes,
  dailyBudget,
  languageHelps,
  socialOptions,
  travelerTypes,
  tripTextLengths,
} from './trips.ts'

// A text that is a little too long is kept as it was typed, and marked in its field.
const lengthsKept = 10

/** A refinement: Zod's own length checks compare whatever has a length, and throw where that is no number. */
function text(most: number) {
  return z.string().check(z.refine((given) => given.length <= most, 'too_big'))
}

function some<Value extends string>(values: readonly Value[]) {
  return z.array(z.enum(values)).check(z.refine((given) => new Set(given).size === given.length, 'each only once'))
}

function choice<Value extends string>(values: readonly Value[]) {
  return z.nullable(z.enum(values))
}

const day = z.nullable(z.string().check(z.refine((given) => isCalendarDate(given), 'no date')))
const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u))
const flight = z.exactOptional(z.strictObject({ airport: z.enum(airports), time: clock }))
const halfFlight = z.exactOptional(z.strictObject({ airport: choice(airports), time: z.nullable(clock) }))
const yesOrNo = choice(['yes', 'no'])

const step1 = z.strictObject({
  startDate: day,
  endDate: day,
  selectedInterests: some(interests),
  arrival: flight,
  departure: flight,
  unfinishedFlights: z.exactOptional(z.strictObject({ arrival: halfFlight, departure: halfFlight })),
})

const step2 = z.strictObject({
  totalBudget: text(tripTextLengths.totalBudget * lengthsKept),
  dailyBudgetRange: z.int().check(z.gte(dailyBudget.min), z.lte(dailyBudget.max)),
  accommodationType: choice(accommodationTypes),
  areaPreferences: some(seoulAreas),
  travelerType: choice(travelerTypes),
  mustVisitPlaces: text(tripTextLengths.mustVisitPlaces * lengthsKept),
  languageSupport: yesOrNo,
  languageDetails: some(languageHelps),
  activityIntensity: choice(activityIntensities),
  cities: z.exactOptional(z.enum(cityWishes)),
})

const step3 = z.strictObject({
  beautyInterest: choice(['interested', 'not-interested']),
  beautyCategories: some(beautyCategories),
  plasticSurgeryType: text(tripTextLengths.plasticSurgeryType * lengthsKept),
  socialMediaInterest: yesOrNo,
  socialMediaOptions: some(socialOptions),
  vipPlan: yesOrNo,
})

const changedAt = z.iso.datetime()

/** The steps of the planner on an account. Strict, so that contact data is refused instead of kept. */
export const savedSteps = z.strictObject({
  step1: z.exactOptional(z.strictObject({ answers: z.nullable(step1), changedAt })),
  step2: z.exactOptional(z.strictObject({ answers: z.nullable(step2), changedAt })),
  step3: z.exactOptional(z.strictObject({ answers: z.nullable(step3), changedAt })),
})

const answer = z.object({ steps: savedSteps })

/** What the server says of somebody's steps; it throws for anything else. */
export function readSavedSteps(value: unknown): SavedSteps {
  return answer.parse(value).steps
}

/** The steps as they were stored. What an earlier release wrote in another shape counts as never answered. */
export function readStoredSteps(value: unknown): SavedSteps {
  const parsed = savedSteps.safeParse(value)
  return parsed.success ? parsed.data : {}
}
