import { areaCentres } from '#domain/korea/area-centres.ts'
import { daysBetween } from '#domain/korea/calendar-dates.ts'
import type { Point } from '#domain/korea/distances.ts'
import { isExamination, type TreatmentClass } from '#domain/clinics/treatments.ts'
import type { KeptHours } from '#domain/trips/answers/trips.ts'
import type { TreatmentWish } from './treatment-wishes.ts'

/** Hours of a day in which nothing is planned, in minutes after midnight. */
export type KeptSpan = {
  day: number
  from: number
  to: number
  /** Those of an appointment at a clinic: before a fasting one nothing is eaten. */
  clinic?: { treatment: TreatmentClass; isFasting: boolean; near: Point | null }
  /** Where the trip starts at the end of the hours, or ends at their beginning. */
  at?: NonNullable<KeptHours['at']>
}

/**
 * Each of the hours on its day or on every day; what overlaps or touches is one. The hours of appointments at clinics
 * are spans of their own, and the others are what is left beside them.
 */
export function keptSpans(
  hours: readonly KeptHours[],
  treatments: readonly TreatmentWish[],
  { startDate, days }: { startDate: string; days: number },
): KeptSpan[] {
  const spans = hours.flatMap(({ on, from, to, at }) => {
    const span = { from: minutesOf(from) ?? 0, to: minutesOf(to) ?? 0, ...(at && { at }) }
    const only = on === null ? null : daysBetween(startDate, on)
    return Array.from({ length: days }, (_, day) => ({ day, ...span })).filter(({ day }) => (only ?? day) === day)
  })
  const joined: KeptSpan[] = []
  for (const span of spans.toSorted((one, other) => one.day - other.day || one.from - other.from)) {
    const last = joined.at(-1)
    if (last?.day === span.day && span.from <= last.to && !span.at) last.to = Math.max(last.to, span.to)
    else joined.push({ ...span })
  }
  const appointments = treatments.flatMap((wish) => ownHours(wish) ?? [])
  return [...joined.flatMap((span) => besideAppointments(span, appointments)), ...appointments].toSorted(
    (one, other) => one.day - other.day || one.from - other.from,
  )
}

function besideAppointments(span: KeptSpan, appointments: readonly KeptSpan[]): KeptSpan[] {
  const own = appointments.find(({ day, from, to }) => day === span.day && from < span.to && to > span.from)
  if (!own) return [span]
  return [
    { ...span, to: own.from },
    { ...span, from: own.to },
  ].filter(({ from, to }) => from < to)
}

/** What a plan keeps for an appointment, in minutes: with the waiting, and after an anaesthetic until one may leave. */
const minutesOfOwn: Record<TreatmentClass, number> = { skin: 90, medical: 180, surgery: 180 }
const minutesOfExamination = 240

/** The hours of an appointment whose hour is known; null otherwise. */
function ownHours({ treatmentClass, treatmentIds, day, own }: TreatmentWish): KeptSpan | null {
  if (day === undefined || own?.at === undefined) return null
  const isChecked = isExamination(treatmentIds)
  const from = minutesOf(own.at) ?? 0
  const to = from + (isChecked ? minutesOfExamination : minutesOfOwn[treatmentClass])
  const isFasting = isChecked || treatmentClass === 'surgery'
  const near = own.area ? areaCentres[own.area] : null
  return { day, from, to, clinic: { treatment: treatmentClass, isFasting, near } }
}

/** Minutes after midnight; null for no hour. */
export function minutesOf(clock: string | undefined): number | null {
  return clock === undefined ? null : Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}
