import { hasOwnKitchens } from '#domain/places/own-kitchens.ts'
import { formatCalendarDate, weekdayOf } from '#domain/korea/calendar-dates.ts'
import { intervalsOn, isNeverShutOn, isUnknownOn, openSpansOn, usualOn } from '#domain/places/opening-hours.ts'
import type { PlaceKind } from '#domain/places/places.ts'
import { isArranged } from '#domain/trips/plan/arranged-visits.ts'
import { hoursOfStop } from '#domain/trips/plan/stop-hours.ts'
import type { PlanPlace, StopKind } from '#domain/trips/plan/plans.ts'
import { needsPlace, type PlanReading, type ReadStop } from './plan-reading.ts'
import { judge, type Tally, type Told } from './verdict.ts'

const wholeDay = 24 * 60

/** The kinds of rows that a stop may be. A salon or a bath counts as a sight. */
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

/** Every stop is a row of the catalogue, and the visit is within one opening interval of that date. */
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
  const isLunchInside = stop.kind === 'meal' && hasOwnKitchens(row)
  const fits = isLunchInside || (fittingRows[stop.kind]?.includes(row.kind) ?? false)
  tally.test(fits, () => `${name} is a ${row.kind}, not a ${stop.kind}.`)
  tally.test(
    !row.permanentlyClosed,
    () => `${name} has closed for good.`,
    false,
    () => ({ code: 'closed_for_good', day: read.day, name: read.title }),
  )
  if (Number.isNaN(dayNumber) || isArranged(stop)) return
  const date = formatCalendarDate(dayNumber)
  const isUnknown = isUnknownOn(row, date)
  const isUnverified = hoursOfStop(stop, row, date) !== 'confirmed'
  tally.test(
    isUnknown === stop.hoursUnknown,
    () =>
      isUnknown
        ? `${name} has unknown hours, and the stop does not say so.`
        : `${name} says that its hours are unknown, and they are known.`,
    isUnknown,
  )
  if (isUnknown) return
  tally.test(
    openingsOn(row, date).some((opening) => holdsStay(opening, read)),
    () => `${name} is not open from ${stop.arrive} to ${stop.leave}.`,
    isUnverified,
    () => describeClosed(read, row, date),
  )
}

/** Why the place is closed at that time: the weekday, the date or the hour. */
function describeClosed({ stop, day, title: name, arrive, leave }: ReadStop, row: PlanPlace, date: string): Told {
  const hours = intervalsOn(row, date) ?? []
  if (hours.length === 0) {
    const isWeekly = !row.closed.includes(date) && !row.exceptions[date]
    return isWeekly
      ? { code: 'closed_on_weekday', day, name, weekday: weekdayOf(date) }
      : { code: 'closed_on_date', day, name, date }
  }
  const { lastEntry } = usualOn(row, date)
  const isLate = openingsOn(row, date).some(({ from, to }) => arrive >= from && leave <= to)
  return isLate && lastEntry !== null
    ? { code: 'after_last_entry', day, name, arrive: stop.arrive, lastEntry }
    : { code: 'not_open', day, name, arrive: stop.arrive, leave: stop.leave, hours }
}

type Opening = { from: number; to: number; lastEntry: number }

/** The openings that start on a date, in minutes from its midnight. */
function openingsOn(row: PlanPlace, date: string): Opening[] {
  return (openSpansOn(row, date) ?? []).map(({ from, to, lastEntry }) => {
    // A place that never closes stays open after midnight.
    const end = isNeverShutOn(row, date) ? 2 * wholeDay : to
    return { from, to: end, lastEntry: lastEntry ?? end }
  })
}

/** Whether a place is open for a whole stay; false if its hours are unknown. */
export function isOpenFor(row: PlanPlace, date: string, stay: Pick<ReadStop, 'arrive' | 'leave'>): boolean {
  return !isUnknownOn(row, date) && openingsOn(row, date).some((opening) => holdsStay(opening, stay))
}

function holdsStay({ from, to, lastEntry }: Opening, { arrive, leave }: Pick<ReadStop, 'arrive' | 'leave'>): boolean {
  return arrive >= from && leave <= to && arrive <= lastEntry
}

/** Whether a place is open on one of these days; true if its hours are unknown. */
export function opensBetween(row: PlanPlace, first: number, last: number): boolean {
  for (let day = first; day <= last; day++) {
    const date = formatCalendarDate(day)
    if (isUnknownOn(row, date) || openingsOn(row, date).length > 0) return true
  }
  return false
}
