import { expect, test } from 'vitest'
import type { PlanLeg } from '#domain/trips/plan/plans.ts'
import { northOf } from '#testing/trips/checked-trips.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { layWays } from './ways.ts'

const base = { lat: 37.56, lng: 126.98 }
const bus: PlanLeg = { mode: 'bus', minutes: 130, metres: 60_000, cost: 1500 }

function minutesTo(metres: number, access: 'tour' | 'walk-in'): number {
  const row = { ...inventRow('place', 0), ...northOf(base, metres), access }
  const ways = layWays([base], [row], { leg: () => bus })
  return ways.leg(0, ways.locationOf(row)).minutes
}

test('the coach of a tour is the way to where only a tour goes, as far as that is out of town', () => {
  expect(minutesTo(48_000, 'tour')).toBeCloseTo(85, 0)
  expect(minutesTo(48_000, 'walk-in')).toBe(130)
  expect(minutesTo(5000, 'tour')).toBe(130)
})

test('the minutes and fares of a search are those of the leg that is told, there and back', () => {
  const row = { ...inventRow('place', 0), ...northOf(base, 48_000), access: 'tour' as const }
  let asked = 0
  const taxi: PlanLeg = { mode: 'taxi', minutes: 30, metres: 60_000, cost: 40_000 }
  const ways = layWays([base], [row], { leg: () => (asked++ === 0 ? taxi : bus) })
  const there = ways.locationOf(row)
  for (const [from, to] of [
    [0, there],
    [there, 0],
  ] as const) {
    expect([ways.minutes(from, to), ways.fare(from, to), ways.isTaxi(from, to)]).toEqual([30, 40_000, true])
  }
  expect(asked).toBe(1)
})
