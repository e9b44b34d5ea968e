import { expect, test } from 'vitest'
import { createRandomProblem } from '#testing/trips/random-problem.ts'
import { createInstance } from './instance.ts'
import { addVisit, copyPlan, createPlan, type Plan } from './plan.ts'
import { canRecombine, createPool, keepRoutes, putTogether, recombine } from './pool.ts'
import type { Problem } from './problem.ts'

const always = [{ from: 0, to: 100 }]

/** Four places worth 8, 4, 2 and 1, open on two days that are alike, everything at one spot. */
function buildProblem(changes: Partial<Problem> = {}): Problem {
  return {
    places: [8, 4, 2, 1].map((score) => ({
      id: `worth ${score}`,
      location: 0,
      score,
      service: 10,
      windows: [always, always],
    })),
    days: [1, 2].map(() => ({ start: 0, end: 0, from: 0, to: 100 })),
    travel: () => 0,
    ...changes,
  }
}

function buildPlan(problem: Problem, days: number[][]): Plan {
  const instance = createInstance(problem)
  const plan = createPlan(instance)
  days.forEach((visits, day) => {
    visits.forEach((visit, position) => addVisit(instance, plan, visit, plan.routes[day] ?? fail(), position))
    const route = plan.routes[day] ?? fail()
    route.stamp = 1 + visits.reduce((sum, visit) => sum + 2 ** visit, 0)
  })
  return plan
}

function fail(): never {
  throw new Error('a plan has a route for each day')
}

test('the best days of two plans are put together, whatever day they were on', () => {
  const problem = buildProblem()
  const instance = createInstance(problem)
  const pool = createPool(instance)
  const before = createPlan(instance)
  keepRoutes(instance, pool, before, buildPlan(problem, [[0, 1], [3]]))
  keepRoutes(instance, pool, before, buildPlan(problem, [[2, 3], [1]]))
  const routes = recombine(pool, 13)
  const plan = createPlan(instance)
  putTogether(instance, plan, routes ?? [])
  expect(plan.value).toBe(15)
  expect(recombine(pool, 15)).toBeNull()
})

test('days that differ keep their routes', () => {
  const [first, second] = buildProblem().days
  const problem = buildProblem({ days: [first ?? fail(), { ...(second ?? fail()), to: 90 }] })
  const instance = createInstance(problem)
  const pool = createPool(instance)
  keepRoutes(instance, pool, createPlan(instance), buildPlan(problem, [[0, 1], [3]]))
  keepRoutes(instance, pool, createPlan(instance), buildPlan(problem, [[2, 3], [1]]))
  expect(recombine(pool, 0)?.map(({ value }) => value)).toEqual([12, 1])
})

test('a day that did not change is not kept again', () => {
  const problem = buildProblem()
  const instance = createInstance(problem)
  const pool = createPool(instance)
  const plan = buildPlan(problem, [[0], [1]])
  const same = createPlan(instance)
  copyPlan(plan, same)
  keepRoutes(instance, pool, plan, same)
  expect(pool.routes.flat()).toEqual([])
})

test('days that share money or an order of visits are never exchanged', () => {
  expect(canRecombine(createInstance(buildProblem()))).toBe(true)
  expect(canRecombine(createInstance(buildProblem({ budget: 100 })))).toBe(false)
  const precedence = [{ before: 'worth 8', after: 'worth 4', minDays: 1 }]
  expect(canRecombine(createInstance(buildProblem({ precedence })))).toBe(false)
  expect(canRecombine(createInstance(createRandomProblem(1, { places: 5, days: 1 })))).toBe(false)
})
