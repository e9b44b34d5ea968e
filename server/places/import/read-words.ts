import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { markupText } from '#server/platform/outside/markup-text.ts'
import { readWebsite } from '#server/platform/outside/read-website.ts'

/** Longer than any field may be, so a text that is truncated here is rejected later as too long. */
const longestText = 5_000

/** The text of a cell without markup. */
export function readWords(text: string | undefined): string {
  return text ? markupText(text.slice(0, longestText * 2), longestText) : ''
}

export function orNull(text: string): string | null {
  return text === '' ? null : text
}

export function hasHangul(text: string): boolean {
  return /[가-힣]/u.test(text)
}

/** Splits a text at semicolons or vertical bars, without duplicates. */
export function readList(text: string): string[] {
  return [...new Set(text.split(/[;|]/).map((word) => word.trim()))].filter(Boolean)
}

/** The known values that a cell contains. */
export function readKnown<Value extends string>(text: string, known: readonly Value[]): Value[] {
  const given = new Set(readList(text))
  return known.filter((value) => given.has(value))
}

/** The web address in a cell, or in an HTML link in the cell. Null if there is none, or if it is a script. */
export function readLink(text: string): string | null {
  const [, href] = /<a\s[^>]*href\s*=\s*["']?([^"'\s>]+)/i.exec(text) ?? []
  const [first = ''] = readWords(href ?? text).split(/[\s;,]+/, 1)
  return orNull(readWebsite(first))
}

/** The date in a text such as 2026-11-21 or 20261121. Returns the date of the list if it is invalid or later. */
export function readDay(text: string, listDay: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  return year !== undefined && isCalendarDate(date) && date <= listDay ? date : listDay
}

/** Whole won; null if the text is not a plain number. */
export function readWon(text: string): number | null {
  const figures = text.replaceAll(',', '')
  return /^\d{1,9}$/.test(figures) ? Number(figures) : null
}
