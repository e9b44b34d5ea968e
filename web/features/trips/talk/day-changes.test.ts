import { expect, test } from 'vitest'
import type { PlanDay, PlanStop } from '#domain/trips/plan/plans.ts'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { listDayChanges } from './day-changes.ts'

const [day] = twoDayTrip().plan.days
if (!day) throw new Error('The trip has no day.')

function stop(placeId: string, arrive = '10:00', leave = '11:00', facts: Partial<PlanStop> = {}): PlanStop {
  return { placeId, kind: 'attraction', arrive, leave, leg: null, cost: 0, hoursUnknown: false, because: [], ...facts }
}

const empty: PlanDay = { ...day, returnLeg: null, cost: 0, stops: [] }

function days(...lists: PlanStop[][]): PlanDay[] {
  return lists.map((stops) => ({ ...empty, stops }))
}

function changesOf(before: PlanStop[][], after: PlanStop[][]): string[][] {
  return listDayChanges(days(...before), days(...after)).map(({ stops }) =>
    stops.map(({ change, stop: { placeId } }) => `${change} ${placeId}`),
  )
}

test('a day without a change is not listed', () => {
  expect(listDayChanges(days([stop('a')], [stop('b')]), days([stop('a')], [stop('c')]))).toHaveLength(1)
})

test('what stands where another stop stood replaces it, and anything else is new or gone', () => {
  expect(changesOf([[stop('a'), stop('b')]], [[stop('c'), stop('b')]])).toEqual([['replaced a']])
  expect(changesOf([[stop('a'), stop('b')]], [[stop('b')]])).toEqual([['gone a']])
  expect(changesOf([[stop('a')]], [[stop('a'), stop('b')]])).toEqual([['added b']])
  const meal = stop('c', '10:00', '11:00', { kind: 'meal' })
  expect(changesOf([[stop('a')]], [[meal]])).toEqual([['gone a', 'added c']])
})

test('a stop that goes to another day is told on both', () => {
  expect(changesOf([[stop('a'), stop('b')], [stop('c')]], [[stop('b')], [stop('a'), stop('c')]])).toEqual([
    ['movedAway a'],
    ['movedHere a'],
  ])
})

test('a lock, another length and another time are told of a stop that stays', () => {
  const [locked, longer, later] = [
    stop('a', '10:00', '11:00', { locked: true }),
    stop('b', '11:00', '13:00'),
    stop('c', '14:00', '15:00'),
  ]
  expect(
    changesOf([[stop('a'), stop('b', '11:00', '12:00'), stop('c', '13:00', '14:00')]], [[locked, longer, later]]),
  ).toEqual([['lock a', 'stay b', 'time c']])
})

test('figures that stay are not told', () => {
  const leg = { mode: 'walk' as const, minutes: 10, metres: 800, cost: 0 }
  const [change] = listDayChanges(days([stop('a')]), days([stop('a', '10:30', '11:30', { leg })]))
  expect(change).toMatchObject({
    start: { before: '10:00', now: '10:20' },
    metresOnFoot: { before: 0, now: 800 },
    cost: null,
  })
})
