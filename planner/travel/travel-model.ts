import { airportPlaces } from '#domain/airports.ts'
import type { PlanLeg } from '#domain/plans.ts'
import { type Point, straightMetres } from '#domain/distances.ts'
import { hubKinds } from '#domain/transport.ts'
import { atLeast } from './leg-limits.ts'
import { type Access, busLeg, subwayLeg, taxiLeg, walkLeg } from './local-legs.ts'
import type { IntercityWays } from './intercity-ways.ts'
import type { SubwayRides } from './subway-rides.ts'
import type { Transport } from './transport.ts'

/** How people of a trip like to get about. */
export type TravelStyle = {
  /** Longer than this nobody walks. */
  longestWalkMinutes: number
  /** A taxi is taken where it saves so many minutes; null: never unless nothing else goes. */
  taxiSavesMinutes: number | null
  /** What each one's share of a taxi may be at most; with luggage, from and to airports, it may be more. */
  mostTaxiWon?: number
  /** How many share the fare of a taxi. */
  party: number
}

export type TravelModel = { leg: (from: Point, to: Point) => PlanLeg }

// On the straight line; where no station is so near, a bus leads to one.
const walkToStationMetres = 900
const rideToStationMetres = 6000
const mostStations = 4
// Nearer than that nobody takes a train of another city.
const intercityMetres = 30_000
const reachHubMetres = 80_000
const mostHubsOfAKind = 3
const capital: Point = { lat: 37.5665, lng: 126.978 }
const capitalMetres = 60_000
const atAirportMetres = 1000

/**
 * Estimates ways without a network: on foot, by subway where there is one, else by bus, or by taxi; far ones by what
 * goes between cities.
 */
export function createTravelModel({ rides, intercity }: Transport, style: TravelStyle): TravelModel {
  const stationsNear = stationsOf(rides)
  const nearLeg = (from: Point, to: Point, straight = straightMetres(from, to)): PlanLeg => {
    const walk = walkLeg(straight)
    if (walk.minutes <= style.longestWalkMinutes) return walk
    const ride = subwayLeg(rides, stationsNear(from), stationsNear(to), straight)
    return quicker(busLeg(straight, isInCountry(from) && isInCountry(to)), ride)
  }
  const hubIndexesNear = hubIndexesOf(intercity.hubs)
  const hubsNear = remember((point: Point): HubAccess[] =>
    hubIndexesNear(point).flatMap((index) => {
      const hub = intercity.hubs[index]
      return hub ? [{ hub: index, out: nearLeg(point, hub), back: nearLeg(hub, point) }] : []
    }),
  )
  const farLeg = (from: Point, to: Point, straight: number): PlanLeg | null => {
    let best: PlanLeg | null = null
    for (const { hub: start, out } of hubsNear(from))
      for (const { hub: end, back } of hubsNear(to)) {
        const way = start === end ? null : intercity.from(start)[end]
        const minutes = out.minutes + (way?.minutes ?? Infinity) + back.minutes
        if (!way || (best && best.minutes <= minutes)) continue
        const metres = out.metres + way.metres + back.metres
        best = { mode: way.mode, minutes, metres, cost: out.cost + way.priceWon + back.cost }
      }
    return best && atLeast(straight, best)
  }
  return {
    leg(from, to) {
      const straight = straightMetres(from, to)
      const near = nearLeg(from, to, straight)
      if (near.mode === 'walk') return near
      const ride = straight > intercityMetres ? quicker(near, farLeg(from, to, straight)) : near
      if (style.taxiSavesMinutes === null) return ride
      const taxi = taxiLeg(straight, style.party, isInCountry(from) && isInCountry(to))
      const mayPay = taxi.cost <= (style.mostTaxiWon ?? Infinity) || isAirport(from) || isAirport(to)
      return mayPay && ride.minutes - taxi.minutes >= style.taxiSavesMinutes ? taxi : ride
    },
  }
}

// What lies near a point is the same for every trip, and each search asks for hundreds of points.
const stationsOf = remember(({ stations }: SubwayRides) =>
  remember((point: Point): Access[] => {
    const walked = nearest(stations, point, walkToStationMetres, mostStations)
    if (walked.length > 0) return walked.map(({ index, straight }) => ({ ...walkLeg(straight), station: index }))
    const ridden = nearest(stations, point, rideToStationMetres, mostStations)
    return ridden.map(({ index, straight }) => ({ ...busLeg(straight), station: index }))
  }),
)
const hubIndexesOf = remember((hubs: IntercityWays['hubs']) =>
  remember((point: Point): number[] =>
    hubKinds.flatMap((kind) => {
      const ofKind = hubs.filter((hub) => hub.kind === kind)
      const near = nearest(ofKind, point, reachHubMetres, mostHubsOfAKind)
      return near.flatMap(({ index }) => (ofKind[index] ? [hubs.indexOf(ofKind[index])] : []))
    }),
  ),
)

const isAirport = remember((point: Point) =>
  Object.values(airportPlaces).some((airport) => straightMetres(airport, point) < atAirportMetres),
)

/** Where roads are freer than around the capital. */
const isInCountry = remember((point: Point) => straightMetres(point, capital) > capitalMetres)

/** A hub with the ways to it and from it. */
type HubAccess = { hub: number; out: PlanLeg; back: PlanLeg }

/** What is asked of a point or a table is worked out once, and kept as long as that. */
function remember<Asked extends object, T>(find: (asked: Asked) => T): (asked: Asked) => T {
  const known = new WeakMap<Asked, T>()
  return (asked) => {
    const kept = known.get(asked)
    if (kept !== undefined) return kept
    const found = find(asked)
    known.set(asked, found)
    return found
  }
}

type Near = { index: number; straight: number }

function nearest(places: readonly Point[], point: Point, within: number, most: number): Near[] {
  return places
    .map((place, index): Near => ({ index, straight: straightMetres(point, place) }))
    .filter(({ straight }) => straight <= within)
    .toSorted((one, other) => one.straight - other.straight)
    .slice(0, most)
}

function quicker(leg: PlanLeg, other: PlanLeg | null): PlanLeg {
  return other && other.minutes < leg.minutes ? other : leg
}
