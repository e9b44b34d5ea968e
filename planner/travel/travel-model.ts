import type { PlanLeg } from '#domain/plans.ts'
import { type Point, straightMetres } from '#domain/distances.ts'
import { hubKinds } from '#domain/transport.ts'
import { atLeast } from './leg-limits.ts'
import { type Access, busLeg, subwayLeg, taxiLeg, walkLeg } from './local-legs.ts'
import type { Transport } from './transport.ts'

/** How people of a trip like to get about. */
export type TravelStyle = {
  /** Longer than this nobody walks. */
  longestWalkMinutes: number
  /** A taxi is taken where it saves so many minutes; null: never unless nothing else goes. */
  taxiSavesMinutes: number | null
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

/**
 * Estimates ways without a network: on foot, by subway where there is one, else by bus, or by taxi; far ones by what
 * goes between cities.
 */
export function createTravelModel({ rides, intercity }: Transport, style: TravelStyle): TravelModel {
  const stationsNear = remember((point): Access[] => {
    const walked = nearest(rides.stations, point, walkToStationMetres, mostStations)
    if (walked.length > 0) return walked.map(({ index, straight }) => ({ ...walkLeg(straight), station: index }))
    const ridden = nearest(rides.stations, point, rideToStationMetres, mostStations)
    return ridden.map(({ index, straight }) => ({ ...busLeg(straight), station: index }))
  })
  const nearLeg = (from: Point, to: Point): PlanLeg => {
    const straight = straightMetres(from, to)
    const walk = walkLeg(straight)
    if (walk.minutes <= style.longestWalkMinutes) return walk
    const ride = subwayLeg(rides, stationsNear(from), stationsNear(to), straight)
    return quicker(busLeg(straight, isInCountry(from, to)), ride)
  }
  const hubsNear = remember((point) =>
    hubKinds.flatMap((kind) => {
      const ofKind = intercity.hubs.filter((hub) => hub.kind === kind)
      return nearest(ofKind, point, reachHubMetres, mostHubsOfAKind).flatMap(({ index }): HubAccess[] => {
        const hub = ofKind[index]
        return hub ? [{ hub: intercity.hubs.indexOf(hub), out: nearLeg(point, hub), back: nearLeg(hub, point) }] : []
      })
    }),
  )
  const farLeg = (from: Point, to: Point): PlanLeg | null => {
    let best: PlanLeg | null = null
    for (const { hub: start, out } of hubsNear(from))
      for (const { hub: end, back } of hubsNear(to)) {
        const way = start === end ? null : intercity.from(start)[end]
        const minutes = out.minutes + (way?.minutes ?? Infinity) + back.minutes
        if (!way || (best && best.minutes <= minutes)) continue
        const metres = out.metres + way.metres + back.metres
        best = { mode: way.mode, minutes, metres, cost: out.cost + way.priceWon + back.cost }
      }
    return best && atLeast(straightMetres(from, to), best)
  }
  return {
    leg(from, to) {
      const straight = straightMetres(from, to)
      const near = nearLeg(from, to)
      if (near.mode === 'walk') return near
      const ride = straight > intercityMetres ? quicker(near, farLeg(from, to)) : near
      const taxi = taxiLeg(straight, style.party, isInCountry(from, to))
      const saves = ride.minutes - taxi.minutes
      return style.taxiSavesMinutes !== null && saves >= style.taxiSavesMinutes ? taxi : ride
    },
  }
}

/** Where roads are freer than around the capital. */
function isInCountry(from: Point, to: Point): boolean {
  return [from, to].every((point) => straightMetres(point, capital) > capitalMetres)
}

/** A hub with the ways to it and from it. */
type HubAccess = { hub: number; out: PlanLeg; back: PlanLeg }

/** What is asked of a point is worked out once. */
function remember<T>(find: (point: Point) => T): (point: Point) => T {
  const known = new Map<Point, T>()
  return (point) => {
    const kept = known.get(point)
    if (kept !== undefined) return kept
    const found = find(point)
    known.set(point, found)
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
