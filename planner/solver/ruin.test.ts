import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandomProblem } from '#testing/trips/random-problem.ts'
import { createInstance } from './instance.ts'
import { addVisit, createPlan } from './plan.ts'
import { createRandom } from './random.ts'
import { chooseRuin, createNeighbours } from './ruin.ts'

test('the neighbours of a visit are the forty nearest others, there and back, the first of equals first', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (seed, places) => {
      const instance = createInstance(createRandomProblem(seed, { places, days: 2 }))
      const { visits, nodes, travel } = instance
      const wayTo = (other: number) => Number(travel[other]) + Number(travel[other * nodes])
      const others = Array.from({ length: visits - 1 }, (_, index) => index + 1)
      const nearest = others.toSorted((one, other) => wayTo(one) - wayTo(other)).slice(0, 40)
      expect([...createNeighbours(instance)(0)]).toEqual(nearest)
    }),
  )
})

test('a round that looks at some days removes nothing from the others', () => {
  const windows = [1, 2].map(() => [{ from: 0, to: 1000 }])
  const places = [1, 2, 3, 4].map((at) => ({ id: `${at}`, location: at, score: 10, service: 10, windows }))
  const day = { start: 0, end: 0, from: 0, to: 1000 }
  const instance = createInstance({ places, days: [day, day], travel: () => 1 })
  const plan = createPlan(instance)
  for (const [visit, index] of [
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
  ] as const) {
    const route = plan.routes[index]
    if (route) addVisit(instance, plan, visit, route, route.length)
  }
  const neighbours = createNeighbours(instance)
  const removed = (routes: typeof plan.routes) =>
    new Set(
      Array.from(
        { length: 200 },
        (_, seed) => chooseRuin(instance, plan, routes, neighbours, createRandom(seed), 8).visits,
      ).flat(),
    )
  expect(removed(plan.routes.slice(1))).toEqual(new Set([2, 3]))
  expect(removed(plan.routes).size).toBe(4)
})

test('in some rounds a trip with a limit gives up dear visits for what it must visit and cannot pay', () => {
  const windows = [[{ from: 0, to: 1000 }]]
  const placeAt = (location: number) => ({ id: `${location}`, location, score: 10, service: 10, windows, cost: 20 })
  const must = { ...placeAt(7), cost: 60, must: true }
  const days = [{ start: 0, end: 0, from: 0, to: 1000 }]
  const places = [1, 2, 3, 4, 5, 6].map(placeAt)
  const countSavings = (budget?: number) => {
    const problem = { places: [...places, must], days, travel: () => 1, ...(budget !== undefined && { budget }) }
    const instance = createInstance(problem)
    const plan = createPlan(instance)
    const [route] = plan.routes
    if (route) for (const at of places.keys()) addVisit(instance, plan, at, route, at)
    const neighbours = createNeighbours(instance)
    const ruins = Array.from({ length: 1000 }, (_, seed) => {
      return chooseRuin(instance, plan, plan.routes, neighbours, createRandom(seed), 8)
    })
    return ruins.filter(({ wanted, visits }) => wanted.includes(6) && visits.length === 4).length
  }
  expect(countSavings(120)).toBeGreaterThan(countSavings() + 50)
})

test('in some rounds a day is led past a table that must be visited and is missing, after a sight beside it', () => {
  const windows = [[{ from: 0, to: 1000 }]]
  const sight = (location: number) => ({ id: `${location}`, location, score: 10, service: 10, windows })
  const table = { ...sight(9), meals: ['dinner'] }
  const day = { start: 0, end: 0, from: 0, to: 1000, meals: [{ name: 'dinner', from: 0, to: 1000 }] }
  const travel = (from: number, to: number) => Math.abs(from - to)
  const countLed = (must: boolean) => {
    const problem = { places: [sight(1), sight(2), sight(8), { ...table, must }], days: [day], travel }
    const instance = createInstance(problem)
    const plan = createPlan(instance)
    const [route] = plan.routes
    if (route) for (const at of [0, 1]) addVisit(instance, plan, at, route, at)
    const neighbours = createNeighbours(instance)
    const ruins = Array.from({ length: 300 }, (_, seed) =>
      chooseRuin(instance, plan, plan.routes, neighbours, createRandom(seed), 8),
    )
    return ruins.filter(({ wanted }) => wanted.length === 2 && wanted[1] === 3).length
  }
  expect(countLed(true)).toBeGreaterThan(10)
  expect(countLed(false)).toBe(0)
})
