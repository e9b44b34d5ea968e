import { expect, test } from 'vitest'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { fillGaps, type Filler, type GapDay } from './fill-gaps.ts'
import { type Entry, type TimedEntry, timeEntries } from './timetable.ts'

// A location is a number of minutes on a straight street; the base is at 0.
const legOf: GapDay['legOf'] = (from, to) => {
  const minutes = Math.abs(from - to)
  return { mode: 'walk', minutes, metres: minutes * 70, cost: 0 }
}
const ends = { start: 0, end: 0, from: 9 * 60, to: 22 * 60 }
const always = [{ from: 9 * 60, to: 21 * 60, until: 22 * 60 }]

type Made = { at?: number; from?: number; to?: number; meal?: 'lunch' | 'dinner'; minutes?: number; cost?: number }

function entryOf(id: string, { at = 5, from, to, meal, minutes = 60, cost = 0 }: Made = {}): Entry {
  const kind = meal ? 'meal' : 'attraction'
  return {
    choice: { candidate: { row: inventRow(id, 0), kind, score: 100, minutes, cost, isMust: false, because: [] } },
    location: at,
    minutes,
    longest: minutes * 2,
    meal: meal ?? null,
    starts: from === undefined ? always : [{ from, to: to ?? from + 60, until: 22 * 60 }],
  }
}

function fillerOf(id: string, made: Made = {}): Filler {
  const entry = entryOf(id, made)
  const place = { id, location: entry.location, score: 100, service: 60, windows: [], kinds: ['sight', 'off-area'] }
  return { entry, place }
}

function fill(entries: readonly Entry[], fillers: readonly Filler[], change: Partial<GapDay> = {}): string[] {
  const day: GapDay = {
    legOf,
    ends,
    limit: Infinity,
    longestWait: Infinity,
    mayFollow: () => true,
    detourOf: () => 0,
    mayLeaveAreas: true,
    mostWays: 215,
    counts: [{ kind: 'sight', max: 6 }],
    kindsOf: ({ meal }: TimedEntry) => (meal ? ['meal'] : ['sight']),
    tablesFor: () => [],
    ...change,
  }
  return fillGaps(timeEntries(entries, legOf, ends) ?? [], day, fillers).map(({ choice }) => {
    return 'candidate' in choice ? choice.candidate.row.id : ''
  })
}

const lunch = entryOf('lunch', { meal: 'lunch', from: 12 * 60 })
const dinner = entryOf('dinner', { meal: 'dinner', from: 18 * 60 })
const afternoon = entryOf('afternoon', { from: 14 * 60, to: 16 * 60 })

test('a day that would begin at lunch begins with a sight nearby', () => {
  expect(fill([lunch, afternoon, dinner], [fillerOf('garden')])).toEqual(['garden', 'lunch', 'afternoon', 'dinner'])
})

test('a hole between lunch and dinner is filled, and a day without one stays as it is', () => {
  const morning = entryOf('morning', { from: 9.5 * 60, minutes: 120 })
  expect(fill([morning, lunch, dinner], [fillerOf('garden')])).toEqual(['morning', 'lunch', 'garden', 'dinner'])
  expect(fill([morning, lunch, { ...afternoon, minutes: 150 }, dinner], [fillerOf('garden')])).toHaveLength(4)
})

test.each([
  ['the pace', { counts: [{ kind: 'sight', max: 1 }] }],
  ['the money', { limit: 5 }],
  ['the chosen areas', { mayLeaveAreas: false }],
  ['the way to the next meal', { mayFollow: (_: number, to: number) => to !== lunch.location }],
  ['the way of the day to a meal', { detourOf: (before: number) => (before === 7 ? 4001 : 0) }],
] satisfies [string, Partial<GapDay>][])('no sight is added against %s', (_, change) => {
  const fixed = { ...afternoon, location: 6 }
  expect(fill([lunch, fixed, dinner], [fillerOf('garden', { at: 7, cost: 10 })], change)).not.toContain('garden')
})

test('a sight of the day is seen in the morning where the pace allows no further one', () => {
  const any = entryOf('any')
  const counts = [{ kind: 'sight', max: 2 }]
  expect(fill([lunch, afternoon, any, dinner], [fillerOf('garden')], { counts })[0]).toBe('any')
})

test('a meal that would be too far from the new sight is eaten near it', () => {
  const near = entryOf('near', { meal: 'lunch', from: 12 * 60, at: 12 })
  const away = { ...lunch, location: 6 }
  const change: Partial<GapDay> = {
    mayFollow: (from, to) => !(from === 12 && to === away.location),
    tablesFor: ({ meal }) => (meal === 'lunch' ? [near] : []),
  }
  expect(fill([away, afternoon, dinner], [fillerOf('garden', { at: 12 })], change)).toEqual([
    'garden',
    'near',
    'afternoon',
    'dinner',
  ])
})

test('no cafe is added beside a meal', () => {
  const cafe = fillerOf('cafe')
  const place = { ...cafe.place, kinds: ['cafe'] }
  expect(fill([lunch, dinner], [{ ...cafe, place }])).toEqual(['lunch', 'dinner'])
})
