import { fixPoint, metresBetweenFixed } from '#domain/korea/distances.ts'
import type { Place } from '#planner/solver/problem.ts'
import type { DayFrame } from '#planner/trips/cities/day-frames.ts'
import { farthestMetres, isInCapital } from '#planner/trips/cities/day-trips.ts'
import type { LaidSheets } from '#planner/trips/sheets/laid-sheets.ts'
import type { TreatmentDays } from '#planner/trips/treatment-days.ts'
import type { Ways } from '#planner/trips/ways.ts'

type Asked = {
  /** The tables of a dish that is liked, for which one goes farther. */
  liked?: ReadonlySet<string>
  ways: Pick<Ways, 'pointOf' | 'locationOf' | 'locationOfEnd'>
  frames: readonly Pick<DayFrame, 'start' | 'flight'>[]
  treatments: Pick<TreatmentDays, 'visits'>
  laid: Pick<LaidSheets, 'stops'>
  mealMetres: number
  eased?: number
}

// From a named place farther than this one goes home before dinner.
const townMetres = 20_000
// From a sight farther than this one goes back to town for a meal where there is none.
const remoteMetres = 6000
// Once meals were eased more than so often, one may go home for each of them rather than eat far off the way.
const easedForHome = 1
const mostOfWayHome = 1.5
// For a dish that is liked one goes so far.
const likedMetres = 3500
// Farther from the bed such a table would be off the way.
const besideBaseMetres = 2000

/** The routes that lead to a meal that is too far. */
export function findFarMeals(
  places: readonly Place[],
  { liked, ways, frames, treatments, laid, mealMetres, eased = 0 }: Asked,
): (from: number, to: number) => boolean {
  const size = 1 + places.reduce((last, { location }) => Math.max(last, location), 0)
  const isFar = new Uint8Array(size * size)
  const points = Array.from({ length: size }, (_, location) => fixPoint(ways.pointOf(location)))
  const metres = (from: number, to: number) => {
    const [start, end] = [points[from], points[to]]
    return start && end ? metresBetweenFixed(start, end) : Infinity
  }
  const tables = places.flatMap(({ meals, location }) => (meals ? [location] : []))
  const wished = new Set(places.flatMap(({ id, location }) => (liked?.has(id) ? [location] : [])))
  const withTable = new Set<number>()
  for (const table of tables) {
    const most = Math.max(mealMetres, wished.has(table) ? likedMetres : 0)
    for (let from = 0; from < size; from += 1) {
      const here = metres(from, table)
      if (here > most) isFar[from * size + table] = 1
      if (here <= mealMetres) withTable.add(from)
    }
  }
  const hasTable = (location: number) => withTable.has(location)
  const starts = [...new Set(frames.map(({ start }) => ways.locationOfEnd(start)))]
  // A sight of a sheet that has no table near it leads to the table of its sheet.
  const leadsTo = listTablesOfSheets(places, laid, hasTable)
  const firstTables = new Set(places.flatMap(({ id, location }) => (laid.stops.get(id)?.isFirst ? [location] : [])))
  const isBeyond = (location: number, far: number) => starts.every((start) => metres(start, location) > far)
  // After an airport or a clinic the meal may be near the base, and after a named place out of town or without tables.
  const homeward = new Set([...starts, ...treatments.visits.map(({ row }) => ways.locationOf(row))])
  for (const { location, must } of places)
    if (must && (isBeyond(location, townMetres) || !hasTable(location))) homeward.add(location)
  // In the capital there is a table everywhere.
  const towns = starts.filter((start) => !isInCapital(ways.pointOf(start)))
  const isNearOne = (ends: readonly number[], at: number, most: number) => ends.some((end) => metres(end, at) <= most)
  const remote = new Set(
    places.flatMap(({ location }) => {
      const isRemote = isNearOne(towns, location, farthestMetres) && isBeyond(location, remoteMetres)
      return isRemote && !leadsTo.has(location) && !hasTable(location) ? [location] : []
    }),
  )
  const nearBase = new Set(tables.filter((table) => isNearOne(starts, table, mealMetres)))
  const besideBase = new Set(tables.filter((table) => isNearOne(towns, table, besideBaseMetres)))
  // Nobody sleeps at the airport of arrival.
  const awake = frames.filter(({ flight }) => flight !== 'arrival')
  const beds = awake.length === 0 ? starts : awake.map(({ start }) => ways.locationOfEnd(start))
  const toNearest = Float64Array.from({ length: size }, (_, at) => Math.min(...beds.map((bed) => metres(at, bed))))
  // Of several bases it is one of those nearest to where one is: the bed of the day is no farther.
  const isNearerHome = (from: number, table: number) =>
    starts.length === 1 || metres(from, table) <= (toNearest[from] ?? 0) * mostOfWayHome + besideBaseMetres
  const mayGoHome = (from: number, table: number) =>
    isNearerHome(from, table) &&
    ((homeward.has(from) && nearBase.has(table)) ||
      ((eased > easedForHome || remote.has(from)) && besideBase.has(table)))
  for (const table of tables)
    for (let from = 0; from < size; from += 1) {
      const isFirst = firstTables.has(table) && starts.includes(from)
      if (mayGoHome(from, table) || isFirst || leadsTo.get(from) === table) isFar[from * size + table] = 0
    }
  return (from, to) => isFar[from * size + to] === 1
}

/** By the location of a sight without a table near it: where its sheet has one. */
function listTablesOfSheets(
  places: readonly Place[],
  { stops }: Pick<LaidSheets, 'stops'>,
  hasTable: (location: number) => boolean,
): ReadonlyMap<number, number> {
  const tables = new Map(
    places.flatMap(({ id, location }) => {
      const stop = stops.get(id)
      return stop?.isTable ? [[stop.day, location] as const] : []
    }),
  )
  return new Map(
    places.flatMap(({ id, location, meals }) => {
      const table = tables.get(stops.get(id)?.day ?? -1)
      return table !== undefined && !meals && !hasTable(location) ? [[location, table] as const] : []
    }),
  )
}
