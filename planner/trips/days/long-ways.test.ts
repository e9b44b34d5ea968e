import { expect, test } from 'vitest'
import type { Count } from '#planner/solver/problem.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { leaveOffDetours, mostWaysOf } from './long-ways.ts'
import { type Entry, type LegOf, type TimedEntry, timeEntries } from './timetable.ts'

// Locations are minutes from the base along one road.
const freeLeg: LegOf = (from, to) => ({ mode: 'bus', minutes: Math.abs(to - from), metres: 0, cost: 0 })
const ends = { start: 0, end: 0, from: 9 * 60, to: 22 * 60 }

function visit(id: string, location: number, meal: Entry['meal'] = null): Entry {
  const candidate = {
    row: inventRow(id, 0),
    kind: 'attraction' as const,
    score: 1,
    minutes: 30,
    cost: 0,
    isMust: false,
    because: [],
  }
  const starts = [{ from: 9 * 60, to: 21 * 60, until: 22 * 60 }]
  return { choice: { candidate }, location, minutes: 30, longest: 60, meal, starts }
}

type Change = { mostWays?: number; kept?: string[]; counts?: Count[]; legOf?: LegOf; limit?: number }

function left(
  entries: readonly Entry[],
  { mostWays = 100, kept = [], counts = [], legOf = freeLeg, limit = Infinity }: Change = {},
): string[] {
  const idOf = ({ choice }: TimedEntry) => ('candidate' in choice ? choice.candidate.row.id : '')
  const day = {
    legOf,
    ends,
    mostWays,
    limit,
    counts,
    longestWait: Infinity,
    mayFollow: () => true,
    // Metres on the road, of which a minute has a hundred.
    detourOf: (before: number, here: number, after: number) =>
      100 * (Math.abs(here - before) + Math.abs(after - here) - Math.abs(after - before)),
    kindsOf: (entry: TimedEntry) => ['sight', idOf(entry)],
    isKept: (entry: TimedEntry) => kept.includes(idOf(entry)),
  }
  return leaveOffDetours(timeEntries(entries, legOf, ends) ?? [], day).map(idOf)
}

const day = [visit('near', 10), visit('far', 90), visit('farther', 120), visit('lunch', 20, 'lunch')]

test('a day that is spent on the way goes without its longest detour, and no further than it has to', () => {
  expect(left(day, { mostWays: 240 })).toEqual(['near', 'far', 'farther', 'lunch'])
  expect(left(day, { mostWays: 200 })).toEqual(['near', 'far', 'lunch'])
  expect(left(day)).toEqual(['near', 'lunch'])
})

test('a detour stays where the way without it costs more than the day may', () => {
  const legOf: LegOf = (from, to) => ({ ...freeLeg(from, to), cost: from === 90 && to === 20 ? 2000 : 0 })
  const asked = { mostWays: 200, legOf }
  expect(left(day, { ...asked, limit: 2000 })).toEqual(['near', 'far', 'lunch'])
  expect(left(day, { ...asked, limit: 1999 })).toEqual(['near', 'far', 'farther', 'lunch'])
})

test('whoever goes far for what stays sees a little around it', () => {
  const around = [visit('named', 150), visit('beside', 180), visit('away', 320)]
  expect(left(around, { mostWays: 200, kept: ['named'] })).toEqual(['named', 'beside'])
  expect(left(around, { mostWays: 200 })).toEqual([])
})

test('what was named or promised stays, and so does every meal', () => {
  expect(left(day, { kept: ['farther'] })).toContain('farther')
  expect(left(day, { counts: [{ kind: 'farther', min: 1 }] })).toContain('farther')
  expect(left(day, { mostWays: 0 })).toContain('lunch')
})

test('the pace gives way, and the ride of a move counts towards the ways of its day', () => {
  expect(left(day, { counts: [{ kind: 'sight', min: 4 }] })).toEqual(['near', 'lunch'])
  const frame = { moveIn: null, moveOut: null, flight: null } as const
  expect(mostWaysOf(frame, false)).toBe(215)
  expect(mostWaysOf(frame, true)).toBe(280)
  expect(mostWaysOf({ ...frame, moveIn: { leg: { minutes: 217 } } }, false)).toBe(113)
})

test('a sight stays where the meal beside it would be far off the way without it', () => {
  const beside = [visit('far', 90), visit('lunch', 92, 'lunch'), visit('near', 10)]
  expect(left(beside)).toEqual(['far', 'lunch', 'near'])
  expect(left([visit('far', 90), visit('lunch', 12, 'lunch'), visit('near', 10)])).toEqual(['lunch', 'near'])
})
