import { isCalendarDate } from '#domain/calendar-dates.ts'
import { plainText } from '#server/platform/outside/plain-text.ts'
import { readWebsite } from '#server/platform/outside/read-website.ts'

/** Longer than any field may be: what was cut here is refused as too long, and nothing of it is worked on. */
const longestText = 5_000

/** The words of a cell without any markup. */
export function readWords(text: string | undefined): string {
  return text ? plainText(text.slice(0, longestText * 2), longestText) : ''
}

export function orNull(text: string): string | null {
  return text === '' ? null : text
}

export function hasHangul(text: string): boolean {
  return /[가-힣]/u.test(text)
}

/** Words between semicolons, each once. */
export function readList(text: string): string[] {
  return [...new Set(text.split(/[;|]/).map((word) => word.trim()))].filter(Boolean)
}

/** Those of a closed list that stand in a cell. */
export function readKnown<Value extends string>(text: string, known: readonly Value[]): Value[] {
  const given = new Set(readList(text))
  return known.filter((value) => given.has(value))
}

/** An address of the web that a cell or the link in it holds; null where it holds none, or a script. */
export function readLink(text: string): string | null {
  const [, href] = /<a\s[^>]*href\s*=\s*["']?([^"'\s>]+)/i.exec(text) ?? []
  const [first = ''] = readWords(href ?? text).split(/[\s;,]+/, 1)
  return orNull(readWebsite(first))
}

/** The day that a source names, written in any of its ways, unless it lies behind the day of the list. */
export function readDay(text: string, listDay: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  return year !== undefined && isCalendarDate(date) && date <= listDay ? date : listDay
}

/** Whole won. */
export function readWon(text: string): number | null {
  const figures = text.replaceAll(',', '')
  return /^\d{1,9}$/.test(figures) ? Number(figures) : null
}
