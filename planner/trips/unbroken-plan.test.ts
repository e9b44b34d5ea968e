import { expect, test, vi } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { askTrip, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { readPlannerFacts } from '#testing/trips/planning-rows.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { solveDays } from './solve-days.ts'
import type { TripRequest } from './trip-request.ts'
import { solveUnbroken } from './unbroken-plan.ts'

vi.setConfig({ testTimeout: 60_000 })

const catalogue = inventCatalogue()
const wishes = readTripWishes(askTrip(1), { names: indexPlaceNames(catalogue), treatments: [] })
const request: TripRequest = { wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.1 }

const { sheets } = readPlannerFacts()

/** Plans with a headline day that lack so many meals of their only day, one after the other, the last one for ever. */
function solverWithout(...meals: readonly number[]) {
  const asked: number[] = []
  const solve = (each: TripRequest) => {
    const made = solveDays(each)
    const lost = meals[Math.min(asked.length, meals.length - 1)] ?? 0
    asked.push(each.seed)
    const days = made.plan.days.map((day) => {
      const kept = day.stops.filter(({ meal }) => meal).slice(lost)
      return { ...day, stops: day.stops.filter((stop) => !stop.meal || kept.includes(stop)) }
    })
    const stop = { day: 0, minutes: 60, starts: { from: 600, to: 660 }, isTable: false }
    const stops = new Map(each.sheets?.length ? [['sight-1', stop]] : [])
    return { plan: { ...made.plan, days }, parts: { ...made.parts, laid: { ...made.parts.laid, stops } } }
  }
  return { solve, asked }
}

function brokenOf(plan: ReturnType<typeof solveUnbroken>): number {
  return checkDays({ wishes, catalogue, plan }).reduce((sum, { violations }) => sum + violations.length, 0)
}

test('a plan to which the checker objects is planned again with another seed, and keeps the seed that was asked for', () => {
  const { solve, asked } = solverWithout(1, 0)
  const plan = solveUnbroken(request, solve)
  expect(asked).toEqual([1, 2])
  expect(brokenOf(plan)).toBe(0)
  expect(plan.seed).toBe(1)
})

test('a lawful plan is planned with two seeds, each with half of the rounds, and no more', () => {
  const { solve, asked } = solverWithout(0)
  const efforts: (number | undefined)[] = []
  solveUnbroken(request, (each) => {
    efforts.push(each.effort)
    return solve(each)
  })
  expect(asked).toEqual([1, 2])
  expect(efforts).toEqual([0.05, 0.05])
})

test('of two lawful plans the one that reads less odd is the answer, and the first of equals', () => {
  const named = { placeId: null, name: 'a sight', reason: 'no_time' as const, note: '' }
  const leftOf = (...left: readonly number[]) => {
    let at = 0
    const { unplaced } = solveUnbroken(request, (each) => {
      const made = solveDays(each)
      const lost = Array.from({ length: left[at] ?? 0 }, () => named)
      at += 1
      return { ...made, plan: { ...made.plan, unplaced: lost } }
    })
    return unplaced.length
  }
  expect(leftOf(2, 1)).toBe(1)
  expect(leftOf(1, 2)).toBe(1)
})

test('the progress of both searches is one, and never falls', () => {
  const told: number[] = []
  solveUnbroken({ ...request, onProgress: (share) => told.push(share) }, (each) => {
    each.onProgress?.(0)
    each.onProgress?.(1)
    return solveDays({ ...each, onProgress: () => {} })
  })
  expect(told).toEqual([0, 0.5, 0.5, 1])
})

test('a trip whose flights leave no hours is planned once, whatever it lacks', () => {
  const { solve, asked } = solverWithout(1)
  solveUnbroken(request, (each) => {
    const { plan, parts } = solve(each)
    return { plan, parts: { ...parts, frames: parts.frames.map((frame) => ({ ...frame, isEmpty: true })) } }
  })
  expect(asked).toEqual([1])
})

test('a third search begins with meals as far away as the first one needed', () => {
  const { solve } = solverWithout(2, 1, 1)
  const eased: (number | undefined)[] = []
  solveUnbroken(request, (each) => {
    eased.push(each.eased)
    return { ...solve(each), eased: 2 }
  })
  expect(eased).toEqual([undefined, undefined, 2])
})

/** For each search of a trip with headline days those without one, where the plans lack so many meals. */
function plainDaysOfSearches(...meals: readonly number[]): (readonly number[])[] {
  const plain: (readonly number[])[] = []
  const { solve } = solverWithout(...meals)
  solveUnbroken({ ...request, sheets }, (each) => {
    plain.push(each.plainDays ?? [])
    return solve(each)
  })
  return plain
}

test('after two other seeds the day on which the checker objects is without a headline', () => {
  expect(plainDaysOfSearches(1, 2, 1, 1)).toEqual([[], [], [], [0]])
})

test('what two seeds break alike is not tried with a third one', () => {
  expect(plainDaysOfSearches(1)).toEqual([[], [], [0]])
})

test('whoever likes a dish is planned for without its table where nothing else keeps the rules', () => {
  const { solve } = solverWithout(1)
  const without: (boolean | undefined)[] = []
  const hungry = { ...request, wishes: { ...wishes, likes: ['galchi'] } }
  solveUnbroken(hungry, (each) => {
    without.push(each.withoutDishes)
    return solve(each)
  })
  expect(without).toEqual([undefined, undefined, true])
})

test('a trip without headline days is not planned again without them', () => {
  const { solve, asked } = solverWithout(1, 2, 1, 1)
  solveUnbroken(request, solve)
  expect(asked).toEqual([1, 2, 3])
})

test('a trip of more than two weeks is planned again once', () => {
  const { solve, asked } = solverWithout(1)
  const long = readTripWishes(askTrip(15), { names: indexPlaceNames(catalogue), treatments: [] })
  solveUnbroken({ ...request, effort: 0.01, wishes: long, sheets }, solve)
  expect(asked).toEqual([1, 2])
})

test('of plans that all break rules the one with the fewest is the answer', () => {
  const [worse, better] = [solverWithout(1, 2), solverWithout(2, 1)]
  expect(brokenOf(solveUnbroken(request, worse.solve))).toBe(brokenOf(solveUnbroken(request, better.solve)))
})

test('a lawful plan with a day of meals alone is planned again', () => {
  const tables = catalogue.filter(({ kind }) => kind === 'restaurant')
  const hungry = { ...wishes, interests: [], places: [] }
  const { solve, asked } = solverWithout(0)
  const plan = solveUnbroken({ ...request, wishes: hungry, catalogue: tables }, solve)
  expect(checkDays({ wishes: hungry, catalogue: tables, plan }).flatMap(({ violations }) => violations)).toEqual([])
  expect(asked).toEqual([1, 2])
})
