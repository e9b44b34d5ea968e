import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { solveDays } from '#planner/trips/solve-days.ts'
import { createTrials, mostTrials } from './trials.ts'
import type { TripRequest } from '#planner/trips/trip-request.ts'

const catalogue = inventCatalogue()
const shortList = catalogue.slice(0, 30)
const wishes = readTripWishes(askTrip(1), { names: indexPlaceNames(catalogue), treatments: [] })
const solved = solveDays({ wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.1 })

function tryOut(asked: Partial<TripRequest> = {}) {
  const planned: TripRequest[] = []
  const request = { wishes, catalogue, transport: onlyStreets, seed: 1, effort: 2, ...asked }
  const trials = createTrials(request, shortList, (given) => {
    planned.push(given)
    return solved
  })
  return { planned, trials }
}

function withLimit(dailyLimit: number) {
  return { ...wishes, dailyLimit }
}

test('a glance is a short search in the short list, a whole trial is the plan of a traveller with these wishes', () => {
  const { planned, trials } = tryOut()
  expect([trials.glance(withLimit(1)), trials.whole(withLimit(2))]).toEqual([solved, solved])
  expect(planned).toMatchObject([
    { wishes: { dailyLimit: 1 }, catalogue: shortList, effort: 0.28 },
    { wishes: { dailyLimit: 2 }, catalogue, effort: 2 },
  ])
})

test('the same wishes are planned once, and cost nothing of the budget', () => {
  const { planned, trials } = tryOut()
  for (let round = 0; round < 50; round += 1) expect(trials.whole(withLimit(1))).toBe(solved)
  expect(planned).toHaveLength(1)
})

test.each(['glance', 'whole'] as const)('of each kind so many are planned as the budget says: %s', (kind) => {
  const { planned, trials } = tryOut()
  const answers = Array.from({ length: 40 }, (_, round) => trials[kind](withLimit(round)))
  expect(planned).toHaveLength(mostTrials[kind])
  expect(answers.filter((made) => made !== null)).toHaveLength(mostTrials[kind])
  // What was planned stays known.
  expect([trials[kind](withLimit(0)), trials[kind](withLimit(39))]).toEqual([solved, null])
})

test('a glance that is owed is made when the counted work is used up, and not when the time is', () => {
  let isOver = false
  const request = { wishes, catalogue, transport: onlyStreets, seed: 1, shouldStop: () => isOver }
  const trials = createTrials(request, shortList, ({ shouldStop }) => {
    for (let round = 0; round < 10_000; round += 1) shouldStop?.()
    return solved
  })
  expect([trials.glance(withLimit(1)), trials.glance(withLimit(2))]).toEqual([null, null])
  expect(trials.glance(withLimit(3), true)).toBe(solved)
  isOver = true
  expect(trials.glance(withLimit(4), true)).toBeNull()
})

test('a search that was cut off shows nothing, and none begins once it is to end', () => {
  let isOver = false
  const { planned, trials } = tryOut({ shouldStop: () => planned.length > 0 && isOver })
  isOver = true
  expect(trials.glance(withLimit(1))).toBeNull()
  expect(trials.glance(withLimit(1))).toBeNull()
  expect(planned).toHaveLength(1)
})
