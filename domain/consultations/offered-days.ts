import { addDays } from '#domain/korea/calendar-dates.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { ConsultationRequest } from './consultations.ts'
import { freeSlots, type TakenSpan, type VisitSchedule } from './visit-schedules.ts'

// Enough for a choice, and few enough for a page.
const mostDays = 5
const searchedDays = 60

/**
 * The days in Korea whose free times the clinic's page offers: those that the visitor asked for, and then the first
 * open ones of the stay.
 */
export function offeredDays(
  { windows, stay }: Pick<ConsultationRequest, 'windows' | 'stay'>,
  schedule: VisitSchedule,
  now: number,
): string[] {
  return [...new Set([...windows.map(({ date }) => date), ...nextDays(stay, now)])]
    .filter((date) => freeSlots(schedule, { days: [date], taken: [], now }).length > 0)
    .slice(0, mostDays)
    .toSorted()
}

/** The days in Korea that the visitor asked for, and then those of the stay. Without a stay it is the next ones. */
export function daysToOffer({ windows, stay }: Pick<ConsultationRequest, 'windows' | 'stay'>, now: number): string[] {
  const today = seoulDay(now)
  const wanted = windows.map(({ date }) => date).filter((date) => date >= today)
  return [...new Set([...wanted, ...nextDays(stay, now).filter((date) => isOfStay(date, stay))])]
}

/** Of these days the first on which the clinic sees patients and has no free time. */
export function fullDays(
  days: readonly string[],
  schedule: VisitSchedule,
  { taken, now }: { taken: readonly TakenSpan[]; now: number },
): string[] {
  const hasTimes = (date: string, busy: readonly TakenSpan[]) =>
    freeSlots(schedule, { days: [date], taken: busy, now }).length > 0
  return days
    .filter((date) => hasTimes(date, []) && !hasTimes(date, taken))
    .slice(0, mostDays)
    .toSorted()
}

/** The days from the begin of the stay, or from today. */
function nextDays(stay: ConsultationRequest['stay'], now: number): string[] {
  const [today, begin] = [seoulDay(now), startOf(stay)]
  return Array.from({ length: searchedDays }, (_, nth) => addDays(begin > today ? begin : today, nth))
}

function isOfStay(date: string, stay: ConsultationRequest['stay']): boolean {
  if (stay === null) return true
  return 'month' in stay ? date.startsWith(stay.month) : date <= stay.to
}

function startOf(stay: ConsultationRequest['stay']): string {
  if (stay === null) return ''
  return 'month' in stay ? `${stay.month}-01` : stay.from
}
