import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { type Point, straightMetres } from '#domain/korea/distances.ts'
import { hoursCertaintyOn } from '#domain/places/hours-certainty.ts'
import type { MapSpot } from '#domain/places/map-apps.ts'
import { mealKinds } from '#domain/places/places.ts'
import { openSpansOn } from '#domain/places/opening-hours.ts'
import { placeIdsOf } from './companion-time.ts'
import { minutesOfPlanClock } from './plan-clocks.ts'
import type { PlanDay, PlanStop, TripPlace } from './plans.ts'
import { seoulMoment } from '#domain/korea/seoul-time.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'

/** The position in a trip by the date in Korea. `now` is in minutes after midnight of that day and may pass 24:00. */
export type TripPhase =
  | { phase: 'before'; daysLeft: number }
  | { phase: 'during'; dayIndex: number; now: number }
  | { phase: 'after' }

const minutesOfDay = 24 * 60

/** The day of a trip at an instant. After midnight the previous day continues until the return to the base. */
export function tripPhase(days: readonly PlanDay[], time: number): TripPhase {
  const { date, clock } = seoulMoment(time)
  const minutes = minutesOfPlanClock(clock)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return { phase: 'after' }
  const night = days.findIndex((day) => daysBetween(day.date, date) === 1 && endOf(day) > minutes + minutesOfDay)
  if (night !== -1) return { phase: 'during', dayIndex: night, now: minutes + minutesOfDay }
  const dayIndex = days.findIndex((day) => day.date === date)
  if (dayIndex !== -1) return { phase: 'during', dayIndex, now: minutes }
  const daysLeft = daysBetween(date, first.date)
  return daysLeft > 0 ? { phase: 'before', daysLeft } : { phase: 'after' }
}

/** The return to the base, in minutes of the day. */
export function endOf({ stops, returnLeg }: PlanDay): number {
  const last = stops.at(-1)
  return last ? minutesOfPlanClock(last.leave) + (returnLeg?.minutes ?? 0) : 0
}

/** The state of a day at a given minute. */
export type DayNow = {
  /** The stop that is being visited by the plan. */
  current: number | null
  /** The next stop; null when only the way back or nothing is left. */
  next: number | null
  /** The latest departure for the next stop; null when the leg is unknown or the day is over. */
  leaveBy: number | null
  isOver: boolean
}

/** The current and the next stop of a day by its plan, and when to leave. */
export function dayNow(day: PlanDay, now: number): DayNow {
  const { stops, returnLeg } = day
  const next = stops.findIndex(({ arrive }) => minutesOfPlanClock(arrive) > now)
  const current = stops.findLastIndex(
    ({ arrive, leave }) => minutesOfPlanClock(arrive) <= now && now < minutesOfPlanClock(leave),
  )
  const following = stops[next]
  const last = stops.at(-1)
  const leaveBy = following
    ? following.leg && minutesOfPlanClock(following.arrive) - following.leg.minutes
    : last && returnLeg
      ? minutesOfPlanClock(last.leave)
      : null
  const isOver = !following && now >= endOf(day)
  return {
    current: current === -1 ? null : current,
    next: next === -1 ? null : next,
    leaveBy: isOver ? null : leaveBy,
    isOver,
  }
}

/** The position of a stop with the name for map apps; a rest is at the place before it. Null for private time. */
export function spotOfStop(day: PlanDay, places: TripDocument['places'], index: number): MapSpot | null {
  const stop = day.stops[index]
  if (!stop) return null
  const place = placeOfStop(stop, places)
  if (place) return { name: place.name, lat: place.lat, lng: place.lng }
  if (stop.kind === 'transfer' && stop.lat !== undefined && stop.lng !== undefined) {
    return { name: stop.stations?.to ?? plainName(stop.name ?? ''), lat: stop.lat, lng: stop.lng }
  }
  return stop.kind === 'lodging' ? spotOfBase(day.to) : null
}

/** The start of the leg to a stop: the last known place before it, or else the start of the day. */
export function spotBefore(day: PlanDay, places: TripDocument['places'], index: number): MapSpot {
  for (let before = index - 1; before >= 0; before -= 1) {
    const spot = spotOfStop(day, places, before)
    if (spot) return spot
  }
  return spotOfBase(day.from)
}

/** A base as a point for map apps. */
export function spotOfBase({ name, lat, lng }: PlanDay['from']): MapSpot {
  return { name: plainName(name), lat, lng }
}

export function placeOfStop(
  { placeId }: Pick<PlanStop, 'placeId'>,
  places: Readonly<TripDocument['places']>,
): TripPlace | null {
  return (placeId !== null && Object.hasOwn(places, placeId) && places[placeId]) || null
}

function plainName(name: string): MapSpot['name'] {
  return { en: name, ko: name }
}

/** A place outside the plan that is open tonight; `until` is its last entry or closing time, in minutes of the day. */
export type OpenTonight = { place: TripPlace; until: number; isLastEntry: boolean; metres: number }

const evening = 19 * 60
const leastStay = 45
const farthestMetres = 6000
const mostShown = 4

/**
 * Places near a point that are open tonight by their usual hours, nearest first. Places with unknown hours are left
 * out, and tables of a trip with a diet: only the planner knows which kitchens suit it.
 */
export function openTonight(
  { steps, plan, places }: TripDocument,
  dayIndex: number,
  now: number,
  at: Point,
): OpenTonight[] {
  const day = plan.days[dayIndex]
  if (!day) return []
  const planned = new Set(plan.days.flatMap(({ stops }) => stops.flatMap(placeIdsOf)))
  const hasDiet = (steps.step2.diet ?? []).length > 0
  return Object.values(places)
    .filter((place) => {
      const { id, kind, permanentlyClosed } = place
      const isKnown = !permanentlyClosed && hoursCertaintyOn(place, day.date) !== 'unknown'
      return (
        isKnown && !planned.has(id) && kind !== 'clinic' && kind !== 'lodging' && !(hasDiet && mealKinds.includes(kind))
      )
    })
    .flatMap((place): OpenTonight[] => {
      const metres = straightMetres(place, at)
      const from = Math.max(now, evening - leastStay)
      const span = openSpansOn(place, day.date)?.find((each) => each.from <= from && from + leastStay <= each.to)
      if (!span || metres > farthestMetres || (span.lastEntry !== null && span.lastEntry < from)) return []
      return [{ place, until: span.lastEntry ?? span.to, isLastEntry: span.lastEntry !== null, metres }]
    })
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, mostShown)
}
