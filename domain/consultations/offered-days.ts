import { addDays } from '#domain/korea/calendar-dates.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { ConsultationRequest } from './consultations.ts'
import { freeSlots, type VisitSchedule } from './visit-schedules.ts'

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
  const today = seoulDay(now)
  const begin = startOf(stay)
  const first = begin > today ? begin : today
  const following = Array.from({ length: searchedDays }, (_, nth) => addDays(first, nth))
  const wanted = windows.map(({ date }) => date)
  return [...new Set([...wanted, ...following])]
    .filter((date) => freeSlots(schedule, { days: [date], taken: [], now }).length > 0)
    .slice(0, mostDays)
    .toSorted()
}

function startOf(stay: ConsultationRequest['stay']): string {
  if (stay === null) return ''
  return 'month' in stay ? `${stay.month}-01` : stay.from
}
