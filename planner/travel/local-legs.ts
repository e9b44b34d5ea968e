import type { PlanLeg } from '#domain/trips/plan/plans.ts'
import { atLeast, leastMinutes } from './leg-limits.ts'
import type { Ride, SubwayRides } from './subway-rides.ts'

// The ratio of streets to the straight line, and a walking speed of 4.5 km/h.
const detour: Record<'walk' | 'bus' | 'taxi', number> = { walk: 1.3, bus: 1.35, taxi: 1.3 }
const walkMetresPerMinute = 75

// Fares for adults with a card, in the capital area since June 2025.
const subwayFare = { won: 1550, metres: 10_000, stepMetres: 5000, stepWon: 100 }
const busFare = 1500
// Between towns a bus is a coach, whose fare the state sets by the kilometre. Around Seoul and on Jeju it has one fare.
const coachFare = { metres: 20_000, wonPerKilometre: 130 }
// A tenth more for standing in traffic.
const taxiInTraffic = 1.1

// More than the wait for a taxi: to the car, and from where it is parked.
const parkingMinutes = 4

// Stairs and gates at both ends of a ride.
const stationMinutes = 3

export function walkLeg(straight: number): PlanLeg {
  const metres = Math.ceil(straight * detour.walk)
  return { mode: 'walk', minutes: Math.ceil(metres / walkMetresPerMinute), metres, cost: 0 }
}

// Roads between towns have little traffic, and express buses have lanes of their own around Seoul: travellers report
// 60 to 80 minutes by bus from Jeju City to Seongsan, and an hour and a half from Myeongdong to Everland.
const far = { metres: 20_000, busMetresPerMinute: 800, taxiMetresPerMinute: 900 }

/** How far the traffic of a town goes, and the speed of a ride in it and behind it. */
type Traffic = { metres: number; slow: number; quick: number }
const busTraffic: Record<'city' | 'country', Traffic> = {
  city: { metres: 12_000, slow: 300, quick: 450 },
  // Travellers tell of 30 to 45 minutes under way from Gyeongju to Bulguksa, of 30 from Sokcho to Seoraksan, and of 40
  // from Jeju City to Manjanggul (hurulaini.com, travelivalda.wordpress.com, kirkanatomy.com, happydalki.blogspot.com).
  country: { metres: 4000, slow: 300, quick: 600 },
}
const taxiTraffic: Record<'city' | 'country', Traffic> = {
  city: { metres: 10_000, slow: 380, quick: 650 },
  country: { metres: 4000, slow: 380, quick: 700 },
}

function minutesIn({ metres, slow, quick }: Traffic, ridden: number): number {
  return Math.min(ridden, metres) / slow + Math.max(0, ridden - metres) / quick
}

/**
 * Waiting and the walks to and from the stops, then 18 km/h in town and faster on long distances, which need a change.
 */
export function busLeg(
  straight: number,
  { isCoach = false, where = 'city' }: { isCoach?: boolean; where?: 'city' | 'country' } = {},
): PlanLeg {
  const metres = Math.ceil(straight * detour.bus)
  const changing = Math.min(6, Math.max(0, metres - 6000) / 1000)
  const near = Math.min(metres, far.metres)
  const minutes = 9 + changing + minutesIn(busTraffic[where], near) + (metres - near) / far.busMetresPerMinute
  const kilometres = isCoach ? Math.max(0, metres - coachFare.metres) / 1000 : 0
  const cost = busFare + Math.round((kilometres * coachFare.wonPerKilometre) / 100) * 100
  return atLeast(straight, { mode: 'bus', minutes, metres, cost })
}

type Roads = { isBetweenTowns?: boolean; where?: 'city' | 'country' }

/** By day, in a car that a party shares. `meterWon` is what the meter shows after so many metres. */
export function taxiLeg(
  straight: number,
  party: number,
  meterWon: (metres: number) => number,
  { isBetweenTowns = false, where = 'city' }: Roads = {},
): PlanLeg {
  const metres = Math.ceil(straight * detour.taxi)
  const near = isBetweenTowns ? Math.min(metres, far.metres) : metres
  const minutes = 4 + minutesIn(taxiTraffic[where], near) + (metres - near) / far.taxiMetresPerMinute
  const fare = meterWon(metres) * taxiInTraffic
  return atLeast(straight, { mode: 'taxi', minutes, metres, cost: Math.ceil(fare / party / 100) * 100 })
}

/** With a car of one's own, from one place to park to the next. What it costs is not known. */
export function carLeg(straight: number, roads: Roads): PlanLeg {
  const { minutes, metres } = taxiLeg(straight, 1, () => 0, roads)
  return { mode: 'car', minutes: minutes + parkingMinutes, metres, cost: 0 }
}

/** A station within reach on foot or by bus. The bus fare includes the train. */
export type Access = { station: number; minutes: number; metres: number; mode: PlanLeg['mode'] }

type Found = { minutes: number; metres: number; ride: Ride; isByBus: boolean }

/** By station: the fewest minutes until the train has brought one there, and over which of the first stations. */
type Reached = { minutes: Float64Array; first: Uint8Array }

// Trips ask for hundred thousands of legs between a few hundred points.
const known = new WeakMap<readonly Access[], Reached>()

function reachedFrom(rides: SubwayRides, from: readonly Access[]): Reached {
  const kept = known.get(from)
  if (kept) return kept
  const minutesFrom = from.map(({ station }) => rides.minutesFrom(station))
  const stations = minutesFrom[0]?.length ?? 0
  const reached = { minutes: new Float64Array(stations).fill(Infinity), first: new Uint8Array(stations) }
  for (const [index, start] of from.entries())
    for (const [station, ride] of (minutesFrom[index] ?? []).entries()) {
      const minutes = start.minutes + stationMinutes + ride
      if (station === start.station || minutes >= (reached.minutes[station] ?? 0)) continue
      reached.minutes[station] = minutes
      reached.first[station] = index
    }
  known.set(from, reached)
  return reached
}

/** The best pair of stations near both ends, with the legs to them. */
export function subwayLeg(rides: SubwayRides, from: readonly Access[], to: readonly Access[], straight: number) {
  const reached = reachedFrom(rides, from)
  let [least, at] = [Infinity, 0]
  let last: Access | null = null
  for (const end of to) {
    const minutes = (reached.minutes[end.station] ?? Infinity) + end.minutes
    const start = reached.first[end.station] ?? 0
    if (minutes > least || (minutes === least && start >= at)) continue
    least = minutes
    at = start
    last = end
  }
  const first = from[at]
  const ride = first && last ? rides.from(first.station)[last.station] : null
  if (!first || !last || !ride) return null
  const isByBus = [first, last].some(({ mode }) => mode === 'bus')
  return presentRide({ minutes: least, metres: first.metres + ride.metres + last.metres, ride, isByBus }, straight)
}

/** A ride counts as a train if it is mostly on railways and faster than a subway. A bus at its end is told. */
function presentRide({ minutes, metres, ride, isByBus }: Found, straight: number): PlanLeg {
  const { won, stepMetres, stepWon } = subwayFare
  const byDistance = won + Math.ceil(Math.max(0, ride.metres - subwayFare.metres) / stepMetres) * stepWon
  const surcharge = Math.ceil(ride.surchargeWon / 50) * 50
  const isTrain = ride.railwayMetres * 2 > ride.metres && minutes < leastMinutes('subway', straight)
  return atLeast(straight, {
    mode: isTrain ? 'train' : isByBus ? 'transit' : 'subway',
    minutes,
    metres,
    cost: byDistance + surcharge,
  })
}
