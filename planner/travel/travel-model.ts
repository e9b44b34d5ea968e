import { airportPlaces } from '#domain/korea/airports.ts'
import type { PlanLeg } from '#domain/trips/plan/plans.ts'
import { type Point, straightMetres } from '#domain/korea/distances.ts'
import { type Boat, type Island, islandOf } from '#domain/korea/islands.ts'
import { taxiMeterBetween } from '#domain/korea/taxi-fares.ts'
import { hubKinds } from '#domain/korea/transport.ts'
import { atLeast } from './leg-limits.ts'
import { type Access, busLeg, subwayLeg, taxiLeg, walkLeg } from './local-legs.ts'
import type { IntercityWays } from './intercity-ways.ts'
import type { SubwayRides } from './subway-rides.ts'
import type { Transport } from './transport.ts'

/** How the travellers of a trip prefer to travel. */
export type TravelStyle = {
  /** The longest walk, in minutes. */
  longestWalkMinutes: number
  /** A taxi is used if it saves this many minutes; null: only if nothing else is possible. */
  taxiSavesMinutes: number | null
  /** The maximum share of a taxi fare per traveller. With luggage, to and from airports, it may be more. */
  mostTaxiWon?: number
  /** The number of travellers who share a taxi fare. */
  party: number
}

export type TravelModel = { leg: (from: Point, to: Point) => PlanLeg }

// On the straight line. Stations farther away are reached by bus.
const walkToStationMetres = 900
const rideToStationMetres = 6000
const mostStations = 4
// Shorter legs do not use a train of another city.
const intercityMetres = 30_000
const reachHubMetres = 80_000
const mostHubsOfAKind = 3
// Nobody takes a taxi to another city, and where trains go a long ride has to save more than a short one.
const farthestTaxiMetres = 70_000
const farthestWithLuggage = 120_000
const farTaxiMetres = 18_000
const savedByFarTaxi = 30
const jejuNorth = 33.7
const capital: Point = { lat: 37.5665, lng: 126.978 }
const capitalMetres = 60_000
const atAirportMetres = 1000
const unknownShip = { minutes: 60, metresPerMinute: 500, won: 40_000 }

/**
 * Estimates legs without an online service: on foot, by subway if there is one, else by bus, or by taxi. Long legs use
 * the connections between cities.
 */
export function createTravelModel({ rides, intercity }: Transport, style: TravelStyle): TravelModel {
  const stationsNear = stationsOf(rides)
  /** On foot or by bus and train, and by boat to a small island. Null where only a port or an airport leads. */
  const nearLeg = (from: Point, to: Point, straight = straightMetres(from, to)): PlanLeg | null => {
    if (islandAt(from) !== islandAt(to)) return legByBoat(from, to)
    const walk = walkLeg(straight)
    if (walk.minutes <= style.longestWalkMinutes) return walk
    const ride = subwayLeg(rides, stationsNear(from), stationsNear(to), straight)
    return quicker(busLeg(straight), ride)
  }
  const legByBoat = (from: Point, to: Point): PlanLeg | null => {
    const [there, back] = [islandAt(to)?.boat, islandAt(from)?.boat]
    if (there) return joinBoat(leg(from, there.pier), there, nearLeg(there.landing, to), straightMetres(from, to))
    return back ? joinBoat(nearLeg(from, back.landing), back, leg(back.pier, to), straightMetres(from, to)) : null
  }
  const hubIndexesNear = hubIndexesOf(intercity.hubs)
  const hubsNear = remember((point: Point): HubAccess[] =>
    hubIndexesNear(point).flatMap((index) => {
      const hub = intercity.hubs[index]
      const out = hub && nearLeg(point, hub)
      const back = hub && nearLeg(hub, point)
      return out && back ? [{ hub: index, out, back }] : []
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
  return { leg }

  function leg(from: Point, to: Point): PlanLeg {
    const straight = straightMetres(from, to)
    const near = nearLeg(from, to, straight)
    if (near?.mode === 'walk') return near
    const far = straight > intercityMetres ? farLeg(from, to, straight) : null
    const ride = near ? quicker(near, far) : (far ?? seaLeg(straight))
    if (style.taxiSavesMinutes === null || islandAt(from) !== islandAt(to)) return ride
    const isCountry = isInCountry(from) && isInCountry(to)
    const isWithLuggage = isAirport(from) || isAirport(to)
    if (straight > (isWithLuggage ? farthestWithLuggage : farthestTaxiMetres)) return ride
    const isFar = straight > farTaxiMetres && !isOnJeju(from) && !isWithLuggage
    const taxi = taxiLeg(straight, style.party, taxiMeterBetween(from, to), isCountry)
    const mayPay = taxi.cost <= (style.mostTaxiWon ?? Infinity) || isWithLuggage
    const saved = style.taxiSavesMinutes + (isFar ? savedByFarTaxi : 0)
    return mayPay && ride.minutes - taxi.minutes >= saved ? taxi : ride
  }
}

const knownIslands = remember((point: Point) => ({ island: islandOf(point) }))

function islandAt(point: Point): Island | null {
  return knownIslands(point).island
}

function joinBoat(
  before: PlanLeg | null,
  { minutes, priceWon, pier, landing }: Boat,
  after: PlanLeg | null,
  straight: number,
) {
  if (!before || !after) return null
  return atLeast(straight, {
    mode: 'ferry',
    minutes: before.minutes + minutes + after.minutes,
    metres: before.metres + straightMetres(pier, landing) + after.metres,
    cost: before.cost + priceWon + after.cost,
  })
}

/** A ship that no table has, with the wait for it. */
function seaLeg(straight: number): PlanLeg {
  const { minutes, metresPerMinute, won } = unknownShip
  return atLeast(straight, {
    mode: 'ferry',
    minutes: minutes + straight / metresPerMinute,
    metres: straight,
    cost: won,
  })
}

// Stations near a point are cached, because they are the same for every trip and a search needs hundreds of points.
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

/** The island has no trains. */
function isOnJeju({ lat }: Point): boolean {
  return lat < jejuNorth
}

/** Whether roads have less traffic than around Seoul. */
const isInCountry = remember((point: Point) => straightMetres(point, capital) > capitalMetres)

/** A hub with the legs to and from it. */
type HubAccess = { hub: number; out: PlanLeg; back: PlanLeg }

/** Caches a result per point or table object, as long as the object exists. */
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
