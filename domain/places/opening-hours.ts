import { addDays, datesFrom, daysBetween, weekdayOf } from '#domain/korea/calendar-dates.ts'
import { seasonOn } from './place-seasons.ts'
import { type OpenInterval, type PlaceFacts, type Weekday, weekdays } from './places.ts'
import type { SeoulMoment } from '#domain/korea/seoul-time.ts'

/** The opening hours of a place. A clinic has only weekly hours: `weekly(clinic.hours)`. */
export type Opening = Pick<PlaceFacts, 'hours' | 'closed' | 'exceptions' | 'lastEntry' | 'seasons'>

/**
 * A time span in minutes after midnight of the day on which it starts, so 18:00 to 02:00 ends at 1560. `to` is
 * exclusive. `lastEntry` is the last minute in which visitors are admitted.
 */
export type OpenSpan = { from: number; to: number; lastEntry: number | null }

export type OpenState =
  | { kind: 'unknown' }
  /** `closes` is null if it does not close in the following days. */
  | { kind: 'open'; closes: SeoulMoment | null; lastEntry: SeoulMoment | null; admits: boolean }
  /** `opens` is null if the next opening is unknown. */
  | { kind: 'closed'; opens: SeoulMoment | null }

export type OpeningDay = {
  date: string
  weekday: Weekday
  /** Empty: closed. Null: unknown. */
  intervals: readonly OpenInterval[] | null
  /** Different from the usual hours of the weekday: a holiday, or other hours on this date. */
  isSpecial: boolean
}

const minutesOfDay = 24 * 60
// The same holiday of the lunar calendar comes again after 385 days at the latest.
const daysAhead = 400
// A place that is open for a week without a break has no closing time.
const daysOnEnd = 7
const wholeDay: readonly OpenInterval[] = [['00:00', '00:00']]

/** Weekly hours without holidays, exceptions and a last entry. */
export function weekly(hours: Opening['hours']): Opening {
  return { hours, closed: [], exceptions: {}, lastEntry: null, seasons: [] }
}

/** The hours and the last entry of the season that contains a date, or the usual ones. */
export function usualOn(opening: Opening, date: string): Pick<Opening, 'hours' | 'lastEntry'> {
  return seasonOn(opening, date) ?? opening
}

/**
 * The hours that start on a date. The priority is: closed dates, exceptions, the season, the weekday. Null: unknown.
 */
export function intervalsOn(opening: Opening, date: string): readonly OpenInterval[] | null {
  if (opening.closed.includes(date)) return []
  const other = opening.exceptions[date]
  if (other) return other
  const { hours } = usualOn(opening, date)
  if (hours === null) return null
  return hours === '24h' ? wholeDay : hours[weekdayOf(date)]
}

/** Whether the hours on a date are unknown. */
export function isUnknownOn(opening: Opening, date: string): boolean {
  return intervalsOn(opening, date) === null
}

/** The weekdays on which it is always closed, at the time of the year of a date. */
export function shutWeekdays(opening: Opening, date: string): Weekday[] {
  const { hours } = usualOn(opening, date)
  return hours === null || hours === '24h' ? [] : weekdays.filter((weekday) => hours[weekday].length === 0)
}

/** Whether it is open all day on a date and stays open after midnight. */
export function isNeverShutOn(opening: Opening, date: string): boolean {
  const isSpecial = opening.closed.includes(date) || opening.exceptions[date] !== undefined
  return !isSpecial && usualOn(opening, date).hours === '24h'
}

/** The same as `intervalsOn`, in minutes. */
export function openSpansOn(opening: Opening, date: string): OpenSpan[] | null {
  const { lastEntry } = usualOn(opening, date)
  return intervalsOn(opening, date)?.map((interval) => spanOf(interval, lastEntry)) ?? null
}

/** An interval in minutes. The last entry applies only to the interval that contains it. */
export function spanOf([opens, closes]: OpenInterval, lastEntry: string | null = null): OpenSpan {
  const from = minutesOf(opens)
  const to = from + (((minutesOf(closes) - from + minutesOfDay - 1) % minutesOfDay) + 1)
  const last = lastEntry === null ? Infinity : from + ((minutesOf(lastEntry) - from + minutesOfDay) % minutesOfDay)
  return { from, to, lastEntry: last < to ? last : null }
}

/** Minutes after midnight: `minutesOf('09:30')` is 570. */
function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

/** Whether it is open at a moment and until when, or when it opens next. */
export function openingAt(opening: Opening, moment: SeoulMoment): OpenState {
  const now = countMinutes(moment)
  // The hours of the day before may continue after midnight.
  const spans = spansOfDays(opening, addDays(moment.date, -1), daysOnEnd + 2)
  const open = spans.find(({ from, to }) => from <= now && now < to)
  if (open) {
    const closes = spans.reduce((end, { from, to }) => (from <= end ? Math.max(end, to) : end), open.to)
    return {
      kind: 'open',
      closes: closes - now < daysOnEnd * minutesOfDay ? momentOf(closes) : null,
      lastEntry: open.lastEntry === null ? null : momentOf(open.lastEntry),
      admits: open.lastEntry === null || now <= open.lastEntry,
    }
  }
  if (intervalsOn(opening, moment.date) === null) return { kind: 'unknown' }
  return { kind: 'closed', opens: nextOpening(opening, moment) }
}

/** When the answer to `open now` changes next. Null: not within the next days. */
export function endOfState(state: OpenState): SeoulMoment | null {
  switch (state.kind) {
    case 'unknown':
      return null
    case 'closed':
      return state.opens
    case 'open':
      return state.admits && state.lastEntry ? momentOf(countMinutes(state.lastEntry) + 1) : state.closes
  }
}

/** Whether visitors are admitted at a moment. Null: unknown. */
export function admitsAt(opening: Opening, moment: SeoulMoment): boolean | null {
  const state = openingAt(opening, moment)
  return state.kind === 'unknown' ? null : state.kind === 'open' && state.admits
}

/** When it opens next after a moment. The search ends at a day with unknown hours. */
export function nextOpening(opening: Opening, moment: SeoulMoment): SeoulMoment | null {
  const now = countMinutes(moment)
  for (let day = 0; day < daysAhead; day += 1) {
    const date = addDays(moment.date, day)
    if (intervalsOn(opening, date) === null) return null
    const next = spansOfDays(opening, date, 1).find(({ from }) => from > now)
    if (next) return momentOf(next.from)
  }
  return null
}

/** The first day from a date on that is known to be closed. */
export function nextClosedDay(opening: Opening, date: string): OpeningDay | null {
  for (let day = 0; day < daysAhead; day += 1) {
    const found = openingDay(opening, addDays(date, day))
    if (found.intervals?.length === 0) return found
  }
  return null
}

/** The week from Monday to Sunday that contains a date. */
export function openingWeek(opening: Opening, date: string): OpeningDay[] {
  const monday = addDays(date, -weekdays.indexOf(weekdayOf(date)))
  return weekdays.map((_, day) => openingDay(opening, addDays(monday, day)))
}

function openingDay(opening: Opening, date: string): OpeningDay {
  const isSpecial = opening.closed.includes(date) || opening.exceptions[date] !== undefined
  return { date, weekday: weekdayOf(date), intervals: intervalsOn(opening, date), isSpecial }
}

/** The time spans that start on the given days, in order, in minutes since 1970 in Seoul. */
function spansOfDays(opening: Opening, first: string, days: number): OpenSpan[] {
  return datesFrom(first, days).flatMap((date) => {
    const midnight = countMinutes({ date, clock: '00:00' })
    const spans = openSpansOn(opening, date) ?? []
    return spans
      .map(({ from, to, lastEntry }) => ({
        from: midnight + from,
        to: midnight + to,
        lastEntry: lastEntry === null ? null : midnight + lastEntry,
      }))
      .toSorted((one, other) => one.from - other.from)
  })
}

function countMinutes({ date, clock }: SeoulMoment): number {
  return daysBetween('1970-01-01', date) * minutesOfDay + minutesOf(clock)
}

function momentOf(count: number): SeoulMoment {
  const minutes = count % minutesOfDay
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return { date: addDays('1970-01-01', Math.floor(count / minutesOfDay)), clock }
}
