import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { canAvoidWaits, canVisit, waitingDays, type WaitingStop } from '#testing/trips/waiting-days.ts'
import { closeGaps, type Entry, minutesTooLong, timeEntries } from './timetable.ts'

const longestWait = 4

function timeDay(stops: readonly WaitingStop[]) {
  const entries = stops.map(({ minutes, longest, from, to, until }, index): Entry => {
    const row = inventRow(`${index}`, index)
    const candidate = { row, kind: 'attraction' as const, score: 1, minutes, cost: 0, isMust: false, because: [] }
    return { choice: { candidate }, location: index + 1, minutes, longest, meal: null, starts: [{ from, to, until }] }
  })
  const legOf = (_: number, to: number) => {
    return { mode: 'walk' as const, minutes: stops[to - 1]?.way ?? 0, metres: 0, cost: 0 }
  }
  return timeEntries(entries, legOf, { start: 0, end: 0, from: 9 * 60, to: 1000 })
}

test('no wait is too long where any choice of beginnings and stays avoids it', () => {
  fc.assert(
    fc.property(waitingDays, (stops) => {
      const timed = timeDay(stops)
      expect(timed !== null).toBe(canVisit(stops))
      if (!timed) return
      const tooLong = minutesTooLong(closeGaps(timed, longestWait), longestWait)
      expect(tooLong === 0).toBe(canAvoidWaits(stops, longestWait))
    }),
  )
})

test('every visit stays within its hours and its lengths, and leaves time for the way to the next', () => {
  fc.assert(
    fc.property(waitingDays, fc.constantFrom(longestWait, Infinity), (stops, longest) => {
      const timed = timeDay(stops)
      fc.pre(timed !== null)
      const moved = closeGaps(timed ?? [], longest)
      moved.forEach(({ arrive, leave, leg, opening, ...entry }, index) => {
        expect(arrive).toBeGreaterThanOrEqual((moved[index - 1]?.leave ?? 540) + leg.minutes)
        expect(arrive).toBeGreaterThanOrEqual(opening.from)
        expect(arrive).toBeLessThanOrEqual(opening.to)
        expect(leave).toBeLessThanOrEqual(opening.until)
        expect(leave - arrive).toBeGreaterThanOrEqual(entry.minutes)
        expect(leave - arrive).toBeLessThanOrEqual(entry.longest)
      })
    }),
  )
})

test('one leaves later rather than wait, and stays longer where leaving later does not help', () => {
  const morning = { way: 5, from: 540, to: 600, until: 660, minutes: 30, longest: 60 }
  const noon = { way: 5, from: 660, to: 700, until: 730, minutes: 30, longest: 60 }
  const moved = closeGaps(timeDay([morning, noon]) ?? [], Infinity)
  expect(moved.map(({ arrive, leave }) => [arrive, leave])).toEqual([
    [600, 655],
    [660, 690],
  ])
})
