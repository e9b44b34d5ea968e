import type { Place } from '#planner/solver/problem.ts'

// Extra minutes from a meal to a cafe, so that something lies between them.
const pauseBeforeCafe = 15
// A day begins with a place that is open by then. One that opens later costs as much as a detour of these minutes.
export const latestBegin = 10 * 60 + 15
const lostByLateBegin = 30

/** Minutes beside the way: between a meal and a cafe, and before a place that opens late as the first of a day. */
export function extraMinutes(
  places: readonly Place[],
  begins: ReadonlySet<number>,
): (from: number, to: number) => number {
  const opensLate = ({ windows }: Place) => windows.every((spans) => (spans[0]?.from ?? Infinity) > latestBegin)
  // Flags by location, because a search asks for each pair of places.
  const size = 1 + places.reduce((last, { location }) => Math.max(last, location), 0)
  const flagsOf = (isMeant: (place: Place) => boolean) => {
    const flags = new Uint8Array(size)
    for (const place of places) if (isMeant(place)) flags[place.location] = 1
    return flags
  }
  const tables = flagsOf(({ kinds }) => kinds?.includes('meal') === true)
  const cafes = flagsOf(({ kinds }) => kinds?.includes('cafe') === true)
  const late = flagsOf(opensLate)
  return (from, to) =>
    (tables[from] === 1 && cafes[to] === 1 ? pauseBeforeCafe : 0) +
    (late[to] === 1 && begins.has(from) ? lostByLateBegin : 0)
}
