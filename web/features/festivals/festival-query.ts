import { isCalendarDate } from '#domain/korea/calendar-dates.ts'

/** The dates in the address as typed, and as two days; `isWrong` when they are none. */
export type FestivalQuery = {
  from: string
  to: string
  days: readonly [from: string, to: string] | null
  isWrong: boolean
}

export function readFestivalQuery(asked: URLSearchParams): FestivalQuery {
  const [from = '', to = ''] = ['from', 'to'].map((name) => (asked.get(name) ?? '').trim().slice(0, 10))
  const isAsked = from !== '' || to !== ''
  const days = isCalendarDate(from) && isCalendarDate(to) && from <= to ? ([from, to] as const) : null
  return { from, to, days, isWrong: isAsked && days === null }
}
