import { type Weekday, weekdays } from './places.ts'

/**
 * A day of the calendar, `YYYY-MM-DD`, as a traveller means it: no hour, no zone, so nothing can shift it. In this form
 * the alphabet's order is the calendar's, and a day counts as a whole number from 1970-01-01 on.
 */

// There is no year 0: PostgreSQL refuses its days.
const pattern = /^(?!0000)(\d{4})-(\d{2})-(\d{2})$/u
const msOfDay = 86_400_000

/** The number of days since 1970-01-01, or null for what is no day: `2027-02-29`, `2027-6-1`, words. */
export function parseCalendarDate(text: string): number | null {
  const [, year, month, day] = pattern.exec(text) ?? []
  if (!year || !month || !day) return null
  // Years before 100 would be taken for those of the last century; UTC knows no summer time.
  const days = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day)) / msOfDay
  return formatCalendarDate(days) === text ? days : null
}

/** The day with this number, as `YYYY-MM-DD`. */
export function formatCalendarDate(days: number): string {
  return new Date(days * msOfDay).toISOString().slice(0, 10)
}

/** Says whether a text is a day that exists. */
export function isCalendarDate(text: string): boolean {
  return parseCalendarDate(text) !== null
}

/** Below zero when the first is earlier, for sorting. */
export function compareCalendarDates(one: string, other: string): number {
  return countDays(one) - countDays(other)
}

/** `addDays('2027-02-28', 1)` is `'2027-03-01'`; a negative number goes back. */
export function addDays(date: string, days: number): string {
  return formatCalendarDate(countDays(date) + days)
}

/** The nights from one day to another: `daysBetween('2027-05-31', '2027-06-04')` is 4. */
export function daysBetween(from: string, to: string): number {
  return countDays(to) - countDays(from)
}

function countDays(date: string): number {
  const days = parseCalendarDate(date)
  if (days === null) throw new RangeError(`${date} is not a day of the calendar.`)
  return days
}

/** The day of the week of a date. */
export function weekdayOf(date: string): Weekday {
  // 1 January 1970 was a Thursday; days before it count below zero.
  const index = (((countDays(date) + 3) % 7) + 7) % 7
  return weekdays[index] ?? 'mon'
}
