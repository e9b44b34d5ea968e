import { islandOf } from '#domain/korea/islands.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { inRegion } from './trip-base.ts'

/** The headline from which a sight is great. */
export const greatFrom = 2
// A named place takes half a day near the bed, or its visit and the ways.
const leastOfNamed = 0.5
const minutesOfWays = 150
const dayMinutes = 600
// Whoever names a city sees its great sights, so many of them a day, and stays for this many days at most.
const greatADay = 3
const mostOfNamedCity = 1.5
// Nobody flies to an island for one night.
const mostOfIsland = 2.5

/** The share of a day that a named place takes near the bed. */
export function daysOf({ visitMinutes }: PlanPlace): number {
  return Math.min(1, Math.max(leastOfNamed, (visitMinutes + minutesOfWays) / dayMinutes))
}

/** The share of a day, or the days, that named places of one quarter take, with one way there and back. */
export function daysOfQuarter([first, ...others]: readonly [PlanPlace, ...PlanPlace[]]): number {
  return daysOf(first) + others.reduce((sum, { visitMinutes }) => sum + visitMinutes / dayMinutes, 0)
}

/** The days that a named region takes near the bed, by the row that stands for it. */
export function daysOfRegions({ places }: TripWishes, catalogue: readonly PlanPlace[]): Map<PlanPlace, number> {
  return new Map(
    places.flatMap((wish): [PlanPlace, number][] => {
      if (wish.kind !== 'region') return []
      const rows = inRegion(wish.region, catalogue)
      const first = firstSightOf(rows)
      const great = rows.filter(({ headline }) => (headline ?? 0) >= greatFrom).length
      if (!first) return []
      const most = islandOf(first) ? mostOfIsland : mostOfNamedCity
      return [[first, Math.max(daysOf(first), Math.min(most, great / greatADay))]]
    }),
  )
}

/** One row for each named place; for a region or an area, its first sight. */
export function namedRows({ places }: TripWishes, catalogue: readonly PlanPlace[]): PlanPlace[] {
  return places.flatMap((wish): PlanPlace[] => {
    const find = (id: string) => catalogue.filter((row) => row.id === id && !row.permanentlyClosed)
    if (wish.kind === 'place') return find(wish.placeId)
    if (wish.kind === 'several') return wish.placeIds.flatMap(find).slice(0, 1)
    if (wish.kind === 'area') return catalogue.filter(({ area }) => area === wish.area).slice(0, 1)
    if (wish.kind !== 'region') return []
    const first = firstSightOf(inRegion(wish.region, catalogue))
    return first ? [first] : []
  })
}

function firstSightOf(rows: readonly PlanPlace[]): PlanPlace | undefined {
  return rows.find(({ kind }) => kind === 'attraction')
}
