import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { type Aftercare, type AftercareDays, aftercareKinds, type AftercareStep } from './aftercare.ts'

type Fields = Readonly<Record<string, unknown>>

/** A passport as a device stored it; null for anything else. Steps of another version are left out. */
export function readAftercareDays(value: unknown): AftercareDays | null {
  const { treatedOn, treatments } = fieldsOf(value)
  if (!isDate(treatedOn) || !Array.isArray(treatments)) return null
  return { treatedOn, treatments: treatments.flatMap((one: unknown) => readTreatment(fieldsOf(one)) ?? []) }
}

function readTreatment({ id, name, steps }: Fields): Aftercare | null {
  const { en, ko } = fieldsOf(name)
  if (typeof id !== 'string' || typeof en !== 'string' || typeof ko !== 'string' || !Array.isArray(steps)) return null
  return { id, name: { en, ko }, steps: steps.flatMap((step: unknown) => readStep(fieldsOf(step)) ?? []) }
}

function readStep({ kind: given, when, day, date, days, dates }: Fields): AftercareStep | null {
  const kind = aftercareKinds.find((one) => one === given)
  if (!kind) return null
  if (when === 'unknown') return { kind, when }
  if (when === 'until' || when === 'from') return isDay(day) && isDate(date) ? { kind, when, day, date } : null
  const [from, to, ...more] = listOf(days)
  const [first, last] = listOf(dates)
  const isRange = when === 'between' && more.length === 0
  return isRange && isDay(from) && isDay(to) && isDate(first) && isDate(last)
    ? { kind, when, days: [from, to], dates: [first, last] }
    : null
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && isCalendarDate(value)
}

function isDay(value: unknown): value is number {
  return Number.isInteger(value)
}
