import { expect, test } from 'vitest'
import type { Day, Place, Problem } from './problem.ts'
import { solve } from './solve.ts'

/** A day from 0 to 100 at location 0; every other location is 10 away from everywhere. */
const day: Day = { start: 0, end: 0, from: 0, to: 100 }
const always = [{ from: 0, to: 100 }]

function buildPlace(id: string, place: Partial<Place> = {}): Place {
  return { id, location: 1, score: 10, service: 20, windows: [always, always], ...place }
}

function explain(problem: Partial<Problem> & { places: Place[] }): Record<string, string> {
  const travel = (from: number, to: number) => (from === to ? 0 : 10)
  const { unplaced } = solve({ days: [day], travel, ...problem }, { seed: 1, maxIterations: 50 })
  return Object.fromEntries(unplaced.map(({ placeId, reason }) => [placeId, reason]))
}

test('a place without hours on any day is closed', () => {
  expect(explain({ places: [buildPlace('palace', { windows: [[]] })] })).toEqual({ palace: 'closed' })
})

test('a place whose hours end before the day begins is closed', () => {
  const days = [{ ...day, from: 50 }]
  expect(explain({ days, places: [buildPlace('market', { windows: [[{ from: 0, to: 40 }]] })] })).toEqual({
    market: 'closed',
  })
})

test('a place that is open on forbidden days alone is forbidden', () => {
  expect(explain({ places: [buildPlace('sauna', { forbiddenDays: [0] })] })).toEqual({ sauna: 'forbidden' })
})

test('a place from which nobody is back in time is too far', () => {
  expect(explain({ places: [buildPlace('island', { service: 90 })] })).toEqual({ island: 'too_far' })
})

test('a place that costs more than the day may is over the budget', () => {
  const days = [{ ...day, budget: 5 }]
  expect(explain({ days, places: [buildPlace('show', { cost: 6 })] })).toEqual({ show: 'budget' })
})

test('a place that needs another says so when that one has no room', () => {
  const places = [buildPlace('consultation', { windows: [[]] }), buildPlace('surgery')]
  const precedence = [{ before: 'consultation', after: 'surgery', minDays: 1 }]
  expect(explain({ places, precedence })).toEqual({ consultation: 'closed', surgery: 'needs' })
})

test('a place beyond the most of its kind is left out for the count', () => {
  const days = [{ ...day, counts: [{ kind: 'sight', max: 1 }] }]
  const places = [buildPlace('great', { score: 20, kinds: ['sight'] }), buildPlace('small', { kinds: ['sight'] })]
  expect(explain({ days, places })).toEqual({ small: 'count' })
})

test('a place for which the rest of the plan leaves no money says so', () => {
  const places = [buildPlace('great', { score: 20, cost: 8 }), buildPlace('small', { cost: 8 })]
  expect(explain({ budget: 10, places })).toEqual({ small: 'no_money' })
})

test('a place for which the rest of the plan leaves no time says so', () => {
  const places = [buildPlace('great', { score: 20, service: 60 }), buildPlace('small', { service: 60 })]
  expect(explain({ places })).toEqual({ small: 'no_time' })
})

test('a place that brings nothing is left out though there is room', () => {
  expect(explain({ places: [buildPlace('dull', { score: 0 })] })).toEqual({ dull: 'no_gain' })
})
