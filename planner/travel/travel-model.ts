import { airportPlaces } from '#domain/korea/airports.ts'
import type { PlanLeg } from '#domain/trips/plan/plans.ts'
import { type FixedPoint, fixPoint, metresBetweenFixed, type Point, straightMetres } from '#domain/korea/distances.ts'
import { type Boat, type Island, islandOf } from '#domain/korea/islands.ts'
import { taxiMeterBetween } from '#domain/korea/taxi-fares.ts'
import { hubKinds } from '#domain/korea/transport.ts'
import { atLeast } from './leg-limits.ts'
import { type Access, busLeg, carLeg, subwayLeg, taxiLeg, walkLeg } from './local-legs.ts'
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
  /** With a car outside the capital: nobody drives in Seoul. */
  drives?: boolean
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
// Farther, the car is given back, and a train is quicker.
const farthestDriveMetres = 120_000
const farTaxiMetres = 18_000
const savedByFarTaxi = 30
const jejuNorth = 33.7
const capital: Point = { lat: 37.5665, lng: 126.978 }
const capitalMetres = 60_000
// Busan, Daegu, Daejeon, Gwangju and Ulsan.
const greatCities: readonly Point[] = [
  { lat: 35.16, lng: 129.06 },
  { lat: 35.87, lng: 128.6 },
  { lat: 36.35, lng: 127.385 },
  { lat: 35.155, lng: 126.88 },
  { lat: 35.54, lng: 129.31 },
]
const greatCityMetres = 15_000
const atAirportMetres = 1000
const unknownShip = { minutes: 60, metresPerMinute: 500, won: 40_000 }

/** A point with what its legs need to know of it, found once for each point. */
type Spot = FixedPoint & {
  stations: readonly Access[]
  island: Island | null
  isAirport: boolean
  /** Farther from Seoul than its suburbs. */
  isInCountry: boolean
  /** Roads have the traffic of a great city. */
  isInCity: boolean
}

/**
 * Estimates legs without an online service: on foot, by subway if there is one, else by bus, or by taxi. Long legs use
 * the connections between cities.
 */
export function createTravelModel({ rides, intercity }: Transport, style: TravelStyle): TravelModel {
  const spotOf = spotsOf(rides)
  /** On foot or by bus and train, and by boat to a small island. Null where only a port or an airport leads. */
  const nearLeg = (from: Spot, to: Spot, straight = metresBetweenFixed(from, to)): PlanLeg | null => {
    if (from.island !== to.island) return legByBoat(from, to)
    const walk = walkLeg(straight)
    if (walk.minutes <= style.longestWalkMinutes) return walk
    const ride = subwayLeg(rides, from.stations, to.stations, straight)
    const isCoach = (from.isInCountry || to.isInCountry) && !isOnJeju(from)
    return quicker(busLeg(straight, { isCoach, where: trafficBetween(from, to) }), ride)
  }
  const legByBoat = (from: Spot, to: Spot): PlanLeg | null => {
    const [there, back] = [to.island?.boat, from.island?.boat]
    const straight = metresBetweenFixed(from, to)
    if (there)
      return joinBoat(legBetween(from, spotOf(there.pier)), there, nearLeg(spotOf(there.landing), to), straight)
    return back
      ? joinBoat(nearLeg(from, spotOf(back.landing)), back, legBetween(spotOf(back.pier), to), straight)
      : null
  }
  const hubIndexesNear = hubIndexesOf(intercity.hubs)
  const hubsNear = remember((spot: Spot): HubAccess[] =>
    hubIndexesNear(spot).flatMap((index) => {
      const hub = intercity.hubs[index]
      const out = hub && nearLeg(spot, spotOf(hub))
      const back = hub && nearLeg(spotOf(hub), spot)
      return out && back ? [{ hub: index, out, back }] : []
    }),
  )
  const hubsReached = remember((spot: Spot): HubsReached => {
    const minutes = new Float64Array(intercity.hubs.length).fill(Infinity)
    const first = new Int32Array(intercity.hubs.length)
    for (const [index, { hub, out }] of hubsNear(spot).entries())
      for (const [end, way] of intercity.from(hub).entries()) {
        const all = out.minutes + (way?.minutes ?? Infinity)
        if (end === hub || all >= (minutes[end] ?? 0)) continue
        minutes[end] = all
        first[end] = index
      }
    return { minutes, first }
  })
  const farLeg = (from: Spot, to: Spot, straight: number): PlanLeg | null => {
    const reached = hubsReached(from)
    let least = Infinity
    let first = 0
    let last: HubAccess | null = null
    for (const access of hubsNear(to)) {
      const minutes = (reached.minutes[access.hub] ?? Infinity) + access.back.minutes
      const start = reached.first[access.hub] ?? 0
      if (minutes > least || (minutes === least && start >= first)) continue
      least = minutes
      first = start
      last = access
    }
    const start = hubsNear(from)[first]
    const way = start && last ? intercity.from(start.hub)[last.hub] : null
    if (!start || !last || !way) return null
    const metres = start.out.metres + way.metres + last.back.metres
    const cost = start.out.cost + way.priceWon + last.back.cost
    return atLeast(straight, { mode: way.mode, minutes: least, metres, cost })
  }
  return { leg: (from, to) => legBetween(spotOf(from), spotOf(to)) }

  function legBetween(from: Spot, to: Spot): PlanLeg {
    const straight = metresBetweenFixed(from, to)
    const near = nearLeg(from, to, straight)
    if (near?.mode === 'walk') return near
    const roads = { isBetweenTowns: from.isInCountry && to.isInCountry, where: trafficBetween(from, to) }
    if (style.drives && mayDrive(from, to, straight)) return carLeg(straight, roads)
    const far = straight > intercityMetres ? farLeg(from, to, straight) : null
    const ride = near ? quicker(near, far) : (far ?? seaLeg(straight))
    if (style.taxiSavesMinutes === null || from.island !== to.island) return ride
    const isWithLuggage = from.isAirport || to.isAirport
    if (straight > (isWithLuggage ? farthestWithLuggage : farthestTaxiMetres)) return ride
    const isFar = straight > farTaxiMetres && !isOnJeju(from) && !isWithLuggage
    const taxi = taxiLeg(straight, style.party, taxiMeterBetween(from, to), roads)
    const mayPay = taxi.cost <= (style.mostTaxiWon ?? Infinity) || isWithLuggage
    const saved = style.taxiSavesMinutes + (isFar ? savedByFarTaxi : 0)
    return mayPay && ride.minutes - taxi.minutes >= saved ? taxi : ride
  }
}

/** Nobody drives in Seoul, nor from one quarter of another great city to the next. */
function mayDrive(from: Spot, to: Spot, straight: number): boolean {
  const isInTown = from.isInCity && to.isInCity && straight <= greatCityMetres
  return from.isInCountry && to.isInCountry && !isInTown && from.island === to.island && straight <= farthestDriveMetres
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

// Spots are cached, because they are the same for every trip and a search needs hundreds of them.
const spotsOf = remember(({ stations }: SubwayRides) =>
  remember((point: Point): Spot => ({
    ...fixPoint(point),
    stations: stationsNear(stations, point),
    island: islandOf(point),
    isAirport: Object.values(airportPlaces).some((airport) => straightMetres(airport, point) < atAirportMetres),
    isInCountry: straightMetres(point, capital) > capitalMetres,
    isInCity:
      straightMetres(point, capital) <= capitalMetres ||
      greatCities.some((city) => straightMetres(city, point) <= greatCityMetres),
  })),
)

function stationsNear(stations: SubwayRides['stations'], point: Point): Access[] {
  const near = nearest(stations, point, rideToStationMetres, mostStations)
  const walked = near.filter(({ straight }) => straight <= walkToStationMetres)
  if (walked.length > 0) return walked.map(({ index, straight }) => ({ ...walkLeg(straight), station: index }))
  return near.map(({ index, straight }) => ({ ...busLeg(straight), station: index }))
}

const hubIndexesOf = remember((hubs: IntercityWays['hubs']) =>
  remember((point: Point): number[] =>
    hubKinds.flatMap((kind) => {
      const ofKind = hubs.filter((hub) => hub.kind === kind)
      const near = nearest(ofKind, point, reachHubMetres, mostHubsOfAKind)
      return near.flatMap(({ index }) => (ofKind[index] ? [hubs.indexOf(ofKind[index])] : []))
    }),
  ),
)

function trafficBetween(from: Spot, to: Spot): 'city' | 'country' {
  return from.isInCity || to.isInCity ? 'city' : 'country'
}

/** The island has no trains. */
function isOnJeju({ lat }: Point): boolean {
  return lat < jejuNorth
}

/** A hub with the legs to and from it. */
type HubAccess = { hub: number; out: PlanLeg; back: PlanLeg }

/** By hub: the fewest minutes to it, and over which of the hubs near the start. */
type HubsReached = { minutes: Float64Array; first: Int32Array }

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
  const near: Near[] = []
  for (const [index, place] of places.entries()) {
    const straight = straightMetres(point, place)
    if (straight <= within) near.push({ index, straight })
  }
  return near.toSorted((one, other) => one.straight - other.straight).slice(0, most)
}

function quicker(leg: PlanLeg, other: PlanLeg | null): PlanLeg {
  return other && other.minutes < leg.minutes ? other : leg
}
