import { expect, test } from 'vitest'
import { createInstance } from './instance.ts'
import { addVisit, copyPlan, createPlan, emptyPlan } from './plan.ts'
import type { Problem } from './problem.ts'
import { solve } from './solve.ts'
import { valueWithoutTravel, weighTravel } from './travel-worth.ts'

/** Two days along one street; each place lies as many minutes from the base as its location says. */
function alongStreet(locations: readonly number[], travelWorth?: number): Problem {
  const windows = [[{ from: 0, to: 600 }], [{ from: 0, to: 600 }]]
  return {
    places: locations.map((location, index) => ({
      id: `${index}`,
      location,
      score: 10,
      service: 30,
      windows,
      kinds: ['one'],
    })),
    days: [0, 1].map(() => ({
      start: 0,
      end: 0,
      from: 0,
      to: 600,
      counts: [{ kind: 'one', max: 2 }],
      ...(travelWorth !== undefined && { travelWorth }),
    })),
    travel: (from, to) => Math.abs(from - to),
  }
}

function twoStops(travelWorth?: number) {
  const instance = createInstance(alongStreet([5, 20], travelWorth))
  const plan = createPlan(instance)
  const [route] = plan.routes
  if (!route) throw new Error('a plan has a route for each day')
  for (const visit of [0, 1]) addVisit(instance, plan, visit, route, visit)
  return { instance, plan }
}

test('the minutes on the way are set against the value once, also when a day is looked at again', () => {
  const { instance, plan } = twoStops(2)
  for (let time = 0; time < 2; time += 1) weighTravel(instance, plan, new Uint8Array([1, 0]))
  expect(plan.value).toBe(20 - 2 * 40)
  expect(valueWithoutTravel(plan)).toBe(20)
})

test('a day that did not change keeps what its ways were set against', () => {
  const { instance, plan } = twoStops(2)
  weighTravel(instance, plan, new Uint8Array([0, 1]))
  expect(plan.value).toBe(20)
})

test('without a worth ways count for nothing', () => {
  const { instance, plan } = twoStops()
  weighTravel(instance, plan, new Uint8Array([1, 1]))
  expect(plan.value).toBe(20)
})

test('a copy of a plan and an emptied plan know what their ways are set against', () => {
  const { instance, plan } = twoStops(1)
  weighTravel(instance, plan, new Uint8Array([1, 1]))
  const copy = createPlan(instance)
  copyPlan(plan, copy)
  expect(valueWithoutTravel(copy)).toBe(20)
  emptyPlan(instance, copy)
  expect([copy.value, valueWithoutTravel(copy)]).toEqual([0, 0])
})

test('of places that are worth the same, the search takes those on one way', () => {
  const { places, ...street } = alongStreet([10, 60, 12, 62, 150], 1)
  const problem = { ...street, places: places.map((place) => ({ ...place, score: 100 })) }
  const { days, score } = solve(problem, { seed: 1, maxIterations: 300 })
  const together = days.map(({ stops }) => stops.map(({ placeId }) => placeId).toSorted())
  expect(new Set(together.map((ids) => ids.join(' ')))).toEqual(new Set(['0 2', '1 3']))
  expect(score).toBe(400)
})

test('a place that is not worth its way is left out', () => {
  const { days } = solve(alongStreet([10], 1), { seed: 1, maxIterations: 100 })
  expect(days.flatMap(({ stops }) => stops)).toEqual([])
})

test('two places of which neither is worth its way are visited on one day when they are together', () => {
  const { places, ...street } = alongStreet([40, 41], 1)
  const problem = { ...street, places: places.map((place) => ({ ...place, score: 50 })) }
  const { days } = solve(problem, { seed: 1, maxIterations: 100 })
  expect(days.map(({ stops }) => stops.length).toSorted((a, b) => a - b)).toEqual([0, 2])
})

test('a minimum comes before any way', () => {
  const problem = alongStreet([200], 100)
  const days = problem.days.map((day, index) => ({ ...day, counts: [{ kind: 'one', min: index === 0 ? 1 : 0 }] }))
  const { shortfalls } = solve({ ...problem, days }, { seed: 1, maxIterations: 50 })
  expect(shortfalls).toEqual([])
})
