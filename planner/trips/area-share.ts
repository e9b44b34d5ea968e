import { type Point, straightMetres } from '#domain/distances.ts'
import { namedPlaces } from '#planner/check/must-visits.ts'
import type { FoundTrip } from './trip-problem.ts'

// The areas that can be chosen are parts of Seoul; on days elsewhere they do not count.
const cityHall: Point = { lat: 37.5665, lng: 126.978 }
const capitalMetres = 25_000

/**
 * Whether half of the stops that nobody named lie in the chosen areas, on the whole days in the capital. Who names a
 * part of the country names no place of it.
 */
export function keepsToAreas({ parts: { wishes, frames }, trip: { choices }, result }: FoundTrip): boolean {
  if (wishes.areas.length === 0) return true
  const stops = result.days.flatMap(({ stops: visited }, day) => {
    const frame = frames[day]
    const isWhole = frame && !frame.flight && [frame.start, frame.end].every(isInCapital)
    return isWhole ? visited : []
  })
  const named = namedPlaces(wishes.places)
  const free = stops.flatMap(({ placeId }) => {
    const choice = choices.get(placeId)
    return choice && 'candidate' in choice && !named.has(choice.candidate.row.id) ? [choice.candidate.row] : []
  })
  const inAreas = free.filter(({ area }) => area !== null && wishes.areas.includes(area))
  return inAreas.length * 2 >= free.length
}

function isInCapital(point: Point): boolean {
  return straightMetres(cityHall, point) <= capitalMetres
}
