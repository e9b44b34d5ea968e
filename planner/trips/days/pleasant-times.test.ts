import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Meal, StopKind } from '#domain/trips/plan/plans.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { canAvoidWaits, waitingDays, type WaitingStop } from '#testing/trips/waiting-days.ts'
import { choosePleasantTimes } from './pleasant-times.ts'
import { type Entry, minutesTooLong, timeEntries } from './timetable.ts'

type Told = WaitingStop & { meal?: Meal; kind?: StopKind }

const ends = { start: 0, end: 0, from: 9 * 60, to: 22 * 60 }
const open = { way: 10, from: 9 * 60, to: 20 * 60, until: 21 * 60, minutes: 60, longest: 120 }
const lunch: Told = { ...open, from: 11 * 60, to: 14 * 60, longest: 75, meal: 'lunch' }
const dinner: Told = { ...open, from: 17 * 60, to: 20.5 * 60, longest: 75, meal: 'dinner' }

function settle(stops: readonly Told[], longestWait = Infinity) {
  const entries = stops.map(({ minutes, longest, from, to, until, meal = null, kind = 'attraction' }, index): Entry => {
    const row = inventRow(`${index}`, index)
    const candidate = { row, kind, score: 1, minutes, cost: 0, isMust: false, because: [] }
    return { choice: { candidate }, location: index + 1, minutes, longest, meal, starts: [{ from, to, until }] }
  })
  const legOf = (_: number, to: number) => {
    return { mode: 'walk' as const, minutes: stops[to - 1]?.way ?? 0, metres: 0, cost: 0 }
  }
  const timed = timeEntries(entries, legOf, ends)
  return timed && choosePleasantTimes(timed, { legOf, ends, longestWait })
}

function beginnings(stops: readonly Told[]): number[] {
  return (settle(stops) ?? []).map(({ arrive }) => arrive)
}

test('every visit stays within its hours and lengths, and leaves time for the way to the next', () => {
  fc.assert(
    fc.property(waitingDays, fc.constantFrom(4, Infinity), (stops, longest) => {
      const told = settle(stops, longest)
      fc.pre(told !== null)
      told?.forEach(({ arrive, leave, leg, opening, minutes, longest: most }, index) => {
        expect(arrive).toBeGreaterThanOrEqual((told[index - 1]?.leave ?? ends.from) + leg.minutes)
        expect(arrive).toBeGreaterThanOrEqual(opening.from)
        expect(arrive).toBeLessThanOrEqual(opening.to)
        expect(leave).toBeLessThanOrEqual(opening.until)
        expect(leave - arrive).toBeGreaterThanOrEqual(minutes)
        expect(leave - arrive).toBeLessThanOrEqual(most)
      })
    }),
  )
})

test('no wait is too long where any choice of beginnings and stays avoids it', () => {
  fc.assert(
    fc.property(waitingDays, (stops) => {
      const told = settle(stops, 4)
      fc.pre(told !== null)
      expect(minutesTooLong(told ?? [], 4) === 0).toBe(canAvoidWaits(stops, 4))
    }),
  )
})

test('lunch and dinner begin at usual hours when there is time', () => {
  const [, noon = 0, , , evening = 0] = beginnings([open, lunch, open, open, dinner])
  expect(noon).toBeGreaterThanOrEqual(12 * 60)
  expect(noon).toBeLessThanOrEqual(13 * 60)
  expect(evening).toBeGreaterThanOrEqual(17.5 * 60)
  expect(evening).toBeLessThanOrEqual(19.25 * 60)
})

test('a day begins in the morning though it could begin later', () => {
  const [first = 0] = beginnings([open, open])
  expect(first).toBeLessThanOrEqual(10.25 * 60)
})

test('clocks end in 0 or 5, whatever the ways take', () => {
  const ways = [7, 13, 22, 4]
  for (const clock of beginnings(ways.map((way) => ({ ...open, way })))) expect(clock % 5).toBe(0)
})

test('a wait of an hour becomes longer stays, and a meal is not drawn out for hours', () => {
  const late = { ...open, from: 16 * 60 }
  const told = settle([{ ...open, to: 10 * 60 }, lunch, late]) ?? []
  expect(told.map(({ arrive, leave, minutes }) => leave - arrive >= minutes)).toEqual([true, true, true])
  expect((told[1]?.leave ?? 0) - (told[1]?.arrive ?? 0)).toBeLessThanOrEqual(75)
  expect((told[0]?.leave ?? 0) - (told[0]?.arrive ?? 0)).toBeGreaterThan(60)
})

test('a stop keeps a start that does not end in 0 or 5 when no other is possible', () => {
  const narrow = { ...open, from: 9 * 60 + 31, to: 9 * 60 + 34, until: 11 * 60 }
  expect(beginnings([narrow])).toEqual([9 * 60 + 31])
})

test('in a place that opens twice a day the second opening is taken where that suits', () => {
  const spans = [
    { from: 11 * 60, to: 11 * 60 + 30, until: 12 * 60 + 30 },
    { from: 12 * 60, to: 13 * 60, until: 14 * 60 },
  ]
  const candidate = { row: inventRow('a', 0), kind: 'meal' as const, score: 1, minutes: 60, cost: 0, isMust: false }
  const choice = { candidate: { ...candidate, because: [] } }
  const sight: Entry = {
    choice,
    location: 1,
    minutes: 90,
    longest: 120,
    meal: null,
    starts: [{ from: 540, to: 600, until: 1200 }],
  }
  const table: Entry = { choice, location: 2, minutes: 60, longest: 60, meal: 'lunch', starts: spans }
  const legOf = () => ({ mode: 'walk' as const, minutes: 5, metres: 0, cost: 0 })
  const timed = timeEntries([sight, table], legOf, ends) ?? []
  expect(timed[1]?.arrive).toBe(11 * 60)
  const [, told] = choosePleasantTimes(timed, { legOf, ends, longestWait: Infinity })
  expect(told).toMatchObject({ arrive: 12 * 60, leave: 13 * 60, opening: spans[1] })
})

test('a day without visits stays empty', () => {
  expect(settle([])).toEqual([])
})

test('lunch takes no hour where a cafe follows, and a little longer where something else does', () => {
  const quick = { ...lunch, minutes: 40 }
  const later = { ...open, from: 15 * 60, to: 16.5 * 60 }
  const lunchBefore = (kind: StopKind) => {
    const [first] = settle([quick, { ...later, kind }]) ?? []
    return (first?.leave ?? 0) - (first?.arrive ?? 0)
  }
  expect(lunchBefore('cafe')).toBeLessThan(60)
  expect(lunchBefore('attraction')).toBeGreaterThanOrEqual(60)
})

test('where one time has to be exact, the others still end in 0 or 5', () => {
  const narrow = { ...open, way: 13, from: 12 * 60 + 1, to: 12 * 60 + 4 }
  const [first = 0, exact = 0, third = 0] = beginnings([{ ...open, way: 7 }, narrow, { ...open, way: 11 }])
  expect([first % 5, third % 5]).toEqual([0, 0])
  expect(exact % 5).not.toBe(0)
})

test('a day without room for round times has exact ones, and still begins in the morning', () => {
  const narrow = { ...open, way: 13, from: 14 * 60 + 1, to: 14 * 60 + 4 }
  const [first = 0, second] = beginnings([{ ...open, way: 7 }, narrow])
  expect(first).toBeLessThanOrEqual(10.5 * 60)
  expect(second).toBeGreaterThan(14 * 60)
})
