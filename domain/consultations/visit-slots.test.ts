import { expect, test } from 'vitest'
import { isBookable, overlaps, readProposal } from './visit-slots.ts'

const now = Date.parse('2027-03-01T00:00:00Z') // 09:00 in Seoul.
const given = { minutes: 30, now }

function at(clock: string, date = '2027-03-02') {
  return { date, clock }
}

test('times are read on Korean clocks, in their order, and empty rows are left out', () => {
  expect(readProposal([at('15:00'), { date: '', clock: ' ' }, at('00:00')], given)).toEqual({
    slots: [
      { from: Date.parse('2027-03-01T15:00:00Z'), to: Date.parse('2027-03-01T15:30:00Z') },
      { from: Date.parse('2027-03-02T06:00:00Z'), to: Date.parse('2027-03-02T06:30:00Z') },
    ],
  })
})

test('every wrong row is named', () => {
  expect(readProposal([], given)).toEqual({ mistakes: { 0: 'missing' } })
  expect(readProposal([at(''), at('24:00'), at('10:00', '2027-02-30')], given)).toEqual({
    mistakes: { 0: 'malformed', 1: 'malformed', 2: 'malformed' },
  })
  expect(readProposal([at('09:00', '2027-03-01'), at('10:00', '2028-03-02')], given)).toEqual({
    mistakes: { 0: 'past', 1: 'too_far' },
  })
  expect(readProposal([at('10:00'), at('10:29'), at('10:30')], given)).toEqual({ mistakes: { 1: 'overlaps' } })
})

test('no more than three times are read', () => {
  const read = readProposal([at('10:00'), at('11:00'), at('12:00'), at('13:00')], given)
  expect('slots' in read && read.slots).toHaveLength(3)
})

test('times that were chosen besides are part of the proposal, and are not overlapped', () => {
  const besides = [{ from: Date.parse('2027-03-02T01:00:00Z'), to: Date.parse('2027-03-02T01:30:00Z') }]
  expect(readProposal([], { ...given, besides })).toEqual({ slots: besides })
  expect(readProposal([at('10:15')], { ...given, besides })).toEqual({ mistakes: { 0: 'overlaps' } })
  const read = readProposal([at('09:30')], { ...given, besides })
  expect('slots' in read && read.slots[1]).toEqual(besides[0])
})

test('a moment that has passed, is more than a year away or none at all is no beginning of a visit', () => {
  const year = 365 * 24 * 3_600_000
  expect([now + 1, now + year].map((from) => isBookable(from, now))).toEqual([true, true])
  for (const from of [now, now + year + 1, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 9e15]) {
    expect(isBookable(from, now), String(from)).toBe(false)
  }
})

test('a time that begins when another ends does not overlap it', () => {
  expect(overlaps({ from: 0, to: 10 }, { from: 10, to: 20 })).toBe(false)
  expect(overlaps({ from: 0, to: 11 }, { from: 10, to: 20 })).toBe(true)
})
