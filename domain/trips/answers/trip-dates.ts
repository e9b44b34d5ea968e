import { daysBetween, isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { longestTripDays } from './trips.ts'

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/u

/** Reads a saved date as a day in Korea: an instant becomes its day in Seoul, a time without a zone its own day. */
export function readTripDate(text: string): string | null {
  const day = text.slice(0, 10)
  if (!isCalendarDate(day)) return null
  if (instant.test(text)) {
    const moment = Date.parse(text)
    return Number.isNaN(moment) ? null : seoulDay(moment)
  }
  return text === day || /^T[\d:.]+$/u.test(text.slice(10)) ? day : null
}

/** Says whether a trip ends on or after its first day and is not longer than the maximum. */
export function isTripLength(startDate: string, endDate: string): boolean {
  const nights = daysBetween(startDate, endDate)
  return nights >= 0 && nights < longestTripDays
}
