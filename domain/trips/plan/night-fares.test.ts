import { expect, test } from 'vitest'
import { hasNightFare, withNightFares } from './night-fares.ts'
import type { PlanDay, PlanLeg, PlanStop } from './plans.ts'

const seoul = { name: 'Seoul', lat: 37.563, lng: 126.985 }
const taxi: PlanLeg = { mode: 'taxi', minutes: 20, metres: 9000, cost: 10_100 }
const subway: PlanLeg = { mode: 'subway', minutes: 30, metres: 9000, cost: 1550 }

function stop(kind: PlanStop['kind'], arrive: string, leave: string, leg: PlanLeg | null): PlanStop {
  return { placeId: 'bar', kind, arrive, leave, leg, cost: 0, hoursUnknown: false, because: [] }
}

function day(stops: PlanStop[], returnLeg: PlanLeg | null): PlanDay {
  return { date: '2027-05-01', from: seoul, to: seoul, stops, returnLeg, cost: 30_000, shortfall: null }
}

test('a taxi that sets out at night costs more, and so does its day', () => {
  const evening = day([stop('nightlife', '22:30', '23:10', taxi)], taxi)
  const told = withNightFares(evening)
  // A fifth more from 22:10, two fifths more from 23:10, in whole hundreds.
  expect(told.stops[0]?.leg?.cost).toBe(12_200)
  expect(told.returnLeg?.cost).toBe(14_200)
  expect(told.cost).toBe(30_000 + 2100 + 4100)
})

test('a taxi by day, a train at night and a move between cities keep their fares', () => {
  const byDay = day([stop('nightlife', '21:30', '21:59', taxi)], taxi)
  expect(withNightFares(byDay)).toBe(byDay)
  const byTrain = day([stop('nightlife', '22:30', '23:10', subway)], subway)
  expect(withNightFares(byTrain)).toBe(byTrain)
  const moving = day([stop('transfer', '23:30', '23:45', taxi)], null)
  expect(withNightFares(moving)).toBe(moving)
})

test('only the fare of a taxi at night holds for its hour alone', () => {
  expect(hasNightFare(taxi, seoul, 22 * 60)).toBe(true)
  expect(hasNightFare(taxi, seoul, 21 * 60)).toBe(false)
  expect(hasNightFare(subway, seoul, 22 * 60)).toBe(false)
})
