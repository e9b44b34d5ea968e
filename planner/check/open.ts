import { formatCalendarDate, parseCalendarDate, weekdayOf } from '#domain/calendar-dates.ts'
import { intervalsOn } from '#domain/opening-hours.ts'
import type { PlaceKind } from '#domain/places.ts'
import type { PlanPlace, StopKind } from '#domain/plans.ts'
import { needsPlace, type PlanReading, type ReadStop } from './plan-reading.ts'
import { judge, type Tally, type Told } from './verdict.ts'

const wholeDay = 24 * 60

/** Which rows a stop may be. A salon or a bath is a sight like another. */
const fittingRows: Partial<Record<StopKind, readonly PlaceKind[]>> = {
  attraction: ['attraction', 'beauty', 'spa', 'market', 'street-food'],
  shopping: ['shopping', 'market', 'beauty'],
  nightlife: ['nightlife'],
  meal: ['restaurant', 'cafe', 'street-food', 'market'],
  cafe: ['cafe'],
  consultation: ['clinic'],
  treatment: ['clinic'],
  checkup: ['clinic'],
}

/** Every stop is a row of the catalogue, and the whole stay lies inside one opening of that date. */
export function checkOpen({ days }: PlanReading) {
  return judge('open', (tally) => {
    for (const { dayNumber, stops } of days) for (const stop of stops) checkStop(stop, dayNumber, tally)
  })
}

function checkStop(read: ReadStop, dayNumber: number, tally: Tally): void {
  const { stop, row, name } = read
  if (!needsPlace(read)) {
    tally.test(stop.placeId === null, () => `${name} is a ${stop.kind} and names a place.`)
    return
  }
  if (!row) {
    tally.test(false, () => `${name} is no row of the catalogue.`)
    return
  }
  tally.test(fittingRows[stop.kind]?.includes(row.kind) ?? false, () => `${name} is a ${row.kind}, not a ${stop.kind}.`)
  tally.test(
    !row.permanentlyClosed,
    () => `${name} has closed for good.`,
    false,
    () => ({ code: 'closed_for_good', day: read.day, name: read.title }),
  )
  tally.test((row.hours === null) === stop.hoursUnknown, () =>
    row.hours === null
      ? `${name} has unknown hours, and the stop does not say so.`
      : `${name} says that its hours are unknown, and they are known.`,
  )
  if (row.hours === null || Number.isNaN(dayNumber)) return
  tally.test(
    openingsOn(row, dayNumber).some((opening) => holdsStay(opening, read)),
    () => `${name} is not open from ${stop.arrive} to ${stop.leave}.`,
    row.basis !== 'checked',
    () => tellClosed(read, row, formatCalendarDate(dayNumber)),
  )
}

/** Why nobody can be there then: another day of the week or another hour may do. */
function tellClosed({ stop, day, title: name, arrive, leave }: ReadStop, row: PlanPlace, date: string): Told {
  const hours = intervalsOn(row, date) ?? []
  if (hours.length === 0) {
    const isWeekly = !row.closed.includes(date) && !row.exceptions[date]
    return isWeekly
      ? { code: 'closed_on_weekday', day, name, weekday: weekdayOf(date) }
      : { code: 'closed_on_date', day, name, date }
  }
  const isLate = openingsOn(row, parseCalendarDate(date) ?? 0).some(({ from, to }) => arrive >= from && leave <= to)
  return isLate && row.lastEntry !== null
    ? { code: 'after_last_entry', day, name, arrive: stop.arrive, lastEntry: row.lastEntry }
    : { code: 'not_open', day, name, arrive: stop.arrive, leave: stop.leave, hours }
}

type Opening = { from: number; to: number; lastEntry: number }

/** The openings that begin on a day, in minutes from its midnight. */
function openingsOn(row: PlanPlace, dayNumber: number): Opening[] {
  const date = formatCalendarDate(dayNumber)
  if (row.closed.includes(date)) return []
  const special = row.exceptions[date]
  if (!special && row.hours === '24h') return [withLastEntry({ from: 0, to: 2 * wholeDay }, row.lastEntry)]
  const weekly = row.hours === null || row.hours === '24h' ? [] : row.hours[weekdayOf(date)]
  return (special ?? weekly).map(([from, to]) => {
    const [start, end] = [minutesOf(from), minutesOf(to)]
    return withLastEntry({ from: start, to: end > start ? end : end + wholeDay }, row.lastEntry)
  })
}

function withLastEntry(span: { from: number; to: number }, lastEntry: string | null): Opening {
  if (lastEntry === null) return { ...span, lastEntry: span.to }
  const clock = minutesOf(lastEntry)
  return { ...span, lastEntry: clock < span.from ? clock + wholeDay : clock }
}

function holdsStay({ from, to, lastEntry }: Opening, { arrive, leave }: ReadStop): boolean {
  return arrive >= from && leave <= to && arrive <= lastEntry
}

function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** Whether a place is open at all on one of these days; true where nobody knows. */
export function opensBetween(row: PlanPlace, first: number, last: number): boolean {
  if (row.hours === null) return true
  for (let day = first; day <= last; day++) if (openingsOn(row, day).length > 0) return true
  return false
}
