import { type Weekday, weekdays } from '#domain/places/places.ts'

/**
 * A calendar date, `YYYY-MM-DD`, without a time or a time zone, so that no conversion can shift it. The alphabetical
 * order of dates is their order in time. For arithmetic a date is the number of days since 1970-01-01.
 */

// There is no year 0. PostgreSQL rejects its dates.
const pattern = /^(?!0000)(\d{4})-(\d{2})-(\d{2})$/u
const msOfDay = 86_400_000

/** The number of days since 1970-01-01, or null for an invalid date such as `2027-02-29` or `2027-6-1`. */
export function parseCalendarDate(text: string): number | null {
  const [, year, month, day] = pattern.exec(text) ?? []
  if (!year || !month || !day) return null
  // Date.UTC would map the years 0 to 99 to 1900 to 1999. UTC has no daylight saving time.
  const days = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day)) / msOfDay
  return formatCalendarDate(days) === text ? days : null
}

/** The day with this number, as `YYYY-MM-DD`. */
export function formatCalendarDate(days: number): string {
  return new Date(days * msOfDay).toISOString().slice(0, 10)
}

/**
 * Whether a text from outside is a date that this product has to do with. The years are bounded so that days can be
 * added without leaving the four digits of a year.
 */
export function isCalendarDate(text: string): boolean {
  return text >= '1900' && text < '2200' && parseCalendarDate(text) !== null
}

/** A comparison function for sorting: negative if the first date is earlier. */
export function compareCalendarDates(one: string, other: string): number {
  return countDays(one) - countDays(other)
}

/** `addDays('2027-02-28', 1)` is `'2027-03-01'`. `days` may be negative. */
export function addDays(date: string, days: number): string {
  const day = countDays(date) + days
  const known = texts.get(day)
  if (known !== undefined) return known
  const text = formatCalendarDate(day)
  if (texts.size >= mostKept) texts.clear()
  texts.set(day, text)
  return text
}

/** So many dates that follow one another, from the first one on. */
export function datesFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at))
}

/** The nights from one day to another: `daysBetween('2027-05-31', '2027-06-04')` is 4. */
export function daysBetween(from: string, to: string): number {
  return countDays(to) - countDays(from)
}

// A planned trip asks for the same few dates many thousand times.
const numbers = new Map<string, number>()
const texts = new Map<number, string>()
const mostKept = 5000

function countDays(date: string): number {
  const known = numbers.get(date)
  if (known !== undefined) return known
  const days = parseCalendarDate(date)
  if (days === null) throw new RangeError(`${date} is not a day of the calendar.`)
  if (numbers.size >= mostKept) numbers.clear()
  numbers.set(date, days)
  return days
}

/** The day of the week of a date. */
export function weekdayOf(date: string): Weekday {
  // 1 January 1970 was a Thursday. Earlier dates have negative numbers.
  const index = (((countDays(date) + 3) % 7) + 7) % 7
  return weekdays[index] ?? 'mon'
}
