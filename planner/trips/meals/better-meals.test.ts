import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { costOf, improveMeals, type Table } from './better-meals.ts'
import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import { type Entry, type TimedEntry, timeEntries } from '#planner/trips/days/timetable.ts'

// Locations are metres along one street; the base is at its beginning. Nobody pays for a walk.
const ends = { start: 0, end: 0, from: 540, to: 1320 }
const always = { from: 0, to: 1440, until: 1440 }
const lunch = { name: 'lunch' as const, from: 660, to: 870 }

function legOf(from: number, to: number) {
  const metres = Math.abs(from - to)
  return { mode: 'walk' as const, minutes: Math.ceil(metres / 75), metres, cost: 0 }
}

function candidateOf(id: string, facts: Partial<PlanPlace>, cost = 9000): Candidate {
  return { row: inventRow(id, 0, facts), kind: 'meal', score: 1, minutes: 60, cost, isMust: false, because: [] }
}

function entryOf(candidate: Candidate, location: number, meal: Entry['meal'], starts = [always]): Entry {
  return { choice: { candidate }, location, minutes: 60, longest: 60, meal, starts }
}

type Meal = { at: number; cuisine?: string | null; cost?: number; starts?: (typeof always)[] }

/** A morning sight, lunch and an afternoon sight, at 1000 m, where lunch is, and at 1000 m. */
function dayWith({ at, cuisine = null, cost = 9000 }: Meal, dinner: string | null = null): TimedEntry[] {
  const sight = (id: string, opening = always) =>
    entryOf({ ...candidateOf(id, {}), kind: 'attraction', cost: 0 }, 1000, null, [opening])
  const meal = entryOf(candidateOf('lunch', { cuisine }, cost), at, 'lunch', [{ ...always, from: 660, to: 870 }])
  const evening =
    dinner === null
      ? []
      : [entryOf(candidateOf('dinner', { cuisine: dinner }), 1000, 'dinner', [{ ...always, from: 1020 }])]
  const timed = timeEntries(
    [sight('morning', { from: 0, to: 600, until: 700 }), meal, sight('afternoon'), ...evening],
    legOf,
    ends,
  )
  if (!timed) throw new Error('no such day')
  return timed
}

type Options = {
  limit?: number
  isInArea?: (candidate: Candidate) => boolean
  answersLess?: (one: Candidate, other: Candidate) => boolean
  before?: readonly Candidate[]
  longestWait?: number
  isKept?: (candidate: Candidate) => boolean
  mayLeaveAreas?: boolean
}

function improve(timed: TimedEntry[], tables: Record<string, Meal>, options: Options = {}) {
  const { limit = Infinity, longestWait = Infinity, isInArea = () => false, answersLess = () => false } = options
  const { before = [], isKept = () => false, mayLeaveAreas = true } = options
  const free = new Map(
    Object.entries(tables).map(([id, { at, cuisine = null, cost = 9000, starts }]): [string, Table] => {
      const candidate = candidateOf(id, { cuisine }, cost)
      return [id, { candidate, entry: entryOf(candidate, at, null, starts) }]
    }),
  )
  const better = improveMeals(
    { timed, legOf, ends, limit, longestWait, meals: [lunch], before, isKept, mayLeaveAreas },
    free,
    isInArea,
    answersLess,
  )
  return {
    ids: better.map(({ choice }) => ('candidate' in choice ? choice.candidate.row.id : '')),
    free: [...free.keys()],
    better,
  }
}

test('a meal goes to a table that is nearer the way by 300 metres, and to none that is less', () => {
  expect(improve(dayWith({ at: 2000 }), { near: { at: 1850 } }).ids[1]).toBe('near')
  expect(improve(dayWith({ at: 2000 }), { near: { at: 1851 } }).ids[1]).toBe('lunch')
})

test('of several tables the one on the way is taken, and only that one is no longer free', () => {
  const { ids, free, better } = improve(dayWith({ at: 2000 }), {
    far: { at: 1700 },
    on: { at: 1000 },
    off: { at: 1500 },
  })
  expect(ids).toEqual(['morning', 'on', 'afternoon'])
  expect(free).toEqual(['far', 'off'])
  expect(better[1]).toMatchObject({ meal: 'lunch', location: 1000 })
})

test('a meal that belongs to the trip, such as a named one, is not replaced by a nearer one', () => {
  const isKept = ({ row }: Candidate) => row.id === 'lunch'
  expect(improve(dayWith({ at: 3000 }), { on: { at: 1000 } }, { isKept }).ids[1]).toBe('lunch')
  expect(improve(dayWith({ at: 3000 }), { on: { at: 1000 } }).ids[1]).toBe('on')
})

test('a second meal of one cuisine changes it, and never to the same', () => {
  const day = dayWith({ at: 1000, cuisine: 'noodles' }, 'noodles')
  expect(improve(day, { same: { at: 1000, cuisine: 'noodles' } }).ids[1]).toBe('lunch')
  expect(improve(day, { other: { at: 1900, cuisine: 'grill' }, same: { at: 1000, cuisine: 'noodles' } }).ids[1]).toBe(
    'other',
  )
  const varied = dayWith({ at: 2000, cuisine: 'grill' }, 'noodles')
  expect(improve(varied, { near: { at: 1000, cuisine: 'noodles' } }).ids[1]).toBe('lunch')
})

test('nobody goes more than 3.5 kilometres out of the way for another cuisine', () => {
  const day = dayWith({ at: 1000, cuisine: 'noodles' }, 'noodles')
  expect(improve(day, { other: { at: 2750, cuisine: 'grill' } }).ids[1]).toBe('other')
  expect(improve(day, { other: { at: 2751, cuisine: 'grill' } }).ids[1]).toBe('lunch')
})

test('the kitchen of the dinner before is not the kitchen of the next lunch', () => {
  const day = dayWith({ at: 1000, cuisine: 'noodles' })
  const before = [candidateOf('dinner', { cuisine: 'noodles' })]
  expect(improve(day, { other: { at: 1900, cuisine: 'grill' } }, { before }).ids[1]).toBe('other')
  const lunchBefore = [...before, candidateOf('later', { cuisine: 'tofu' })]
  expect(improve(day, { other: { at: 1900, cuisine: 'grill' } }, { before: lunchBefore }).ids[1]).toBe('other')
  expect(improve(day, { other: { at: 1900, cuisine: 'grill' } }).ids[1]).toBe('lunch')
})

test('a table that answers less of what was wished for is not taken', () => {
  const answersLess = (table: Candidate) => table.row.id === 'plain'
  expect(improve(dayWith({ at: 2000 }), { plain: { at: 1000 }, good: { at: 1600 } }, { answersLess }).ids[1]).toBe(
    'good',
  )
})

test('a meal leaves the chosen areas where it is far off the way or repeats a cuisine, if they have stops to spare', () => {
  const isInArea = ({ row: { id } }: Candidate) => id === 'lunch' || id === 'within'
  expect(improve(dayWith({ at: 2000 }), { outside: { at: 1000 } }, { isInArea }).ids[1]).toBe('lunch')
  expect(improve(dayWith({ at: 2000 }), { within: { at: 1000 } }, { isInArea }).ids[1]).toBe('within')
  expect(improve(dayWith({ at: 2751 }), { outside: { at: 1000 } }, { isInArea }).ids[1]).toBe('outside')
  expect(improve(dayWith({ at: 2750 }), { outside: { at: 1000 } }, { isInArea }).ids[1]).toBe('lunch')
  const repeated = dayWith({ at: 1000, cuisine: 'noodles' }, 'noodles')
  expect(improve(repeated, { outside: { at: 1000, cuisine: 'grill' } }, { isInArea }).ids[1]).toBe('outside')
  const none = { isInArea, mayLeaveAreas: false }
  expect(improve(repeated, { outside: { at: 1000, cuisine: 'grill' } }, none).ids[1]).toBe('lunch')
  expect(improve(dayWith({ at: 2751 }), { outside: { at: 1000 } }, none).ids[1]).toBe('lunch')
})

test('a table that would take the day over its limit is not taken', () => {
  const day = dayWith({ at: 2000 })
  expect(improve(day, { dear: { at: 1000, cost: 12_000 } }, { limit: 12_000 }).ids[1]).toBe('dear')
  expect(improve(day, { dear: { at: 1000, cost: 12_001 } }, { limit: 12_000 }).ids[1]).toBe('lunch')
})

test('a table that is closed then, or outside of the hours of the meal, is not taken', () => {
  const day = dayWith({ at: 2000 })
  const closed = [{ from: 1020, to: 1200, until: 1300 }]
  expect(improve(day, { evening: { at: 1000, starts: closed } }).ids[1]).toBe('lunch')
  expect(improve(day, { noon: { at: 1000, starts: [{ from: 800, to: 870, until: 1300 }] } }).better[1]?.arrive).toBe(
    800,
  )
})

test('no table is taken for which anybody would wait longer than before', () => {
  const day = dayWith({ at: 2000 })
  const late = { late: { at: 1000, starts: [{ from: 860, to: 870, until: 1300 }] } }
  expect(improve(day, late).ids[1]).toBe('late')
  expect(improve(day, late, { longestWait: 45 }).ids[1]).toBe('lunch')
})

test('sights and other meals stay as they are, in their order', () => {
  const day = dayWith({ at: 2000, cuisine: 'grill' }, 'noodles')
  expect(improve(day, { near: { at: 1000, cuisine: 'soup' } }).ids).toEqual(['morning', 'near', 'afternoon', 'dinner'])
})

test('better meals make no day longer, dearer than its limit or invalid', () => {
  const table = fc.record({ at: fc.integer({ min: 0, max: 4000 }), cost: fc.integer({ min: 0, max: 20_000 }) })
  fc.assert(
    fc.property(fc.array(table, { maxLength: 6 }), fc.integer({ min: 0, max: 4000 }), (tables, at) => {
      const day = dayWith({ at })
      const { better } = improve(day, Object.fromEntries(tables.map((one, index) => [`table ${index}`, one])), {
        limit: 15_000,
      })
      const metres = (timed: readonly TimedEntry[]) =>
        timed.reduce((sum, { leg }) => sum + leg.metres, legOf(timed.at(-1)?.location ?? 0, 0).metres)
      expect(metres(better)).toBeLessThanOrEqual(metres(day))
      expect(costOf(better, { legOf, ends })).toBeLessThanOrEqual(15_000)
      expect(timeEntries(better, legOf, ends)).not.toBeNull()
    }),
  )
})

test('a day costs its entries, its meals, and all ways with that back', () => {
  const fares = (from: number, to: number) => ({ ...legOf(from, to), cost: 1500 })
  const timed = dayWith({ at: 2000 }).map((entry) => ({ ...entry, leg: fares(0, entry.location) }))
  expect(costOf(timed, { legOf: fares, ends })).toBe(9000 + 4 * 1500)
  expect(costOf([], { legOf: fares, ends })).toBe(1500)
})
