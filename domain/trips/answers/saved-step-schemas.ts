import { z } from 'zod/mini'
import { boundedList, boundedText, someOf } from '#domain/site/bounded-schemas.ts'
import { bedTime, keptHours, ownClinic, ownWords, tripParty, wakeUpTime } from './party-schemas.ts'
import { isTripLength } from './trip-dates.ts'
import { isStayCity } from '#domain/korea/stay-cities.ts'
import { calendarDate } from '#domain/korea/date-schemas.ts'
import { interests, seoulAreas } from '#domain/places/places.ts'
import type { SavedSteps } from './saved-steps.ts'
import {
  accommodationTypes,
  activityIntensities,
  airports,
  askedStep2,
  askedStep3,
  beautyCategories,
  cityWishes,
  dailyBudget,
  languageHelps,
  longestTripDays,
  mostStays,
  socialOptions,
  travelerTypes,
  tripTextLengths,
} from './trips.ts'

// Text up to ten times the limit is stored as typed, and its field shows the error.
const lengthsKept = 10

function choice<Value extends string>(values: readonly Value[]) {
  return z.nullable(z.enum(values))
}

const day = z.nullable(calendarDate)
const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u))
const flight = z.exactOptional(z.strictObject({ airport: z.enum(airports), time: clock }))
const halfFlight = z.exactOptional(z.strictObject({ airport: choice(airports), time: z.nullable(clock) }))
const yesOrNo = choice(['yes', 'no'])

const cityNights = z.strictObject({
  city: z.string().check(z.refine(isStayCity)),
  nights: z.int().check(z.gte(1), z.lt(longestTripDays)),
})

const step1 = z.strictObject({
  startDate: day,
  endDate: day,
  selectedInterests: someOf(interests),
  arrival: flight,
  departure: flight,
  unfinishedFlights: z.exactOptional(z.strictObject({ arrival: halfFlight, departure: halfFlight })),
})

/** Step 1 of a planned trip. */
export const finishedStep1 = z
  .strictObject({
    startDate: calendarDate,
    endDate: calendarDate,
    selectedInterests: someOf(interests).check(z.refine((given) => given.length > 0, 'missing')),
    arrival: flight,
    departure: flight,
  })
  .check(z.refine(({ startDate, endDate }) => isTripLength(startDate, endDate), { path: ['endDate'] }))

const step2 = z.strictObject({
  totalBudget: boundedText(tripTextLengths.totalBudget * lengthsKept),
  dailyBudgetRange: z.int().check(z.gte(dailyBudget.min), z.lte(dailyBudget.max)),
  accommodationType: choice(accommodationTypes),
  areaPreferences: someOf(seoulAreas),
  travelerType: choice(travelerTypes),
  mustVisitPlaces: boundedText(tripTextLengths.mustVisitPlaces * lengthsKept),
  languageSupport: yesOrNo,
  languageDetails: someOf(languageHelps),
  activityIntensity: choice(activityIntensities),
  cities: z.exactOptional(z.enum(cityWishes)),
  nights: z.exactOptional(boundedList(cityNights, mostStays)),
  diet: z.exactOptional(ownWords),
  party: z.exactOptional(tripParty),
  beds: z.exactOptional(ownWords),
  likes: z.exactOptional(ownWords),
  avoid: z.exactOptional(ownWords),
  firstTime: z.exactOptional(z.boolean()),
  car: z.exactOptional(z.boolean()),
  wakeUp: z.exactOptional(wakeUpTime),
  bedtime: z.exactOptional(bedTime),
  keptHours: z.exactOptional(keptHours),
})

const step3 = z.strictObject({
  beautyInterest: choice(['interested', 'not-interested']),
  beautyCategories: someOf(beautyCategories),
  plasticSurgeryType: boundedText(tripTextLengths.plasticSurgeryType * lengthsKept),
  treatmentOn: z.exactOptional(calendarDate),
  ownClinic: z.exactOptional(ownClinic),
  socialMediaInterest: yesOrNo,
  socialMediaOptions: someOf(socialOptions),
  vipPlan: yesOrNo,
})

/** Steps 2 and 3 as accounts and trips store them. Parsing drops answers whose question is not asked. */
export const savedStep2 = step2.check(z.overwrite((given) => askedStep2(given)))
export const savedStep3 = step3.check(z.overwrite((given) => askedStep3(given)))

const changedAt = z.iso.datetime()

/** The planner's steps in an account. Strict, so that contact data is rejected instead of stored. */
export const savedSteps = z.strictObject({
  step1: z.exactOptional(z.strictObject({ answers: z.nullable(step1), changedAt })),
  step2: z.exactOptional(z.strictObject({ answers: z.nullable(savedStep2), changedAt })),
  step3: z.exactOptional(z.strictObject({ answers: z.nullable(savedStep3), changedAt })),
})

/** Parses stored steps. A step that an earlier release stored in another format counts as unanswered. */
export function readStoredSteps(value: unknown): SavedSteps {
  const parsed = savedSteps.safeParse(value)
  return parsed.success ? parsed.data : {}
}
