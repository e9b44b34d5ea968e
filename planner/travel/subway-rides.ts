import type { SubwayChange, SubwayLine, SubwayNetwork, SubwayStation } from '#domain/korea/transport.ts'
import { readSections } from './section-times.ts'
import { shortestWays } from './shortest-ways.ts'

/** A ride from one station to another, with waiting and changes. */
export type Ride = {
  minutes: number
  /** The length of the track, and the part of it that is railway. */
  metres: number
  railwayMetres: number
  /** The surcharge of some lines, in addition to the fare by distance. */
  surchargeWon: number
}

export type SubwayRides = {
  stations: readonly SubwayStation[]
  /** From a station to all others, by index in `stations`; null if there is no connection. */
  from(station: number): readonly (Ride | null)[]
  /** The minutes of these rides; Infinity if there is no connection. */
  minutesFrom(station: number): Float64Array
}

// The minutes of a change if no others are known.
const changeMinutes = 4

/** A station on one line. The wait is half of the interval between two trains. */
type Platform = { station: number; line: SubwayLine; waitMinutes: number; edges: Edge[] }
type Edge = Ride & { to: number }

/** The fastest rides of a network. Those of a station are computed once, on first use. */
export function createSubwayRides(network: SubwayNetwork): SubwayRides {
  const platforms = layPlatforms(network)
  const graph = {
    nodes: platforms.length,
    edgesFrom: (node: number) => platforms[node]?.edges ?? [],
    extend: (way: Ride, edge: Edge) => addRide(way, edge),
  }
  const known: Known[] = []
  return {
    stations: network.stations,
    from: (station) => ridesFrom(station).rides,
    minutesFrom: (station) => ridesFrom(station).minutes,
  }

  function ridesFrom(station: number): Known {
    return (known[station] ??= findRides(station))
  }

  function findRides(station: number): Known {
    const starts = platforms.flatMap((platform, node): [number, Ride][] =>
      platform.station === station ? [[node, onFoot(platform.waitMinutes)]] : [],
    )
    const rides = ridesTo(network.stations.length, platforms, shortestWays(new Map(starts), graph))
    rides[station] = onFoot(0)
    return { rides, minutes: Float64Array.from(rides, (ride) => ride?.minutes ?? Infinity) }
  }
}

type Known = { rides: readonly (Ride | null)[]; minutes: Float64Array }

function onFoot(minutes: number): Ride {
  return { minutes, metres: 0, railwayMetres: 0, surchargeWon: 0 }
}

function addRide(one: Ride, other: Ride): Ride {
  return {
    minutes: one.minutes + other.minutes,
    metres: one.metres + other.metres,
    railwayMetres: one.railwayMetres + other.railwayMetres,
    surchargeWon: one.surchargeWon + other.surchargeWon,
  }
}

/** A station is reached on its first reached platform. */
function ridesTo(stations: number, platforms: readonly Platform[], ways: readonly (Ride | null)[]): (Ride | null)[] {
  const rides = Array.from({ length: stations }, (): Ride | null => null)
  for (const [node, { station }] of platforms.entries()) {
    const way = ways[node]
    if (way && way.minutes < (rides[station]?.minutes ?? Infinity)) rides[station] = way
  }
  return rides
}

function layPlatforms({ stations, lines, changes }: SubwayNetwork): Platform[] {
  const positions = new Map(stations.map((station) => [station.id, station]))
  const indexes = new Map(stations.map(({ id }, index) => [id, index]))
  const platforms: Platform[] = []
  for (const line of lines) {
    const ofLine = new Map<string, number>()
    const platformAt = (stop: string) => {
      const kept = ofLine.get(stop)
      if (kept !== undefined) return kept
      const station = indexes.get(stop) ?? -1
      const added = platforms.push({ station, line, waitMinutes: line.headwayMinutes / 2, edges: [] }) - 1
      ofLine.set(stop, added)
      return added
    }
    for (const course of line.courses)
      for (const { from, to, minutes, metres, surchargeWon } of readSections(course, positions)) {
        const ride = { minutes, metres, railwayMetres: line.isRailway ? metres : 0, surchargeWon }
        platforms[platformAt(from)]?.edges.push({ ...ride, to: platformAt(to) })
        if (!course.isOneWay) platforms[platformAt(to)]?.edges.push({ ...ride, to: platformAt(from) })
      }
  }
  joinPlatforms(platforms, (station) => changes.filter((change) => change.station === stations[station]?.id))
  return platforms
}

/** A change walks to another platform and waits there. */
function joinPlatforms(platforms: readonly Platform[], changesAt: (station: number) => readonly SubwayChange[]): void {
  const nodes = Map.groupBy(platforms.keys(), (node) => platforms[node]?.station ?? -1)
  for (const [station, atStation] of nodes) {
    const changes = atStation.length > 1 ? changesAt(station) : []
    for (const from of atStation)
      for (const to of atStation) {
        const [here, there] = [platforms[from], platforms[to]]
        if (from === to || !here || !there) continue
        here.edges.push({ ...onFoot(walkBetween(here.line, there.line, changes) + there.waitMinutes), to })
      }
  }
}

function walkBetween(one: SubwayLine, other: SubwayLine, changes: readonly SubwayChange[]): number {
  if (one.tracksOf === other.id || other.tracksOf === one.id) return 0
  const walkOf = ({ id }: SubwayLine) => changes.find(({ line }) => line === id)?.minutes ?? changeMinutes
  return Math.max(walkOf(one), walkOf(other))
}
