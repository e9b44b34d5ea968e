import type { SubwayNetwork, SubwayStation } from '#domain/transport.ts'
import { straightMetres } from '#domain/distances.ts'

/** A ride from one station to another: minutes with its changes, metres of track. */
export type Ride = { minutes: number; metres: number }

export type SubwayRides = {
  stations: readonly SubwayStation[]
  /** From a station to all others, by their place in `stations`; null where no train leads. */
  from(station: number): readonly (Ride | null)[]
}

// Between stations trains run at 45 km/h and stop for half a minute; tracks are a tenth longer than the straight line.
const metresPerMinute = 750
const stopMinutes = 0.5
const trackFactor = 1.1
const changeMinutes = 4

type Edge = { to: number; minutes: number; metres: number }
/** A platform is a station on one line. */
type Platforms = { edges: Edge[][]; ofStation: number[][]; stationOf: number[] }

/** The shortest rides of a network. Those from a station are worked out once, when they are first asked for. */
export function createSubwayRides(network: SubwayNetwork): SubwayRides {
  const platforms = layPlatforms(network)
  const known = new Map<number, readonly (Ride | null)[]>()
  return {
    stations: network.stations,
    from(station) {
      const kept = known.get(station)
      if (kept) return kept
      const found = findRides(platforms, station)
      known.set(station, found)
      return found
    },
  }
}

function layPlatforms({ stations, lines }: SubwayNetwork): Platforms {
  const indexes = new Map(stations.map(({ id }, index) => [id, index]))
  const platforms: Platforms = { edges: [], ofStation: stations.map(() => []), stationOf: [] }
  for (const { courses } of lines) {
    const ofLine = new Map<number, number>()
    const platformAt = (station: number) => ofLine.get(station) ?? addPlatform(platforms, station, ofLine)
    for (const course of courses) {
      const passed = course.flatMap((id) => indexes.get(id) ?? [])
      for (const [index, station] of passed.entries()) {
        const before = passed[index - 1]
        if (before === undefined) continue
        const [one, other] = [stations[before], stations[station]]
        if (one && other) connect(platforms, platformAt(before), platformAt(station), straightMetres(one, other))
      }
    }
  }
  for (const all of platforms.ofStation)
    for (const one of all)
      for (const other of all)
        if (one !== other) platforms.edges[one]?.push({ to: other, minutes: changeMinutes, metres: 0 })
  return platforms
}

function addPlatform({ edges, ofStation, stationOf }: Platforms, station: number, ofLine: Map<number, number>): number {
  const platform = edges.push([]) - 1
  stationOf.push(station)
  ofStation[station]?.push(platform)
  ofLine.set(station, platform)
  return platform
}

function connect({ edges }: Platforms, one: number, other: number, straight: number): void {
  const metres = straight * trackFactor
  const minutes = metres / metresPerMinute + stopMinutes
  edges[one]?.push({ to: other, minutes, metres })
  edges[other]?.push({ to: one, minutes, metres })
}

/** Dijkstra's way, with as many rounds as there are platforms: a city has some hundred. */
function findRides({ edges, ofStation, stationOf }: Platforms, station: number): (Ride | null)[] {
  const best = edges.map((): Ride => ({ minutes: Infinity, metres: 0 }))
  const settled = new Uint8Array(edges.length)
  for (const platform of ofStation[station] ?? []) best[platform] = { minutes: 0, metres: 0 }
  for (;;) {
    const next = nearestOpen(best, settled)
    const here = best[next]
    if (!here) break
    settled[next] = 1
    for (const { to, minutes, metres } of edges[next] ?? []) {
      const total = here.minutes + minutes
      if (total < (best[to]?.minutes ?? 0)) best[to] = { minutes: total, metres: here.metres + metres }
    }
  }
  const rides: (Ride | null)[] = ofStation.map(() => null)
  for (const [platform, ride] of best.entries()) {
    const at = stationOf[platform] ?? -1
    if (ride.minutes < (rides[at]?.minutes ?? Infinity)) rides[at] = ride
  }
  return rides
}

function nearestOpen(best: readonly Ride[], settled: Uint8Array): number {
  let nearest = -1
  let least = Infinity
  for (const [platform, { minutes }] of best.entries()) {
    if (settled[platform] || minutes >= least) continue
    nearest = platform
    least = minutes
  }
  return nearest
}
