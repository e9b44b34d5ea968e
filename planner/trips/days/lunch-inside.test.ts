import { expect, test } from 'vitest'
import type { PlanStop } from '#domain/trips/plan/plans.ts'
import { withLunchInside } from './lunch-inside.ts'

const visit: PlanStop = {
  placeId: 'park',
  kind: 'attraction',
  arrive: '10:50',
  leave: '16:20',
  leg: { mode: 'bus', minutes: 110, metres: 48_000, cost: 3000 },
  cost: 75_000,
  hoursUnknown: false,
  because: ['must'],
}

test('a day in a theme park holds lunch there, and the parts add up to the visit and its price', () => {
  const parts = withLunchInside(visit, { arrive: 650, leave: 980 })
  expect(parts.map(({ kind, meal, arrive, leave }) => [kind, meal, arrive, leave])).toEqual([
    ['attraction', undefined, '10:50', '12:15'],
    ['meal', 'lunch', '12:15', '13:15'],
    ['attraction', undefined, '13:15', '16:20'],
  ])
  expect(parts.reduce((sum, { cost }) => sum + cost, 0)).toBe(75_000)
  expect(parts.map(({ leg }) => leg?.minutes)).toEqual([110, 0, 0])
})

test('who comes after lunch, or leaves before it, has one stop', () => {
  expect(withLunchInside(visit, { arrive: 860, leave: 1100 })).toEqual([visit])
  expect(withLunchInside(visit, { arrive: 600, leave: 780 })).toEqual([visit])
})
