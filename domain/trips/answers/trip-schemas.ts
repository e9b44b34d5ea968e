import { z } from 'zod/mini'
import { boundedList, boundedText } from '#domain/site/bounded-schemas.ts'
import { askedParty, bedTime, keptHours, ownClinic, ownWords, wakeUpTime } from './party-schemas.ts'
import { isTripLength, readTripDate } from './trip-dates.ts'
import { readCity } from './city-nights.ts'
import {
  dailyBudget,
  longestTripDays,
  mostStays,
  type TripFlight,
  type TripStep1,
  type TripStep2,
  type TripStep3,
  tripTextLengths,
} from './trips.ts'
import {
  type ChoiceReader,
  readAccommodation,
  readAirport,
  readArea,
  readBeautyCategory,
  readCityWish,
  readIntensity,
  readInterest,
  readLanguageHelp,
  readSocialOption,
  readTraveler,
} from '#domain/wishes/choice-words.ts'

const answerLength = 80
// More than any list of the planner has.
const mostAnswers = 50

/** A schema for a text that a reader parses. A text that the reader does not recognise is invalid. */
function read<T extends string>(reader: (text: string) => T | null, maxLength = answerLength) {
  return z.pipe(
    boundedText(maxLength),
    z.transform((text, context) => {
      const found = reader(text)
      if (found !== null) return found
      context.issues.push({ code: 'custom', message: 'unread', input: text })
      return z.NEVER
    }),
  )
}

/** An optional answer. Forms store an empty text if nothing was chosen. */
function answer<T extends string>(reader: ChoiceReader<T>) {
  const none = z.pipe(
    z.optional(z.nullable(z.literal(''))),
    z.transform(() => null),
  )
  return z._default(z.union([none, read(reader)]), null)
}

function answers<T extends string>(reader: ChoiceReader<T>) {
  return z.pipe(
    z._default(z.nullable(boundedList(read(reader), mostAnswers)), []),
    z.transform((list) => [...new Set(list)]),
  )
}

function words(maxLength: number) {
  return z.pipe(
    z._default(z.nullable(boundedText(maxLength)), ''),
    z.transform((text) => text ?? ''),
  )
}

const yesOrNo = answer((text) => (text === 'yes' || text === 'no' ? text : null))

const day = read(readTripDate)
const someInterests = answers(readInterest).check(z.refine((list) => list.length > 0))
// Forms send an empty text or empty fields when there is no flight. An incomplete flight is rejected.
const unset = z.optional(z.nullable(z.literal('')))
const noFlight = z.pipe(
  z.union([unset, z.strictObject({ airport: unset, time: unset })]),
  z.transform(() => null),
)
const someFlight = z.object({ airport: read(readAirport), time: read(readClock) })
const flight: z.ZodMiniType<TripFlight | null> = z._default(z.union([noFlight, someFlight]), null)

function readClock(text: string): string | null {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text) ? text : null
}

const dates = z
  .object({ startDate: day, endDate: day, selectedInterests: someInterests, arrival: flight, departure: flight })
  .check(z.refine(({ startDate, endDate }) => isTripLength(startDate, endDate), { path: ['endDate'] }))
const step1: z.ZodMiniType<TripStep1> = z.pipe(
  dates,
  z.transform(({ arrival, departure, ...asked }) => ({
    ...asked,
    ...(arrival && { arrival }),
    ...(departure && { departure }),
  })),
)

const cityNights = z.object({ city: read(readCity), nights: z.int().check(z.gte(1), z.lt(longestTripDays)) })

const askedLater = {
  diet: z.optional(z.nullable(ownWords)),
  party: z.optional(z.nullable(askedParty)),
  beds: z.optional(z.nullable(ownWords)),
  likes: z.optional(z.nullable(ownWords)),
  avoid: z.optional(z.nullable(ownWords)),
  firstTime: z.optional(z.nullable(z.boolean())),
  car: z.optional(z.nullable(z.boolean())),
  wakeUp: z.optional(z.nullable(wakeUpTime)),
  bedtime: z.optional(z.nullable(bedTime)),
  keptHours: z.optional(z.nullable(keptHours)),
}
const budgetAndPlaces = z.object({
  totalBudget: words(tripTextLengths.totalBudget),
  dailyBudgetRange: z._default(z.int().check(z.gte(dailyBudget.min), z.lte(dailyBudget.max)), dailyBudget.default),
  accommodationType: answer(readAccommodation),
  areaPreferences: answers(readArea),
  travelerType: answer(readTraveler),
  mustVisitPlaces: words(tripTextLengths.mustVisitPlaces),
  languageSupport: yesOrNo,
  languageDetails: answers(readLanguageHelp),
  activityIntensity: answer(readIntensity),
  cities: answer(readCityWish),
  nights: z.optional(z.nullable(boundedList(cityNights, mostStays))),
  ...askedLater,
})
const step2: z.ZodMiniType<TripStep2> = z.pipe(
  budgetAndPlaces,
  z.transform(
    ({
      cities,
      nights,
      diet,
      party,
      beds,
      likes,
      avoid,
      firstTime,
      car,
      wakeUp,
      bedtime,
      keptHours: kept,
      ...asked
    }) => ({
      ...asked,
      ...(cities && { cities }),
      ...(nights && nights.length > 0 && { nights }),
      ...(diet && { diet: [...new Set(diet)] }),
      ...(party && { party }),
      ...(beds && { beds: [...new Set(beds)] }),
      ...(likes && { likes: [...new Set(likes)] }),
      ...(avoid && { avoid: [...new Set(avoid)] }),
      ...(typeof firstTime === 'boolean' && { firstTime }),
      ...(typeof car === 'boolean' && { car }),
      ...(wakeUp && { wakeUp }),
      ...(bedtime && { bedtime }),
      ...(kept && kept.length > 0 && { keptHours: kept }),
    }),
  ),
)

const beautyAndSocial = z.object({
  beautyInterest: answer((text) => (text === 'interested' || text === 'not-interested' ? text : null)),
  beautyCategories: answers(readBeautyCategory),
  plasticSurgeryType: words(tripTextLengths.plasticSurgeryType),
  treatmentOn: z.optional(z.nullable(day)),
  ownClinic: z.optional(z.nullable(ownClinic)),
  socialMediaInterest: yesOrNo,
  socialMediaOptions: answers(readSocialOption),
  vipPlan: yesOrNo,
  fullName: words(tripTextLengths.contact),
  email: words(tripTextLengths.contact),
  phone: words(tripTextLengths.contact),
})
const step3: z.ZodMiniType<TripStep3> = z.pipe(
  beautyAndSocial,
  z.transform(({ treatmentOn, ownClinic: clinic, ...asked }) => ({
    ...asked,
    ...(treatmentOn && { treatmentOn }),
    ...(clinic && { ownClinic: clinic }),
  })),
)

const steps = z.object({ step1, step2, step3 })
type SavedSteps = z.infer<typeof steps>

/** The three saved steps of a request, or the fields that cannot be read, such as `step1.endDate`. */
export function readTripSteps(value: unknown): { steps: SavedSteps } | { fields: string[] } {
  const parsed = steps.safeParse(value)
  if (parsed.success) return { steps: parsed.data }
  return { fields: [...new Set(parsed.error.issues.map(({ path }) => path.slice(0, 2).join('.')))] }
}

const saved: { [K in keyof SavedSteps]: z.ZodMiniType<SavedSteps[K]> } = { step1, step2, step3 }

/** Parses a step that the device stored; null when it is unreadable. The text is not trusted. */
export function readSavedStep<K extends keyof SavedSteps>(step: K, text: string | null): SavedSteps[K] | null {
  const parsed = saved[step].safeParse(parseJson(text ?? ''))
  return parsed.success ? parsed.data : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Invalid JSON becomes null, which the schema rejects.
    return null
  }
}
