import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandomProblem } from '#testing/trips/random-problem.ts'
import type { Day, Place, Problem, Result } from './problem.ts'
import { solve } from './solve.ts'

// Tiny problems, of which the search finds the best plan: then a change that only helps never makes it worse.
const tiny = fc.record({ seed: fc.nat({ max: 100_000 }), days: fc.integer({ min: 1, max: 2 }) })

function plan(problem: Problem, seed = 1): Result {
  return solve(problem, { seed, maxIterations: 1000 })
}

/** Without musts, minimums and meals the score is all that a plan is judged by. */
function withoutMinimums({ places, days, ...problem }: Problem): Problem {
  return {
    ...problem,
    places: places.map(({ id, location, score, service, windows, cost = 0, kinds = [], forbiddenDays = [] }) => {
      return { id, location, score, service, windows, cost, kinds, forbiddenDays }
    }),
    days: days.map(({ start, end, from, to, budget, counts = [] }) => {
      const maximums = counts.map(({ kind, max = 100 }) => ({ kind, max }))
      return { start, end, from, to, counts: maximums, ...(budget !== undefined && { budget }) }
    }),
  }
}

function tinyProblem({ seed, days }: { seed: number; days: number }): Problem {
  return withoutMinimums(createRandomProblem(seed, { places: 5, days }))
}

function changePlaces(problem: Problem, change: (place: Place) => Partial<Place>): Problem {
  return { ...problem, places: problem.places.map((place) => ({ ...place, ...change(place) })) }
}

function changeDays(problem: Problem, change: (day: Day) => Partial<Day>): Problem {
  return { ...problem, days: problem.days.map((day) => ({ ...day, ...change(day) })) }
}

const helps: [what: string, change: (problem: Problem) => Problem][] = [
  ['a longer day', (problem) => changeDays(problem, ({ from, to }) => ({ from: from - 30, to: to + 60 }))],
  ['money without limit', (problem) => ({ ...changeDays(problem, () => ({ budget: 100_000 })), budget: 100_000 })],
  ['lower prices', (problem) => changePlaces(problem, ({ cost = 0 }) => ({ cost: Math.floor(cost / 2) }))],
  ['shorter visits', (problem) => changePlaces(problem, ({ service }) => ({ service: Math.max(1, service - 20) }))],
  ['no forbidden days', (problem) => changePlaces(problem, () => ({ forbiddenDays: [] }))],
  ['no order to keep', (problem) => ({ ...problem, precedence: [] })],
  ['no maximum of a kind', (problem) => changeDays(problem, () => ({ counts: [] }))],
  ['higher scores', (problem) => changePlaces(problem, ({ score }) => ({ score: score + 5 }))],
  [
    'longer hours',
    (problem) =>
      changePlaces(problem, ({ windows }) => ({
        windows: windows.map((spans) =>
          spans.slice(0, 1).map(({ from }) => ({ from: Math.max(0, from - 60), to: 900 })),
        ),
      })),
  ],
]

test.each(helps)('%s never makes the best plan worse', (_, change) => {
  fc.assert(
    fc.property(tiny, (given) => {
      const problem = tinyProblem(given)
      expect(plan(change(problem)).score).toBeGreaterThanOrEqual(plan(problem).score)
    }),
    { numRuns: 12 },
  )
})

test('a place that is closed on every day changes nothing but that it is left out as closed', () => {
  fc.assert(
    fc.property(tiny, (given) => {
      const problem = tinyProblem(given)
      const shut = { id: 'shut', location: 0, score: 99, service: 1, windows: problem.days.map(() => []) }
      const result = plan({ ...problem, places: [...problem.places, shut] })
      expect(result.score).toBe(plan(problem).score)
      expect(result.unplaced).toContainEqual({ placeId: 'shut', reason: 'closed' })
    }),
    { numRuns: 20 },
  )
})

test('the order in which places and days are told changes no score', () => {
  fc.assert(
    fc.property(tiny, (given) => {
      const free: Problem = { ...tinyProblem(given), precedence: [] }
      const turned: Problem = {
        ...free,
        places: free.places.toReversed().map(({ forbiddenDays = [], ...place }) => ({
          ...place,
          windows: place.windows.toReversed(),
          forbiddenDays: forbiddenDays.map((day) => free.days.length - 1 - day),
        })),
        days: free.days.toReversed(),
      }
      expect(plan(turned).score).toBe(plan(free).score)
    }),
    { numRuns: 20 },
  )
})

test('the seed decides how a tiny problem is searched and not how good its plan is', () => {
  fc.assert(
    fc.property(tiny, fc.nat(), (given, seed) => {
      const problem = tinyProblem(given)
      expect(plan(problem, seed).score).toBe(plan(problem).score)
    }),
    { numRuns: 20 },
  )
})

test('twice as much time for everything, and twice the hours, is the same problem', () => {
  fc.assert(
    fc.property(tiny, (given) => {
      const { travel, ...rest } = tinyProblem(given)
      const problem: Problem = { ...rest, travelChangesAt: [], travel: (from, to) => travel(from, to, 0) }
      const later = changePlaces(problem, ({ service, windows }) => ({
        service: 2 * service,
        windows: windows.map((spans) => spans.map(({ from, to }) => ({ from: 2 * from, to: 2 * to }))),
      }))
      const doubled = changeDays(later, ({ from, to }) => ({ from: 2 * from, to: 2 * to }))
      expect(plan({ ...doubled, travel: (from, to) => 2 * travel(from, to, 0) }).score).toBe(plan(problem).score)
    }),
    { numRuns: 20 },
  )
})

test('every place of the problem is visited once or left out once, with a reason', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000 }), fc.integer({ min: 1, max: 3 }), (seed, days) => {
      const problem = createRandomProblem(seed, { places: 14, days })
      const { days: planned, unplaced } = solve(problem, { seed, maxIterations: 30 })
      const told = [...planned.flatMap(({ stops }) => stops), ...unplaced].map(({ placeId }) => placeId)
      expect(told.toSorted()).toEqual(problem.places.map(({ id }) => id).toSorted())
    }),
    { numRuns: 25 },
  )
})

test('a must is worth more than all other places together', () => {
  const open = [[{ from: 0, to: 1000 }]]
  const many = Array.from({ length: 4 }, (_, index): Place => {
    return { id: `near ${index}`, location: 1, score: 1000, service: 20, windows: open }
  })
  const must: Place = { id: 'must', location: 2, score: 0, service: 60, windows: open, must: true }
  const problem: Problem = {
    places: [...many, must],
    days: [{ start: 0, end: 0, from: 0, to: 100 }],
    travel: (from, to) => (from === to ? 0 : Math.max(from, to) * 10),
  }
  expect(plan(problem).days[0]?.stops.map(({ placeId }) => placeId)).toEqual(['must'])
  expect(plan(changePlaces(problem, () => ({ must: false }))).days[0]?.stops).toHaveLength(4)
})

test('a day without room for anything is empty, leaves and comes back at its start, and costs nothing', () => {
  const place: Place = { id: 'one', location: 1, score: 5, service: 60, windows: [[{ from: 0, to: 500 }]], cost: 3 }
  const problem: Problem = { places: [place], days: [{ start: 0, end: 0, from: 100, to: 159 }], travel: () => 0 }
  expect(plan(problem)).toMatchObject({ score: 0, cost: 0, unplaced: [{ placeId: 'one', reason: 'too_far' }] })
  expect(plan(problem).days[0]).toMatchObject({ stops: [], cost: 0 })
  expect(plan(changeDays(problem, () => ({ to: 160 }))).days[0]?.stops).toMatchObject([{ start: 100, leave: 160 }])
})
