import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { Day } from './read-trip.ts'
import { waysOf } from './read-trip.ts'
import { dayRule, type Rule } from './rule.ts'

const most = { usual: 215, headline: 280, flight: 330 }
const farTaxi = 25_000
const mostCrossings = 2
const quarter = 1000
const elsewhere = 3000
// The middle of the Han from west to east; between two points it is straight.
const han = [
  [126.8, 37.585],
  [126.85, 37.57],
  [126.9, 37.547],
  [126.93, 37.532],
  [126.96, 37.515],
  [127, 37.515],
  [127.02, 37.528],
  [127.05, 37.532],
  [127.07, 37.522],
  [127.1, 37.527],
  [127.115, 37.542],
  [127.14, 37.56],
  [127.18, 37.575],
] as const
const jejuHalves = { east: 126.75, west: 126.36, north: 33.6 }

/** Whether a point of Seoul lies north of the river; null for a point outside the city. */
function isNorth({ lat, lng }: Point): boolean | null {
  const at = han.findIndex(([east]) => east >= lng)
  const [before, after] = [han[at - 1], han[at]]
  if (!before || !after || Math.abs(lat - 37.55) > 0.15) return null
  return lat > before[1] + ((after[1] - before[1]) * (lng - before[0])) / (after[0] - before[0])
}

function crossingsOf({ day, visits }: Day): number {
  const sides = [day.from, ...visits.map(({ row }) => row), day.to].map(isNorth)
  return sides.filter((side, at) => at > 0 && side !== null && sides[at - 1] === !side).length
}

function isHeadline({ visits, day }: Day) {
  return day.shortfall === 'headline' || visits.some(({ row }) => straightMetres(day.from, row) > 30_000)
}

export const wayRules: readonly Rule[] = [
  dayRule('not four hours on the way', 2, (day) => {
    const limit = day.hasFlight || day.hasMove ? most.flight : isHeadline(day) ? most.headline : most.usual
    return waysOf(day.day) > limit ? [`${waysOf(day.day)} minutes`] : []
  }),
  dayRule('no taxi where trains go', 2, ({ day }) =>
    [...day.stops.map(({ leg }) => leg), day.returnLeg].flatMap((leg) => {
      const isJeju = day.from.lat < jejuHalves.north
      return leg?.mode === 'taxi' && leg.metres > farTaxi && !isJeju ? [`${Math.round(leg.metres / 1000)} km`] : []
    }),
  ),
  dayRule('the Han is crossed at most twice', 2, (day) => {
    const crossings = crossingsOf(day)
    return !day.hasFlight && crossings > mostCrossings ? [`${crossings} times`] : []
  }),
  // To come back to the quarter of one's bed is no detour.
  dayRule('nobody leaves a quarter and comes back', 2, ({ day, visits }) =>
    visits.flatMap(({ row }, at) => {
      if ([day.from, day.to].some((bed) => straightMetres(bed, row) < elsewhere)) return []
      const between = visits[at + 1]
      const back = visits.slice(at + 2).find((other) => straightMetres(other.row, row) < quarter)
      const isAway = between && straightMetres(between.row, row) > elsewhere
      return isAway && back && back.row.id !== row.id ? [`${row.id}, ${between.row.id}, ${back.row.id}`] : []
    }),
  ),
  dayRule('the east or the west of Jeju', 2, ({ visits }) => {
    const there = visits.filter(({ row }) => row.lat < jejuHalves.north)
    const isBoth =
      there.some(({ row }) => row.lng > jejuHalves.east) && there.some(({ row }) => row.lng < jejuHalves.west)
    return isBoth ? ['both'] : []
  }),
]
