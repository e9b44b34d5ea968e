import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canAvoidWaits, canVisit, waitingDays, type WaitingStop } from '#testing/trips/waiting-days.ts'
import { createInstance } from './instance.ts'
import { addVisit, createPlan } from './plan.ts'
import type { Problem } from './problem.ts'
import { solve } from './solve.ts'
import { weighWaits } from './waits.ts'

const longestWait = 4

/** One day from nine on; each stop stands at its own place, as far from every other as its way is long. */
function buildProblem(stops: readonly WaitingStop[]): Problem {
  return {
    places: stops.map(({ minutes, longest, from, to, until }, index) => {
      return {
        id: `${index}`,
        location: index + 1,
        score: 1,
        service: minutes,
        longest,
        windows: [[{ from, to, until }]],
      }
    }),
    days: [{ start: 0, end: 0, from: 540, to: 1000, longestWait: { minutes: longestWait, worth: 3 } }],
    travel: (_, to) => stops[to - 1]?.way ?? 0,
  }
}

function weigh(stops: readonly WaitingStop[]) {
  const instance = createInstance(buildProblem(stops))
  const plan = createPlan(instance)
  const [route] = plan.routes
  if (!route) throw new Error('a plan has a route for each day')
  for (const visit of stops.keys()) addVisit(instance, plan, visit, route, visit)
  weighWaits(instance, plan, new Uint8Array([1]))
  return { missed: plan.waits[0], value: plan.value, weight: instance.weight }
}

test('a wait counts as too long exactly where no choice of beginnings and stays avoids it', () => {
  fc.assert(
    fc.property(waitingDays, (stops) => {
      fc.pre(canVisit(stops))
      expect(weigh(stops).missed === 0).toBe(canAvoidWaits(stops, longestWait))
    }),
  )
})

const early = { way: 1, from: 540, to: 550, until: 560, minutes: 10, longest: 20 }
const late = { way: 1, from: 600, to: 610, until: 630, minutes: 10, longest: 20 }

test('each quarter of an hour begun is set against the value as so many minimums', () => {
  // Who stays until 560, walks a minute and waits four is 35 minutes early: three quarters begun, three minimums each.
  const { missed, value, weight } = weigh([early, late])
  expect(missed).toBe(9)
  expect(value).toBe(2 - 9 * weight)
})

test('of two stops for which there is room once, the one that shortens a wait comes in, not the one worth more', () => {
  const short = { way: 1, from: 550, to: 560, until: 570, minutes: 10, longest: 10 }
  const long = { way: 1, from: 550, to: 590, until: 600, minutes: 10, longest: 40 }
  const problem = buildProblem([early, late, short, long])
  const result = solve(
    {
      ...problem,
      places: problem.places.map((place, index) => ({
        ...place,
        score: index === 2 ? 9 : 1,
        kinds: index < 2 ? [] : ['one'],
      })),
      days: problem.days.map((day) => ({ ...day, counts: [{ kind: 'one', max: 1 }] })),
    },
    { seed: 1, maxIterations: 50 },
  )
  expect(result.days[0]?.stops.map(({ placeId }) => placeId)).toEqual(['0', '3', '1'])
  expect(result.shortfalls).toEqual([])
})

test('a wait that meals force is told as what the day misses', () => {
  const problem = buildProblem([early, late])
  const meals = ['lunch', 'dinner']
  const result = solve(
    {
      ...problem,
      places: problem.places.map((place, index) => ({ ...place, meals: meals.slice(index, index + 1) })),
      days: problem.days.map((day) => ({
        ...day,
        meals: meals.map((name) => ({ name, from: 0, to: 1000, worth: 20 })),
      })),
    },
    { seed: 1, maxIterations: 50 },
  )
  expect(result.days[0]?.stops).toHaveLength(2)
  expect(result.shortfalls).toEqual([{ day: 0, kind: 'wait', missing: 9 }])
})
