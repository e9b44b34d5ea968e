import type { LegMode, PlanLeg } from '#domain/plans.ts'
import { type Point, straightMetres } from '#domain/distances.ts'
import type { SubwayRides } from './subway-rides.ts'

/** How people of a trip like to get about. */
export type TravelStyle = {
  /** Longer than this nobody walks. */
  longestWalkMinutes: number
  /** A taxi is taken where it saves so many minutes; null: never unless nothing else goes. */
  taxiSavesMinutes: number | null
  /** How many share the fare of a taxi. */
  party: number
}

export type TravelModel = { leg(from: Point, to: Point): PlanLeg }

// Streets are longer than the straight line. People walk 4.5 km/h.
const detour: Record<'walk' | 'bus' | 'taxi', number> = { walk: 1.3, bus: 1.35, taxi: 1.3 }
const walkMetresPerMinute = 75
const reachStationMetres = 1200
const mostStations = 4

// Fares for adults with a card, in the capital area since June 2025.
const subwayFare = { won: 1550, metres: 10_000, stepMetres: 5000, stepWon: 100 }
const busFare = 1500
const taxiFare = { won: 4800, metres: 1600, stepMetres: 131, stepWon: 100 }

/** Estimates ways without a network: on foot, by subway where there is one, else by bus, or by taxi. */
export function createTravelModel(rides: SubwayRides, style: TravelStyle): TravelModel {
  const near = new Map<string, Access[]>()
  const accessOf = (point: Point) => {
    const key = `${point.lat} ${point.lng}`
    const kept = near.get(key)
    if (kept) return kept
    const found = findStations(rides, point)
    near.set(key, found)
    return found
  }
  return {
    leg(from, to) {
      const straight = straightMetres(from, to)
      const walk = walkLeg(straight)
      if (walk.minutes <= style.longestWalkMinutes) return walk
      const shared = [busLeg(straight), subwayLeg(rides, accessOf(from), accessOf(to), straight)]
      const ride = quickest(
        shared.flatMap((leg) => leg ?? []),
        busLeg(straight),
      )
      const taxi = taxiLeg(straight, style.party)
      const saves = ride.minutes - taxi.minutes
      return style.taxiSavesMinutes !== null && saves >= style.taxiSavesMinutes ? taxi : ride
    },
  }
}

type Access = { station: number; metres: number }

function findStations({ stations }: SubwayRides, point: Point): Access[] {
  return stations
    .map((station, index): Access => ({ station: index, metres: straightMetres(point, station) * detour.walk }))
    .filter(({ metres }) => metres <= reachStationMetres)
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, mostStations)
}

function quickest(legs: readonly PlanLeg[], otherwise: PlanLeg): PlanLeg {
  return legs.reduce((best, leg) => (leg.minutes < best.minutes ? leg : best), otherwise)
}

function walkLeg(straight: number): PlanLeg {
  const metres = Math.ceil(straight * detour.walk)
  return { mode: 'walk', minutes: Math.ceil(metres / walkMetresPerMinute), metres, cost: 0 }
}

/** Waiting and the walks to and from its stops, then 18 km/h in town, and faster where it is far. */
function busLeg(straight: number): PlanLeg {
  const metres = Math.ceil(straight * detour.bus)
  const minutes = 9 + Math.min(metres, 12_000) / 300 + Math.max(0, metres - 12_000) / 450
  return atLeast('bus', straight, { minutes, metres, cost: busFare })
}

function taxiLeg(straight: number, party: number): PlanLeg {
  const metres = Math.ceil(straight * detour.taxi)
  const minutes = 4 + Math.min(metres, 10_000) / 380 + Math.max(0, metres - 10_000) / 650
  const steps = Math.ceil(Math.max(0, metres - taxiFare.metres) / taxiFare.stepMetres)
  // Standing in traffic counts too: a tenth more.
  const fare = (taxiFare.won + steps * taxiFare.stepWon) * 1.1
  return atLeast('taxi', straight, { minutes, metres, cost: Math.ceil(fare / party / 100) * 100 })
}

/** The best of the stations near both ends, with the walks to them and four minutes until a train comes. */
function subwayLeg(rides: SubwayRides, from: Access[], to: Access[], straight: number): PlanLeg | null {
  let best: { minutes: number; walked: number; ridden: number } | null = null
  for (const start of from) {
    const reached = rides.from(start.station)
    for (const end of to) {
      const ride = reached[end.station]
      if (!ride || start.station === end.station) continue
      const walked = start.metres + end.metres
      const minutes = walked / walkMetresPerMinute + 4 + ride.minutes
      if (!best || minutes < best.minutes) best = { minutes, walked, ridden: ride.metres }
    }
  }
  if (!best) return null
  const { won, metres, stepMetres, stepWon } = subwayFare
  const cost = won + Math.ceil(Math.max(0, best.ridden - metres) / stepMetres) * stepWon
  return atLeast('subway', straight, { minutes: best.minutes, metres: best.walked + best.ridden, cost })
}

const fastest: Record<'bus' | 'subway' | 'taxi', { metresPerMinute: number; extraMinutes: number }> = {
  bus: { metresPerMinute: 500, extraMinutes: 4 },
  subway: { metresPerMinute: 583, extraMinutes: 4 },
  taxi: { metresPerMinute: 833, extraMinutes: 2 },
}

/** Whole minutes and metres, and never faster or shorter than is possible at all. */
function atLeast(mode: LegMode & keyof typeof fastest, straight: number, leg: Omit<PlanLeg, 'mode'>): PlanLeg {
  const { metresPerMinute, extraMinutes } = fastest[mode]
  const least = straight / metresPerMinute + extraMinutes
  return {
    mode,
    minutes: Math.ceil(Math.max(leg.minutes, least)),
    metres: Math.ceil(Math.max(leg.metres, straight)),
    cost: leg.cost,
  }
}
