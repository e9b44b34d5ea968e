import type { PlaceName } from '#domain/places/places.ts'
import { addDays, daysBetween, isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { caresAfter, type DayRange, treatmentChecks, type TreatmentFacts } from '#domain/clinics/treatments.ts'

/** The page of the aftercare passport of a visit. */
export const aftercarePath = '/consultations/aftercare'

/** What the ranges of a treatment say: what to avoid, and what comes. */
export const aftercareKinds = [
  'quiet',
  ...caresAfter,
  ...treatmentChecks,
  'flight',
  'calm_flight',
  'second_visit',
] as const
export type AftercareKind = (typeof aftercareKinds)[number]

/**
 * When, in days after the treatment, which is day 0, and as dates in Korea. What is to be avoided lasts until the upper
 * end of its range, which is the safe one, and a flight waits for it. A check is between both ends.
 */
type AftercareTime =
  | { when: 'until' | 'from'; day: number; date: string }
  | { when: 'between'; days: DayRange; dates: readonly [from: string, to: string] }
  /** No number is known. */
  | { when: 'unknown' }

export type AftercareStep = AftercareTime & { kind: AftercareKind }

/** A treatment with what its ranges say, in the order in which it ends. */
export type Aftercare = { id: string; name: PlaceName; steps: AftercareStep[] }

/** What the table says of one treatment that was given on a day. Its figures are ranges, and the clinic decides. */
export function aftercareOf(row: TreatmentFacts, treatedOn: string): Aftercare {
  const dayOf = (day: number) => ({ day, date: addDays(treatedOn, day) })
  const avoid = (kind: AftercareKind, days: DayRange | null): AftercareStep =>
    days ? { kind, when: 'until', ...dayOf(days[1]) } : { kind, when: 'unknown' }
  const come = (kind: AftercareKind, days: DayRange): AftercareStep => {
    const [from, to] = days
    return { kind, when: 'between', days, dates: [addDays(treatedOn, from), addDays(treatedOn, to)] }
  }
  const steps: AftercareStep[] = [
    ...(isLong(row.quietDays) ? [avoid('quiet', row.quietDays)] : []),
    ...row.checks.map(({ what, days }) => come(what, days)),
    ...row.cares.flatMap(({ care, days }) => {
      const after = caresAfter.find((one) => one === care)
      return after ? [avoid(after, days)] : []
    }),
    ...(isLong(row.flightDays) ? [{ kind: 'flight', when: 'from', ...dayOf(row.flightDays[1]) } as const] : []),
    ...(row.warnFlightBelow === null
      ? []
      : [{ kind: 'calm_flight', when: 'from', ...dayOf(row.warnFlightBelow) } as const]),
    ...(row.secondVisit ? [come('second_visit', row.secondVisit)] : []),
  ]
  return { id: row.id, name: row.name, steps: steps.toSorted((one, other) => endOf(one) - endOf(other)) }
}

function isLong(range: DayRange | null): range is DayRange {
  return range !== null && range[1] > 0
}

function endOf(step: AftercareStep): number {
  if (step.when === 'unknown') return Number.POSITIVE_INFINITY
  return step.when === 'between' ? step.days[1] : step.day
}

/** The rows of the table that are named exactly, each once. Similar names do not count. */
export function rowsOfProcedures(names: readonly string[], rows: readonly TreatmentFacts[]): TreatmentFacts[] {
  const named = new Set(names.map((name) => name.trim().toLowerCase()))
  return rows.filter(({ name, words }) => [name.en, name.ko, ...words].some((word) => named.has(word.toLowerCase())))
}

/** How many days after the visit a treatment can have been, at most. */
const latestTreatmentDays = 60

/** The typed day of a treatment; null if it is no day from the visit to two months later. */
export function readTreatmentDay(typed: string, visitOn: string): string | null {
  return isCalendarDate(typed) && typed >= visitOn && typed <= addDays(visitOn, latestTreatmentDays) ? typed : null
}

/** The passport of a visit, counted from the day of the treatment. */
export type AftercareDays = { treatedOn: string; treatments: Aftercare[] }

type Asked = { request: { procedures: readonly string[] }; procedures: readonly PlaceName[] }

/** What the table says of all that was asked for, if it was done on that day. */
export function aftercareDays(asked: Asked, rows: readonly TreatmentFacts[], treatedOn: string): AftercareDays {
  return {
    treatedOn,
    treatments: rowsOfProcedures(namesOfProcedures(asked), rows).map((row) => aftercareOf(row, treatedOn)),
  }
}

/** The names of what was asked for, as the form offered them. */
export function namesOfProcedures({ request, procedures }: Asked): string[] {
  return [...request.procedures, ...procedures.flatMap(({ en, ko }) => [en, ko])]
}

/** What the passport says of one day: what to avoid, what may come on it, and until when no flight. */
export type AftercareDay = { day: number; avoid: AftercareKind[]; due: AftercareKind[]; flightFrom: string | null }

/** Null for a day before the treatment, and when nothing is left of the ranges. */
export function aftercareOn({ treatedOn, treatments }: AftercareDays, date: string): AftercareDay | null {
  const day = daysBetween(treatedOn, date)
  if (day < 0) return null
  const steps = treatments.flatMap((treatment) => treatment.steps)
  const kindsOf = (isOfDay: (step: AftercareStep) => boolean) => [
    ...new Set(steps.filter(isOfDay).map(({ kind }) => kind)),
  ]
  const flights = steps.flatMap((step) => (step.kind === 'flight' && step.when === 'from' ? [step] : []))
  const last = flights.toSorted((one, other) => other.day - one.day)[0]
  const told = {
    avoid: kindsOf((step) => step.when === 'until' && day <= step.day),
    due: kindsOf((step) => step.when === 'between' && step.days[0] <= day && day <= step.days[1]),
    flightFrom: last && day < last.day ? last.date : null,
  }
  return told.avoid.length + told.due.length > 0 || told.flightFrom !== null ? { day, ...told } : null
}

/** The last day of which a passport says something. */
export function lastAftercareDay({ treatedOn, treatments }: AftercareDays): string {
  const ends = treatments.flatMap(({ steps }) => steps.map(endOf)).filter(Number.isFinite)
  return addDays(treatedOn, Math.max(0, ...ends))
}
