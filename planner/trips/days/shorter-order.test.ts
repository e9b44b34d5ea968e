import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StopKind } from '#domain/trips/plan/plans.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { shortenOrder } from './shorter-order.ts'
import { type Entry, timeEntries } from './timetable.ts'
import type { ClinicVisitKind } from '#planner/trips/treatment-days.ts'

const ends = { start: 0, end: 0, from: 9 * 60, to: 22 * 60 }

/** Along one street: the location is how many minutes a place lies from where one stays. */
function legOf(from: number, to: number) {
  const away = Math.abs(from - to)
  return { mode: 'walk' as const, minutes: away, metres: away * 70, cost: away > 30 ? 5000 : 0 }
}

type Told = { at: number; kind?: StopKind; from?: number; to?: number }

function entryAt({ at, kind = 'attraction', from = 9 * 60, to = 20 * 60 }: Told, index: number): Entry {
  const row = inventRow(`${index}`, index)
  const candidate = { row, kind, score: 1, minutes: 30, cost: 0, isMust: false, because: [] }
  const meal = kind === 'meal' ? 'lunch' : null
  return { choice: { candidate }, location: at, minutes: 30, longest: 60, meal, starts: [{ from, to, until: 22 * 60 }] }
}

function visitAt(at: number, kind: ClinicVisitKind): Entry {
  const row = inventRow('clinic', 0)
  const choice = { visit: { row, kind, treatment: 'skin' as const, day: 0, minutes: 30 } }
  return { ...entryAt({ at }, 0), choice }
}

function isAnywhere(from: number, to: number): boolean {
  return from !== Infinity && to !== Infinity
}

function onTheWay(before: number, here: number, after: number): number {
  return before + here + after === Infinity ? Infinity : 0
}

const freely = {
  legOf,
  ends,
  limit: Infinity,
  longestWait: Infinity,
  mayFollow: isAnywhere,
  metresOf: () => 0,
  detourOf: onTheWay,
}

function orderOf(entries: readonly Entry[], day: Partial<typeof freely> = {}): number[] {
  const timed = timeEntries(entries, legOf, ends) ?? []
  return shortenOrder(timed, { ...freely, ...day }).map(({ location }) => location)
}

function minutesOf(order: readonly number[]): number {
  const points = [0, ...order, 0]
  return points.reduce((sum, point, index) => sum + Math.abs(point - (points[index - 1] ?? 0)), 0)
}

test('stops along a street are put in one direction', () => {
  expect(orderOf([30, 10, 40, 20].map((at, index) => entryAt({ at }, index)))).toSatisfy(
    (order: number[]) => minutesOf(order) === 80,
  )
})

test('the same visits are made, in an order that works and takes no longer', () => {
  const stop = fc.record({ at: fc.integer({ min: 1, max: 40 }), from: fc.constantFrom(540, 600, 720, 840) })
  fc.assert(
    fc.property(fc.uniqueArray(stop, { maxLength: 7, selector: ({ at }) => at }), (stops) => {
      const entries = stops.map((each, index) => entryAt(each, index))
      const before = timeEntries(entries, legOf, ends)
      fc.pre(before !== null)
      const after = shortenOrder(before ?? [], freely)
      const order = after.map(({ location }) => location)
      expect(new Set(order)).toEqual(new Set(stops.map(({ at }) => at)))
      expect(minutesOf(order)).toBeLessThanOrEqual(minutesOf(stops.map(({ at }) => at)))
      expect(timeEntries(after, legOf, ends)).toEqual(after)
    }),
  )
})

test('a stop that opens in the afternoon is not moved into the morning', () => {
  const early = { from: 9 * 60, to: 10 * 60 }
  const late = { from: 15 * 60, to: 16 * 60 }
  const stops = [
    { at: 20, ...early },
    { at: 10, from: 12 * 60, to: 12 * 60 },
    { at: 20, ...late },
  ]
  expect(orderOf(stops.map(entryAt))).toEqual([20, 10, 20])
})

test('a consultation stays before its treatment, however near the treatment is', () => {
  const visits = [visitAt(20, 'consultation'), visitAt(10, 'treatment'), entryAt({ at: 20 }, 3)]
  const order = shortenOrder(timeEntries(visits, legOf, ends) ?? [], freely)
  const kinds = order.flatMap(({ choice }) => ('visit' in choice ? [choice.visit.kind] : []))
  expect(kinds).toEqual(['consultation', 'treatment'])
})

test('a cafe is taken away from the table where a sight can stand between them', () => {
  const noon = { from: 11 * 60, to: 12 * 60 }
  const day: Told[] = [{ at: 10, kind: 'meal', ...noon }, { at: 11, kind: 'cafe' }, { at: 12 }]
  const order = orderOf(day.map(entryAt))
  expect(Math.abs(order.indexOf(10) - order.indexOf(11))).toBe(2)
})

test('a table that is too far from the stop before it is not put behind it', () => {
  const stops = [30, 10, 40, 20].map((at, index) => entryAt({ at }, index))
  const order = orderOf(stops, { mayFollow: (from, to) => Math.abs(from - to) >= 15 })
  expect(order.every((at, index) => Math.abs(at - (order[index - 1] ?? 0)) >= 15)).toBe(true)
})

test('a shorter way that costs more than the day has is left', () => {
  const stops = [{ at: 25 }, { at: 45, from: 10 * 60, to: 11 * 60 }, { at: 20 }]
  expect(orderOf(stops.map(entryAt), { limit: 0 })).toHaveLength(3)
  // Back from 45 in one go costs a fare; over 20 it costs none.
  expect(orderOf([{ at: 20 }, { at: 45 }, { at: 25 }].map(entryAt), { limit: 0 })).toEqual([20, 45, 25])
})

test('no table comes to lie far off the way for the sake of a shorter one', () => {
  const stops = [
    entryAt({ at: 30 }, 0),
    entryAt({ at: 10, kind: 'meal', from: 11 * 60, to: 13 * 60 }, 1),
    entryAt({ at: 40 }, 2),
    entryAt({ at: 20 }, 3),
  ]
  const isBetween = (before: number, _: number, after: number) => (before === 30 && after === 40 ? 0 : 5000)
  const order = orderOf(stops, { detourOf: isBetween })
  expect(order.indexOf(10)).toBe(order.indexOf(30) + 1)
  expect(order[order.indexOf(10) + 1]).toBe(40)
})

test('another stop is put between two museums where that is no long way', () => {
  const named = (at: number, index: number, en: string): Entry => {
    const entry = entryAt({ at }, index)
    if ('candidate' in entry.choice) entry.choice.candidate.row.name = { en, ko: en }
    return entry
  }
  const museums = [named(5, 0, 'Folk Museum'), named(6, 1, 'Art Gallery')]
  expect(orderOf([...museums, named(7, 2, 'Garden')])[1]).toBe(7)
})
