import { expect, test } from 'vitest'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { seasonalStarts } from './outdoor-hours.ts'

const always = [{ from: 5 * 60, to: 28 * 60, until: 29 * 60 }]

function place(change: Partial<PlanPlace>): PlanPlace {
  return {
    ...inventRow('park', 0),
    kind: 'attraction',
    hours: '24h',
    tags: ['outdoor'],
    interests: ['nature'],
    ...change,
  }
}

/** The last moment to begin an hour there, as hours after midnight; null where there is none. */
function lastStart(row: PlanPlace, date: string): number | null {
  const last = seasonalStarts(row, date, 60, always).at(-1)
  return last ? last.to / 60 : null
}

const ridge = place({ tags: ['outdoor', 'strenuous'] })
const palace = place({ interests: ['culture'] })
const street = place({ interests: ['culture', 'food'] })

test('a park is left at dusk: in winter before six, in summer before nine', () => {
  expect(lastStart(place({}), '2027-01-15')).toBeLessThanOrEqual(17)
  expect(lastStart(place({}), '2027-06-15')).toBeGreaterThan(19)
  expect(lastStart(place({}), '2027-06-15')).toBeLessThan(20)
})

test('a park visit ends before dark instead of filling the evening', () => {
  const [span] = seasonalStarts(place({}), '2027-10-15', 60, always)
  expect(span?.until).toBe((span?.to ?? 0) + 60)
})

test('a river bank where everybody goes in the evening, and a park with hours of its own, have no dusk', () => {
  expect(lastStart(place({ tags: ['outdoor', 'viral'] }), '2027-06-15')).toBe(28)
  expect(
    lastStart(place({ hours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } }), '2027-06-15'),
  ).toBe(28)
})

test('in frost nobody stands before a gate in the evening, and a street with kitchens is for every hour', () => {
  expect(lastStart(palace, '2027-01-15')).toBe(17)
  expect(lastStart(palace, '2027-05-15')).toBe(28)
  expect(lastStart({ ...palace, dusk: 'only' }, '2027-01-15')).toBe(28)
  expect(lastStart(street, '2027-01-15')).toBe(28)
})

test('no ridge in frost, none in the heat of noon, and one by daylight otherwise', () => {
  expect(lastStart(ridge, '2027-12-20')).toBeNull()
  expect(seasonalStarts(ridge, '2027-08-03', 120, always).map(({ from, to }) => [from / 60, to / 60])).toEqual([
    [5, 9],
    [16, (19 * 60 + 25 + 30 - 120) / 60],
  ])
  expect(lastStart(ridge, '2027-10-15')).toBeLessThan(18)
})

test('a place that is partly inside or no sight has no limit of the season', () => {
  expect(lastStart(place({ tags: ['indoor', 'outdoor'] }), '2027-01-15')).toBe(28)
  expect(lastStart(place({ kind: 'market' }), '2027-01-15')).toBe(28)
  expect(lastStart(place({ kind: 'shopping' }), '2027-01-15')).toBe(28)
})

test('a closed place stays closed', () => {
  expect(seasonalStarts(place({}), '2027-05-15', 60, [])).toEqual([])
})

test('a long visit outdoors is over by noon at the height of summer, or begins in the afternoon', () => {
  const spansOn = (date: string) =>
    seasonalStarts(palace, date, 120, always).map(({ from, to }) => [from / 60, to / 60])
  expect(spansOn('2027-08-01')).toEqual([
    [5, 10],
    [15.5, 27],
  ])
  expect(spansOn('2027-06-01')).toHaveLength(1)
  expect(seasonalStarts(palace, '2027-08-01', 40, always)).toHaveLength(1)
})
