// The month and weekday names of the page's language. There is one language so far.
import { dates as words } from '#locales/en/site/dates.ts'

/** Parses typed days and formats days. Internally a day is always `YYYY-MM-DD`. */

export type TypedDate =
  | { kind: 'empty' }
  | { kind: 'date'; date: string }
  | { kind: 'unreadable' }
  | { kind: 'no-such-day' }
  /** 6/12/2027 is June in one country and December in another. We ask instead of guessing. */
  | { kind: 'ambiguous'; readings: [string, string] }

/** `earliest` supplies the year for a day without one: the first such day that is not before it. */
export function readTypedDate(typed: string, earliest?: string): TypedDate {
  const text = typed.trim().toLowerCase().replace(words.weekday, '')
  if (text === '') return { kind: 'empty' }
  return readYearFirst(text) ?? readMonthWord(text, earliest) ?? readNumbers(text) ?? { kind: 'unreadable' }
}

/** 2027-06-12, 2027.6.12., 2027/6/12, 20270612, 2027년 6월 12일 */
function readYearFirst(text: string): TypedDate | null {
  const parts =
    /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?$/u.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/u.exec(text)
  return parts && dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3]))
}

/** 12 June 2027, 12 Jun, June 12, 2027, Jun 12th */
function readMonthWord(text: string, earliest: string | undefined): TypedDate | null {
  const { day, month: word, year } = (words.dayFirst.exec(text) ?? words.monthFirst.exec(text))?.groups ?? {}
  const month = monthOf(word)
  if (!month || !day) return null
  return year ? dayOf(fullYear(year), month, Number(day)) : nextSuchDay(month, Number(day), earliest)
}

/** 12.6.2027 is always day first. With slashes or dashes, both orders are tried. */
function readNumbers(text: string): TypedDate | null {
  const [, first, sign, second, year] = /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{2}|\d{4})$/u.exec(text) ?? []
  if (!first || !second || !year) return null
  const dayFirst = dayOf(fullYear(year), Number(second), Number(first))
  if (sign === '.') return dayFirst
  const monthFirst = dayOf(fullYear(year), Number(first), Number(second))
  if (dayFirst.kind !== 'date') return monthFirst
  if (monthFirst.kind !== 'date' || monthFirst.date === dayFirst.date) return dayFirst
  return { kind: 'ambiguous', readings: [dayFirst.date, monthFirst.date] }
}

/** Jun, June, Sept: a prefix of the month's name. */
function monthOf(word: string | undefined): number | null {
  const place = word ? words.months.findIndex((month) => month.toLowerCase().startsWith(word)) : -1
  return place === -1 ? null : place + 1
}

function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year)
}

function nextSuchDay(month: number, day: number, earliest: string | undefined): TypedDate {
  if (!earliest) return { kind: 'unreadable' }
  const year = Number(earliest.slice(0, 4))
  // Two 29ths of February are at most eight years apart.
  for (let later = 0; later <= 8; later += 1) {
    const read = dayOf(year + later, month, day)
    if (read.kind === 'date' && read.date >= earliest) return read
  }
  return { kind: 'no-such-day' }
}

function dayOf(year: number, month: number, day: number): TypedDate {
  const moment = new Date(0)
  moment.setUTCFullYear(year, month - 1, day)
  const exists = moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
  return exists ? { kind: 'date', date: moment.toISOString().slice(0, 10) } : { kind: 'no-such-day' }
}

/** A short form for a field, which readTypedDate can parse again. */
export function writeDate(date: string): string {
  return words.write(utcMidnight(date))
}

/** A long form for a sentence. */
export function writeLongDate(date: string): string {
  return words.writeLong(utcMidnight(date))
}

function utcMidnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

/** A local Date for the calendar, at noon: noon exists in every time zone on every day, and midnight does not. */
export function toLocalDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

export function fromLocalDay(day: Date): string {
  const pad = (part: number, length: number) => String(part).padStart(length, '0')
  return `${pad(day.getFullYear(), 4)}-${pad(day.getMonth() + 1, 2)}-${pad(day.getDate(), 2)}`
}
