import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBestPlan } from '#testing/trips/best-plan.ts'
import { createPlainProblem } from '#testing/plain-problem.ts'
import { createRandomProblem } from '#testing/trips/random-problem.ts'
import { createFilling } from './filling.ts'
import { createGapBeam, findSequence } from './gap-beam.ts'
import { costAt } from './insertion.ts'
import { createInstance } from './instance.ts'
import { addVisit, createPlan, removeVisits } from './plan.ts'
import { createRandom, pickBelow } from './random.ts'
import { fillPlan } from './recreate.ts'

const sizes = fc.record({
  seed: fc.nat(),
  places: fc.integer({ min: 1, max: 40 }),
  days: fc.integer({ min: 1, max: 3 }),
})

/** A filled plan of which one stretch of the first day was removed, and a sequence for the gap. */
function findForGap({ seed, places, days }: { seed: number; places: number; days: number }) {
  const instance = createInstance(createPlainProblem(seed, { places, days }))
  const beam = createGapBeam(instance)
  const [random, filling, plan] = [createRandom(seed), createFilling(instance), createPlan(instance)]
  filling.changed.fill(1)
  fillPlan(instance, plan, filling, random)
  const [route] = plan.routes
  if (!beam || !route) throw new Error('a plain instance has a beam and a day')
  const position = pickBelow(random, route.length + 1)
  const removed = Array.from(route.nodes.subarray(position + 1, Math.min(position + 5, route.length + 1)))
  removeVisits(instance, plan, removed, filling)
  return {
    instance,
    plan,
    route,
    position,
    filling,
    sequence: findSequence(instance, plan, beam, random, route, position),
  }
}

test('every visit of a sequence fits behind the one before it by the general evaluator', () => {
  let visits = 0
  fc.assert(
    fc.property(sizes, (size) => {
      const { instance, plan, route, position, filling, sequence } = findForGap(size)
      const taken = sequence.filter((visit) => (plan.placed[instance.group[visit] ?? 0] ?? -1) >= 0)
      expect(taken.every((visit) => plan.dayOf[visit] !== route.day)).toBe(true)
      removeVisits(instance, plan, taken, filling)
      for (const [index, visit] of sequence.entries()) {
        expect(costAt(instance, plan, visit, route, position + index)).toBeGreaterThanOrEqual(0)
        addVisit(instance, plan, visit, route, position + index)
      }
      visits += sequence.length
    }),
  )
  expect(visits).toBeGreaterThan(100)
})

test('no visit is twice in a sequence', () => {
  fc.assert(
    fc.property(sizes, (size) => {
      const { sequence } = findForGap(size)
      expect(new Set(sequence).size).toBe(sequence.length)
    }),
  )
})

test('without noise nine of ten tiny empty days get the best sequence there is', () => {
  let best = 0
  for (let seed = 1; seed <= 100; seed += 1) {
    const problem = createPlainProblem(seed, { places: 6, days: 1 })
    const instance = createInstance(problem)
    const beam = createGapBeam(instance)
    const plan = createPlan(instance)
    const [route] = plan.routes
    if (!beam || !route) throw new Error('a plain instance has a beam and a day')
    const sequence = findSequence(instance, plan, beam, () => 0, route, 0)
    const score = sequence.reduce((sum, visit) => sum + (problem.places[visit]?.score ?? 0), 0)
    if (score === findBestPlan(problem).score) best += 1
  }
  expect(best).toBeGreaterThanOrEqual(90)
})

test('an instance with other rules than hours has no beam', () => {
  const instances = Array.from({ length: 20 }, (_, seed) =>
    createInstance(createRandomProblem(seed, { places: 9, days: 2 })),
  )
  expect(instances.map((instance) => createGapBeam(instance) !== null)).toEqual(instances.map(({ isPlain }) => isPlain))
  expect(instances.some(({ isPlain }) => !isPlain)).toBe(true)
})
