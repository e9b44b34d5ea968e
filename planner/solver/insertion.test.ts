import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlainProblem } from '#testing/plain-problem.ts'
import { createRandomProblem } from '#testing/trips/random-problem.ts'
import { createFilling } from './filling.ts'
import { costAt, findInsertion, type Insertion } from './insertion.ts'
import { createInstance } from './instance.ts'
import { createPlan, isAllowed, removeVisits } from './plan.ts'
import type { Problem } from './problem.ts'
import { createRandom } from './random.ts'
import { fillPlan } from './recreate.ts'

/** For each visit outside a half-empty plan and each day: the cost that the search finds, and the lowest cost. */
function compare(problem: Problem, seed: number): { found: number; least: number }[] {
  const instance = createInstance(problem)
  const [random, filling, plan] = [createRandom(seed), createFilling(instance), createPlan(instance)]
  filling.changed.fill(1)
  fillPlan(instance, plan, filling, random)
  removeVisits(
    instance,
    plan,
    [...plan.placed].filter((visit) => visit >= 0 && random() < 0.5),
    filling,
  )
  const insertion: Insertion = { position: 0, cost: -1 }
  const outside = Array.from(instance.group.keys()).filter((visit) => plan.placed[instance.group[visit] ?? 0] === -1)
  return plan.routes.flatMap((route) =>
    outside.map((visit) => {
      findInsertion(instance, plan, visit, route, insertion)
      const costs = Array.from({ length: route.length + 1 }, (__, position) =>
        isAllowed(instance, plan, visit, route.day) ? costAt(instance, plan, visit, route, position) : -1,
      ).filter((cost) => cost >= 0)
      const isTrue = insertion.cost < 0 || costAt(instance, plan, visit, route, insertion.position) === insertion.cost
      return { found: isTrue ? insertion.cost : Number.NaN, least: costs.length > 0 ? Math.min(...costs) : -1 }
    }),
  )
}

const sizes = fc.record({
  seed: fc.nat(),
  places: fc.integer({ min: 1, max: 40 }),
  days: fc.integer({ min: 1, max: 3 }),
})

test('the innermost loop finds the cheapest position that the general evaluator knows', () => {
  let fits = 0
  fc.assert(
    fc.property(sizes, ({ seed, ...size }) => {
      const compared = compare(createPlainProblem(seed, size), seed)
      expect(compared.map(({ found }) => found)).toEqual(compared.map(({ least }) => least))
      fits += compared.filter(({ found }) => found >= 0).length
    }),
  )
  expect(fits).toBeGreaterThan(100)
})

test('it does so with every rule and several opening spans a day too', () => {
  fc.assert(
    fc.property(sizes, ({ seed, ...size }) => {
      const compared = compare(createRandomProblem(seed, size), seed)
      expect(compared.map(({ found }) => found)).toEqual(compared.map(({ least }) => least))
    }),
  )
})

test('the cost of a plan is the sum of its days after any additions and removals', () => {
  let spent = 0
  fc.assert(
    fc.property(sizes, ({ seed, ...size }) => {
      const instance = createInstance(createRandomProblem(seed, size))
      const [random, filling, plan] = [createRandom(seed), createFilling(instance), createPlan(instance)]
      const sumOfDays = () => plan.routes.reduce((sum, route) => sum + route.spent, 0)
      filling.changed.fill(1)
      for (let round = 0; round < 3; round += 1) {
        fillPlan(instance, plan, filling, random)
        expect(plan.spent).toBe(sumOfDays())
        const some = [...plan.placed].filter((visit) => visit >= 0 && random() < 0.5)
        removeVisits(instance, plan, some, filling)
        expect(plan.spent).toBe(sumOfDays())
        spent += plan.spent
      }
    }),
  )
  expect(spent).toBeGreaterThan(0)
})
