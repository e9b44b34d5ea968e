import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandomProblem } from '#testing/trips/random-problem.ts'
import { createFilling } from './filling.ts'
import { createInstance } from './instance.ts'
import { addVisit, createPlan, hasRoomForKinds, removeVisits } from './plan.ts'
import type { Place, Problem } from './problem.ts'
import { createRandom } from './random.ts'
import { fillPlan } from './recreate.ts'

/** Three places in a row, each a free walk from the one before it; whoever skips one takes a bus for three. */
function buildProblem(budget: number): Problem {
  const windows = [[{ from: 0, to: 100 }], [{ from: 0, to: 100 }]]
  const places = [1, 2, 3].map((location): Place => ({ id: `${location}`, location, score: 10, service: 5, windows }))
  const day = { start: 0, end: 4, from: 0, to: 100 }
  return {
    places,
    days: [day, day],
    travel: () => 1,
    fare: (from, to) => (Math.abs(from - to) === 1 ? 0 : 3),
    budget,
  }
}

function planRow(budget: number) {
  const instance = createInstance(buildProblem(budget))
  const plan = createPlan(instance)
  const [first, second] = plan.routes
  if (!first || !second) throw new Error('There are two days.')
  for (const [position, visit] of [0, 1, 2].entries()) addVisit(instance, plan, visit, first, position)
  const change = { changed: new Uint8Array(2), removed: new Uint8Array(3) }
  return { instance, plan, change, first, second }
}

test('a visit without which a ride costs what is left stays out alone', () => {
  const { instance, plan, change, first } = planRow(6)
  // The other day goes from its start to its end for three.
  expect(plan.spent).toBe(3)
  removeVisits(instance, plan, [1], change)
  expect(first.length).toBe(2)
  expect(plan.spent).toBe(6)
})

test('a day that costs more without a visit than the plan may is emptied', () => {
  const { instance, plan, change, first } = planRow(5)
  removeVisits(instance, plan, [1], change)
  expect(first.length).toBe(0)
  expect([...plan.placed]).toEqual([-1, -1, -1])
  expect([...change.removed]).toEqual([1, 1, 1])
  expect([...change.changed]).toEqual([1, 0])
})

test('a plan costs no more than its budget after any removal', () => {
  let changes = 0
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 5, max: 40 }), (seed, budget) => {
      const given = createRandomProblem(seed, { places: 20, days: 2 })
      // Short ways are walked.
      const fare = (from: number, to: number) => (given.travel(from, to, 0) <= 35 ? 0 : 9)
      const days = given.days.map((day) => ({ ...day, budget: 1000 }))
      const places = given.places.map((place) => ({ ...place, cost: 0 }))
      const instance = createInstance({ ...given, days, places, fare, budget })
      const [random, filling, plan] = [createRandom(seed), createFilling(instance), createPlan(instance)]
      const least = plan.spent
      filling.changed.fill(1)
      fillPlan(instance, plan, filling, random)
      const placed = [...plan.placed].filter((visit) => visit >= 0)
      changes += placed.length
      removeVisits(
        instance,
        plan,
        placed.filter(() => random() < 0.3),
        filling,
      )
      expect(plan.spent).toBeLessThanOrEqual(Math.max(budget, least))
      expect(plan.spent).toBe(plan.routes.reduce((sum, { spent }) => sum + spent, 0))
    }),
    { numRuns: 300 },
  )
  expect(changes).toBeGreaterThan(300)
})

test('a kind is full on a day as long as its maximum is reached there, and nowhere else', () => {
  const { places, days, ...rest } = buildProblem(100)
  const counts = [
    { kind: 'museum', max: 1 },
    { kind: 'park', max: 0 },
  ]
  const kinds = [['museum'], ['museum', 'plain'], ['park']]
  const instance = createInstance({
    ...rest,
    places: places.map((place, index) => ({ ...place, kinds: kinds[index] ?? [] })),
    days: days.map((day) => ({ ...day, counts })),
  })
  const plan = createPlan(instance)
  const roomOn = (day: number) => [0, 1, 2].map((visit) => hasRoomForKinds(instance, plan, visit, day))
  expect(roomOn(0)).toEqual([true, true, false])
  const [first] = plan.routes
  if (!first) throw new Error('There are two days.')
  addVisit(instance, plan, 0, first, 0)
  expect(roomOn(0)).toEqual([false, false, false])
  expect(roomOn(1)).toEqual([true, true, false])
  removeVisits(instance, plan, [0], { changed: new Uint8Array(2), removed: new Uint8Array(3) })
  expect(roomOn(0)).toEqual([true, true, false])
})
