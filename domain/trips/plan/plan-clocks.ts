import { addDays } from '#domain/korea/calendar-dates.ts'
import type { PlanStop } from './plans.ts'
import { type SeoulMoment, timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'

const minutesOfDay = 24 * 60

/** Minutes since midnight at the start of the plan's day: `25:30` is 1530. NaN for an invalid clock time. */
export function minutesOfPlanClock(clock: string): number {
  const [, hours, minutes] = /^(\d{2}):([0-5]\d)$/u.exec(clock) ?? []
  return hours === undefined || minutes === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes)
}

/** Formats minutes as a clock time of a plan, which goes on past 24:00: 1530 is `25:30`. */
export function planClockOf(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

type TimedStop = Pick<PlanStop, 'kind' | 'arrive' | 'leave' | 'leg'>

/** From when to when a stop is listed: a move from its departure to its arrival, which alone would be taken for it. */
export function listedSpan({ kind, arrive, leave, leg }: TimedStop): { from: string; to: string } {
  if (kind !== 'transfer' || !leg) return { from: arrive, to: leave }
  return { from: planClockOf(minutesOfPlanClock(arrive) - leg.minutes), to: arrive }
}

/** The calendar date and time in Seoul: `25:30` of 31 May is 01:30 on 1 June. */
export function momentOfPlanClock(date: string, clock: string): SeoulMoment {
  return momentOfPlanMinutes(date, minutesOfPlanClock(clock))
}

/** The same for minutes since midnight; negative minutes fall on the day before. */
export function momentOfPlanMinutes(date: string, minutes: number): SeoulMoment {
  const whole = Number.isFinite(minutes) ? Math.round(minutes) : 0
  const days = Math.floor(whole / minutesOfDay)
  return { date: addDays(date, days), clock: planClockOf(whole - days * minutesOfDay) }
}

/** The instant in milliseconds since 1970. */
export function timeOfPlanClock(date: string, clock: string): number {
  return timeOfSeoulMoment(momentOfPlanClock(date, clock))
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
