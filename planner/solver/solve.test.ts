import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { findBestPlan } from '#testing/trips/best-plan.ts'
import { judgePlan, type Step } from '#testing/trips/plan-referee.ts'
import { createRandomProblem } from '#testing/trips/random-problem.ts'
import type { PlannedDay, Problem } from './problem.ts'
import { type Improvement, solve } from './solve.ts'

const sizes = fc.record({
  seed: fc.nat(),
  places: fc.integer({ min: 0, max: 25 }),
  days: fc.integer({ min: 1, max: 4 }),
})

function readSteps(problem: Problem, days: readonly PlannedDay[]): Step[][] {
  return days.map(({ stops }) =>
    stops.map(({ placeId, meal }) => {
      const place = problem.places.find(({ id }) => id === placeId)
      if (!place) throw new Error(`${placeId} is no place of the problem`)
      return { place, meal }
    }),
  )
}

/** What the musts and minimums that a plan holds are worth. */
function countHeld(problem: Problem, { days, shortfalls }: Pick<Improvement, 'days' | 'shortfalls'>): number {
  const minimums = problem.days.flatMap(({ counts = [], meals = [] }, day) =>
    [...counts, ...meals.map(({ name, worth = 1 }) => ({ kind: name, min: 1, worth }))].map(
      ({ kind, min = 0, worth = 1 }) => {
        const missing = shortfalls.find((shortfall) => shortfall.day === day && shortfall.kind === kind)?.missing ?? 0
        return (min - missing) * worth
      },
    ),
  )
  const musts = readSteps(problem, days)
    .flat()
    .filter(({ place }) => place.must)
  return minimums.reduce((sum, held) => sum + held, 0) + musts.length
}

test('of 200 tiny problems with every rule, all get the best plan there is', { timeout: 60_000 }, () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const problem = createRandomProblem(seed, { places: 5, days: 1 + (seed % 3) })
    const result = solve(problem, { seed: 1, maxIterations: 200 })
    expect({ held: countHeld(problem, result), score: result.score }, `seed ${seed}`).toEqual(findBestPlan(problem))
  }
})

test('no rule is broken, whatever the problem, and the sums are those of the stops', () => {
  fc.assert(
    fc.property(sizes, ({ seed, ...size }) => {
      const problem = createRandomProblem(seed, size)
      const result = solve(problem, { seed, maxIterations: 50 })
      const judged = judgePlan(problem, readSteps(problem, result.days))
      expect(judged).toEqual({ held: countHeld(problem, result), score: result.score, cost: result.cost })
      expect(result.score).toBeLessThanOrEqual(result.bound)
    }),
  )
})

test('a search goes on with an earlier plan: it begins with its stops and loses none of its worth', () => {
  fc.assert(
    fc.property(sizes, ({ seed, ...size }) => {
      const problem = createRandomProblem(seed, size)
      const before = solve(problem, { seed, maxIterations: 50 })
      const after = solve(problem, { seed: seed + 1, maxIterations: 0, from: before.days })
      const worthOf = (found: typeof before) => [countHeld(problem, found), found.score]
      expect(worthOf(after)).toEqual(worthOf(before))
    }),
  )
})

test('a search that goes on with a plan of another problem takes over no stop that its own rules forbid', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), ({ seed, ...size }, other) => {
      const before = solve(createRandomProblem(other, size), { seed, maxIterations: 20 })
      const problem = createRandomProblem(seed, size)
      const after = solve(problem, { seed, maxIterations: 5, from: before.days })
      const judged = judgePlan(problem, readSteps(problem, after.days))
      expect(judged).toEqual({ held: countHeld(problem, after), score: after.score, cost: after.cost })
    }),
  )
})

test('times are told in order, each way long enough, each stay as long as its service', () => {
  fc.assert(
    fc.property(sizes, ({ seed, ...size }) => {
      const problem = createRandomProblem(seed, size)
      const { days } = solve(problem, { seed, maxIterations: 20 })
      days.forEach(({ stops, leave, back }, index) => {
        let [here, clock] = [problem.days[index]?.start ?? 0, leave]
        stops.forEach((stop) => {
          const place = problem.places.find(({ id }) => id === stop.placeId)
          const location = place?.location ?? 0
          expect(stop.arrive - clock).toBeGreaterThanOrEqual(problem.travel(here, location, clock))
          expect(stop.start).toBeGreaterThanOrEqual(stop.arrive)
          expect(stop.leave - stop.start).toBe(place?.service)
          expect(place?.windows[index]?.some(({ from, to }) => from <= stop.start && stop.start <= to)).toBe(true)
          here = location
          clock = stop.leave
        })
        expect(stops.length === 0 || back <= (problem.days[index]?.to ?? 0)).toBe(true)
        expect(back - clock).toBeGreaterThanOrEqual(problem.travel(here, problem.days[index]?.end ?? 0, clock))
      })
    }),
  )
})

test('a day leaves later instead of waiting at its first stop', () => {
  const { places, days, travel } = createRandomProblem(3, { places: 30, days: 4 })
  const travelAtNight = (from: number, to: number) => travel(from, to, 0)
  const result = solve({ places, days, travel: travelAtNight }, { seed: 1, maxIterations: 20 })
  const firsts = result.days.flatMap(({ stops }) => stops.slice(0, 1))
  expect(firsts.map(({ arrive }) => arrive)).toEqual(firsts.map(({ start }) => start))
})

test('on a single day too, each place stands behind the one that it needs', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const problem = createRandomProblem(seed, { places: 16, days: 1 })
    const { places } = problem
    const precedence = places
      .slice(8)
      .map(({ id }, index) => ({ before: places[index]?.id ?? id, after: id, minDays: 0 }))
    const result = solve({ ...problem, precedence }, { seed, maxIterations: 100 })
    expect(judgePlan({ ...problem, precedence }, readSteps(problem, result.days)), `seed ${seed}`).toBeTypeOf('object')
  }
})

test('the same seed and cap give the same plan to the byte, another seed may not', () => {
  const problem = createRandomProblem(7, { places: 40, days: 3 })
  const once = JSON.stringify(solve(problem, { seed: 1, maxIterations: 300 }))
  expect(JSON.stringify(solve(problem, { seed: 1, maxIterations: 300 }))).toBe(once)
  const others = [2, 3, 4].map((seed) => JSON.stringify(solve(problem, { seed, maxIterations: 300 })))
  expect(others.some((other) => other !== once)).toBe(true)
})

test('the zone of the machine changes nothing', () => {
  const problem = createRandomProblem(11, { places: 30, days: 3 })
  const plans = ['Asia/Seoul', 'America/St_Johns', 'Pacific/Kiritimati'].map((zone) => {
    vi.stubEnv('TZ', zone)
    return JSON.stringify(solve(problem, { seed: 5, maxIterations: 200 }))
  })
  vi.unstubAllEnvs()
  expect(new Set(plans).size).toBe(1)
})

test('a search that is asked to stop ends in the same round with a lawful plan', () => {
  const problem = createRandomProblem(3, { places: 60, days: 3 })
  for (const allowed of [0, 1, 25]) {
    let asked = 0
    const stopAfter = () => {
      asked += 1
      return asked > allowed
    }
    const result = solve(problem, { seed: 1, maxIterations: Infinity, shouldStop: stopAfter })
    expect(result).toMatchObject({ iterations: allowed, stoppedBy: 'asked' })
    expect(judgePlan(problem, readSteps(problem, result.days))).toBeTypeOf('object')
  }
})

test('every improvement is told while it runs, each better than the one before and the last one the result', () => {
  const problem = createRandomProblem(3, { places: 60, days: 3 })
  const told: Improvement[] = []
  const onImprovement = (improvement: Improvement) => void told.push(improvement)
  const result = solve(problem, { seed: 1, maxIterations: 500, onImprovement })
  const worth = told.map((improvement) => countHeld(problem, improvement) * 100_000 + improvement.score)
  expect(worth.length).toBeGreaterThan(1)
  expect(worth).toEqual(worth.toSorted((a, b) => a - b))
  expect(told.at(-1)?.days).toEqual(result.days)
})

test('a plan that reaches its bound is called proven and ends the search', () => {
  let proven = 0
  for (let seed = 1; seed <= 50; seed += 1) {
    const problem = createRandomProblem(seed, { places: 5, days: 2 })
    const result = solve(problem, { seed: 1, maxIterations: 100 })
    if (!result.proven) continue
    proven += 1
    expect(result).toMatchObject({ stoppedBy: 'proof', score: result.bound })
    expect(result.score).toBe(findBestPlan(problem).score)
  }
  expect(proven).toBeGreaterThan(25)
})

test('a day from an airport to a base between which there is no place at all stays empty', () => {
  const day = { start: 1, end: 0, from: 540, to: 1260, travelWorth: 6, counts: [{ kind: 'sight', min: 2 }] }
  const problem: Problem = { places: [], days: [day], travel: (from, to) => (from === to ? 0 : 60) }
  const { days, shortfalls } = solve(problem, { seed: 1, maxIterations: 200 })
  expect(days.flatMap(({ stops }) => stops)).toEqual([])
  expect(shortfalls.map(({ kind }) => kind)).toEqual(['sight'])
})
