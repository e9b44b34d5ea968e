import { z } from 'zod/mini'
import { boundedList, boundedText } from '#domain/site/bounded-schemas.ts'
import { latitude, longitude } from '#domain/places/fact-schemas.ts'
import { mostCompanionStops } from './companion-time.ts'
import {
  type CompanionStop,
  type CompanionTime,
  conflictWishes,
  legModes,
  meals,
  type Plan,
  type PlanDay,
  type PlanLeg,
  planRules,
  type PlanStop,
  shortfalls,
  stopKinds,
  type Unplaced,
  unplacedReasons,
} from './plans.ts'
import { largestNumbers, longestTexts, mostItems, textPatterns } from '#domain/trips/document/trip-document-limits.ts'
import { calendarDate } from '#domain/korea/date-schemas.ts'
import { placeId, statedPrice } from '#domain/trips/document/trip-place-schemas.ts'
import type { RecoveryNote } from './trip-recovery.ts'
import { longestTripDays } from '#domain/trips/answers/trips.ts'
import {
  treatmentCares,
  treatmentChecks,
  treatmentClasses,
  treatmentFigures,
  type TreatmentSource,
} from '#domain/clinics/treatments.ts'

// The types below fail to compile when a field of Plan is missing here. A new field that can reveal a clinic also has
// to be handled in trip-privacy.ts.

const code = boundedText(longestTexts.code)
const line = boundedText(longestTexts.line)
const name = z.strictObject({ en: line, ko: line })
const won = wholeUpTo(largestNumbers.won)
const count = wholeUpTo(largestNumbers.count)
const clock = z.string().check(z.regex(textPatterns.planClock))

const leg = z.strictObject({
  mode: z.enum(legModes),
  minutes: wholeUpTo(largestNumbers.legMinutes),
  metres: wholeUpTo(largestNumbers.legMetres),
  cost: won,
} satisfies Record<keyof PlanLeg, unknown>)

const companionStop = z.strictObject({
  placeId,
  kind: z.enum(stopKinds),
  arrive: clock,
  leave: clock,
  leg,
  cost: won,
  costUnknown: z.exactOptional(z.literal(true)),
} satisfies Record<keyof CompanionStop, unknown>)

const companion = z.strictObject({
  stops: boundedList(companionStop, mostCompanionStops),
  back: leg,
  meetAt: clock,
} satisfies Record<keyof CompanionTime, unknown>)

const stop = z.strictObject({
  placeId: z.nullable(placeId),
  kind: z.enum(stopKinds),
  name: z.exactOptional(line),
  lat: z.exactOptional(latitude),
  lng: z.exactOptional(longitude),
  stations: z.exactOptional(z.strictObject({ from: name, to: name })),
  meal: z.exactOptional(z.enum(meals)),
  treatment: z.exactOptional(z.enum(treatmentClasses)),
  arrive: clock,
  leave: clock,
  leg: z.nullable(leg),
  cost: won,
  costUnknown: z.exactOptional(z.literal(true)),
  fees: z.exactOptional(boundedList(statedPrice, mostItems.fees)),
  hoursUnknown: z.boolean(),
  because: boundedList(code, mostItems.codes),
  locked: z.exactOptional(z.literal(true)),
  companion: z.exactOptional(companion),
} satisfies Record<keyof PlanStop, unknown>)

export const planBase = z.strictObject({ name: line, lat: latitude, lng: longitude })

const day = z.strictObject({
  date: calendarDate,
  from: planBase,
  to: planBase,
  stops: boundedList(stop, mostItems.stops),
  returnLeg: z.nullable(leg),
  cost: won,
  shortfall: z.nullable(z.enum(shortfalls)),
} satisfies Record<keyof PlanDay, unknown>)

const unplaced = z.strictObject({
  placeId: z.nullable(placeId),
  name: boundedText(longestTexts.remark),
  reason: z.enum(unplacedReasons),
  note: boundedText(longestTexts.remark),
} satisfies Record<keyof Unplaced, unknown>)

const wish = z.enum(conflictWishes)
const dates = z.strictObject({ from: calendarDate, to: calendarDate })

const pageOfTreatment = z.strictObject({
  address: boundedText(longestTexts.address).check(z.regex(textPatterns.httpsAddress)),
  publisher: boundedText(longestTexts.publisher),
  readOn: calendarDate,
  pageDate: z.nullable(calendarDate),
  figures: boundedList(z.enum(treatmentFigures), treatmentFigures.length),
} satisfies Record<keyof TreatmentSource, unknown>)

const recovery = z.strictObject({
  treatment: z.enum(treatmentClasses),
  placeId: z.nullable(placeId),
  treatedOn: calendarDate,
  quietUntil: calendarDate,
  checkups: boundedList(
    z.strictObject({ what: z.enum(treatmentChecks), window: dates, plannedOn: z.nullable(calendarDate) }),
    mostItems.checkups,
  ),
  earliestFlight: calendarDate,
  isFlightEarly: z.boolean(),
  secondVisit: z.nullable(dates),
  cares: boundedList(
    z.strictObject({ care: z.enum(treatmentCares), until: z.nullable(calendarDate) }),
    mostItems.cares,
  ),
  sources: boundedList(
    z.strictObject({
      id: code,
      name,
      source: z.nullable(boundedText(longestTexts.source)),
      checkedOn: z.nullable(calendarDate),
      sources: z.exactOptional(boundedList(pageOfTreatment, mostItems.treatmentPages)),
      open: z.exactOptional(boundedList(z.enum(treatmentFigures), treatmentFigures.length)),
    }),
    mostItems.treatments,
  ),
} satisfies Record<keyof RecoveryNote, unknown>)

export const plan: z.ZodMiniType<Plan> = z.strictObject({
  timeZone: z.literal('Asia/Seoul'),
  currency: z.literal('KRW'),
  seed: z.int().check(z.gte(0)),
  base: planBase,
  days: boundedList(day, longestTripDays).check(z.refine((days) => days.length > 0, 'a trip has a day')),
  unplaced: boundedList(unplaced, mostItems.unplaced),
  because: z.exactOptional(boundedList(code, mostItems.codes)),
  recovery: z.exactOptional(boundedList(recovery, mostItems.recoveries)),
  warnings: boundedList(z.strictObject({ code, text: boundedText(longestTexts.remark) }), mostItems.warnings),
  conflicts: boundedList(
    z.strictObject({
      wishes: boundedList(wish, mostItems.wishes),
      relax: boundedList(
        z.strictObject({ wish, to: z.nullable(z.union([z.number(), boundedText(longestTexts.relaxation)])) }),
        mostItems.wishes,
      ),
    }),
    mostItems.conflicts,
  ),
  budget: z.strictObject({ dailyLimit: z.nullable(won), tripLimit: z.nullable(z.int().check(z.gte(0))) }),
  checks: boundedList(
    z.strictObject({ rule: z.enum(planRules), held: z.boolean(), count, onUnverifiedFacts: count }),
    mostItems.checks,
  ),
  totals: z.strictObject({ cost: won, travelMinutes: count, stops: count }),
} satisfies Record<keyof Plan, unknown>)

function wholeUpTo(most: number) {
  return z.int().check(z.gte(0), z.lte(most))
}
