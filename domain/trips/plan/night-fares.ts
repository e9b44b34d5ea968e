import { taxiNightRate } from '#domain/korea/taxi-fares.ts'
import { minutesOfPlanClock } from './plan-clocks.ts'
import type { PlanDay, PlanLeg } from './plans.ts'

/**
 * A day whose taxis have fares by day, with the fares of the hours at which they set out. The base of the day tells the
 * tariff. A move between cities keeps its fare, which counts towards the trip only.
 */
export function withNightFares(day: PlanDay): PlanDay {
  let more = 0
  const fareOf = (leg: PlanLeg, setOut: number): PlanLeg => {
    const rate = leg.mode === 'taxi' ? taxiNightRate(day.from, setOut) : 1
    if (rate === 1) return leg
    const cost = Math.ceil((leg.cost * rate) / 100) * 100
    more += cost - leg.cost
    return { ...leg, cost }
  }
  const stops = day.stops.map((stop) => {
    const { leg, kind, arrive } = stop
    return leg === null || kind === 'transfer' ? stop : { ...stop, leg: fareOf(leg, setOutOf(leg, arrive)) }
  })
  const { returnLeg } = day
  const back = returnLeg && fareOf(returnLeg, minutesOfPlanClock(day.stops.at(-1)?.leave ?? ''))
  return more === 0 ? day : { ...day, stops, returnLeg: back, cost: day.cost + more }
}

/** The minute at which a leg to a stop sets out. */
export function setOutOf({ minutes }: PlanLeg, arrive: string): number {
  return minutesOfPlanClock(arrive) - minutes
}

/** Whether the fare of a leg holds for the hour at which it sets out only. */
export function hasNightFare(leg: PlanLeg, base: PlanDay['from'], setOut: number): boolean {
  return leg.mode === 'taxi' && taxiNightRate(base, setOut) !== 1
}
