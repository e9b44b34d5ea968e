import { addDays } from '#domain/korea/calendar-dates.ts'
import {
  conflictWishes,
  legModes,
  meals,
  type Plan,
  type PlanBase,
  type PlanCheck,
  type PlanConflict,
  type PlanDay,
  type PlanLeg,
  planRules,
  type PlanStop,
  shortfalls,
  stopKinds,
  type Unplaced,
  unplacedReasons,
} from '#domain/trips/plan/plans.ts'
import { bothNames, calendarDate, latitude, line, longitude, placeId } from './repair-trip-places.ts'
import {
  flag,
  listOf,
  type Losses,
  nullOr,
  numberIn,
  objectOf,
  oneOf,
  orElse,
  type Reader,
  fieldsOf,
  textLike,
  textUpTo,
  wholeIn,
} from './stored-values.ts'
import {
  treatmentCares,
  treatmentChecks,
  treatmentClasses,
  treatmentFigures,
  type TreatmentSource,
} from '#domain/clinics/treatments.ts'
import { largestNumbers, longestTexts, mostItems, textPatterns } from './trip-document-limits.ts'
import type { DateRange, RecoveryNote } from '#domain/trips/plan/trip-recovery.ts'
import { longestTripDays } from '#domain/trips/answers/trips.ts'

const clock = textLike(textPatterns.planClock, 5)
const won = wholeIn(0, largestNumbers.won)
const count = wholeIn(0, largestNumbers.count)
const code = textUpTo(longestTexts.code)
const remark = textUpTo(longestTexts.remark)
const codes = listOf(code, mostItems.codes)

const leg: Reader<PlanLeg> = objectOf<PlanLeg>({
  mode: oneOf(legModes),
  minutes: wholeIn(0, largestNumbers.legMinutes),
  metres: wholeIn(0, largestNumbers.legMetres),
  cost: won,
})

const stop: Reader<PlanStop> = objectOf<PlanStop>(
  {
    placeId: nullOr(placeId),
    kind: oneOf(stopKinds),
    arrive: clock,
    leave: clock,
    leg: orElse(nullOr(leg), null),
    cost: orElse(won, 0),
    // Unreadable hours are hours that nobody has confirmed.
    hoursUnknown: orElse(flag, true),
    because: orElse(codes, []),
  },
  {
    name: line,
    lat: latitude,
    lng: longitude,
    stations: objectOf<NonNullable<PlanStop['stations']>>({ from: bothNames, to: bothNames }),
    meal: oneOf(meals),
    treatment: oneOf(treatmentClasses),
    costUnknown: oneOf([true]),
    locked: oneOf([true]),
  },
)

const base: Reader<PlanBase> = objectOf<PlanBase>({ name: line, lat: latitude, lng: longitude })

function dayOn(date: string, planBase: PlanBase): Reader<PlanDay> {
  return objectOf<PlanDay>({
    date: orElse((stored) => (stored === date ? date : undefined), date),
    from: orElse(base, planBase),
    to: orElse(base, planBase),
    stops: listOf(stop, mostItems.stops),
    returnLeg: orElse(nullOr(leg), null),
    cost: orElse(won, 0),
    shortfall: orElse(nullOr(oneOf(shortfalls)), null),
  })
}

const unplaced: Reader<Unplaced> = objectOf<Unplaced>({
  placeId: nullOr(placeId),
  name: remark,
  reason: oneOf(unplacedReasons),
  note: remark,
})

const amount = numberIn(-Infinity, Infinity)
const relaxation = textUpTo(longestTexts.relaxation)
const conflict: Reader<PlanConflict> = objectOf<PlanConflict>({
  wishes: listOf(oneOf(conflictWishes), mostItems.wishes),
  relax: listOf(
    objectOf<PlanConflict['relax'][number]>({
      wish: oneOf(conflictWishes),
      to: (stored, losses) => (stored === null ? null : (amount(stored, losses) ?? relaxation(stored, losses))),
    }),
    mostItems.wishes,
  ),
})

const check: Reader<PlanCheck> = objectOf<PlanCheck>({
  rule: oneOf(planRules),
  held: flag,
  count,
  onUnverifiedFacts: count,
})

const dates: Reader<DateRange> = objectOf<DateRange>({ from: calendarDate, to: calendarDate })

const pageOfTreatment: Reader<TreatmentSource> = objectOf<TreatmentSource>({
  address: textLike(textPatterns.httpsAddress, longestTexts.address),
  publisher: textUpTo(longestTexts.publisher),
  readOn: calendarDate,
  pageDate: nullOr(calendarDate),
  figures: listOf(oneOf(treatmentFigures), treatmentFigures.length),
})

const recovery: Reader<RecoveryNote> = objectOf<RecoveryNote>({
  treatment: oneOf(treatmentClasses),
  placeId: nullOr(placeId),
  treatedOn: calendarDate,
  quietUntil: calendarDate,
  checkups: listOf(
    objectOf<RecoveryNote['checkups'][number]>({
      what: oneOf(treatmentChecks),
      window: dates,
      plannedOn: nullOr(calendarDate),
    }),
    mostItems.checkups,
  ),
  earliestFlight: calendarDate,
  isFlightEarly: flag,
  secondVisit: nullOr(dates),
  cares: listOf(
    objectOf<RecoveryNote['cares'][number]>({ care: oneOf(treatmentCares), until: nullOr(calendarDate) }),
    mostItems.cares,
  ),
  sources: listOf(
    objectOf<RecoveryNote['sources'][number]>(
      { id: code, name: bothNames, source: nullOr(textUpTo(longestTexts.source)), checkedOn: nullOr(calendarDate) },
      {
        sources: listOf(pageOfTreatment, mostItems.treatmentPages),
        open: listOf(oneOf(treatmentFigures), treatmentFigures.length),
      },
    ),
    mostItems.treatments,
  ),
})

const warning: Reader<Plan['warnings'][number]> = objectOf<Plan['warnings'][number]>({ code, text: remark })

/** A stored plan. Without a base or a day it is unreadable; `startDate` is used where its first day has no date. */
export function storedPlan(stored: unknown, losses: Losses, startDate: string | null): Plan | undefined {
  const fields = fieldsOf(stored)
  const days = readDays(fields?.['days'], fields?.['base'], losses, startDate)
  if (!fields || !days) return undefined
  const [first] = days
  const plan = objectOf<Omit<Plan, 'days' | 'totals'>>(
    {
      timeZone: orElse(oneOf(['Asia/Seoul']), 'Asia/Seoul'),
      currency: orElse(oneOf(['KRW']), 'KRW'),
      seed: orElse(wholeIn(0, Number.MAX_SAFE_INTEGER), 0),
      base: orElse(base, first.to),
      unplaced: orElse(listOf(unplaced, mostItems.unplaced), []),
      warnings: orElse(listOf(warning, mostItems.warnings), []),
      conflicts: orElse(listOf(conflict, mostItems.conflicts), []),
      budget: orElse(
        objectOf<Plan['budget']>({ dailyLimit: nullOr(won), tripLimit: nullOr(wholeIn(0, Number.MAX_SAFE_INTEGER)) }),
        {
          dailyLimit: null,
          tripLimit: null,
        },
      ),
      checks: orElse(listOf(check, mostItems.checks), []),
    },
    { because: codes, recovery: listOf(recovery, mostItems.recoveries) },
  )(fields, losses)
  if (!plan) return undefined
  const totals = objectOf<Plan['totals']>({ cost: won, travelMinutes: count, stops: count })
  return { ...plan, days, totals: orElse(totals, sumsOf(days))(fields['totals'], losses) }
}

function readDays(
  stored: unknown,
  storedBase: unknown,
  losses: Losses,
  startDate: string | null,
): [PlanDay, ...PlanDay[]] | null {
  if (!Array.isArray(stored) || stored.length > longestTripDays) return null
  const days = stored.map((day: unknown) => fieldsOf(day))
  const none: Losses = { count: 0 }
  const anyBase = [storedBase, ...days.flatMap((day) => [day?.['from'], day?.['to']])]
    .map((one) => base(one, none))
    .find((one) => one !== undefined)
  const start = calendarDate(days[0]?.['date'], none) ?? startDate
  if (!anyBase || start === null) return null
  // The days of a trip follow each other, so a date that is unreadable is known.
  const read = days.flatMap((day, index) => dayOn(addDays(start, index), anyBase)(day, losses) ?? [])
  const [first, ...rest] = read
  // If a day were left out, the other days would move to other dates.
  return first && read.length === days.length ? [first, ...rest] : null
}

function sumsOf(days: readonly PlanDay[]): Plan['totals'] {
  const stops = days.flatMap((day) => day.stops)
  const legs = [...stops.map((one) => one.leg), ...days.map(({ returnLeg }) => returnLeg)]
  return {
    cost: days.reduce((sum, { cost }) => sum + cost, 0),
    travelMinutes: legs.reduce((sum, way) => sum + (way?.minutes ?? 0), 0),
    stops: stops.length,
  }
}
