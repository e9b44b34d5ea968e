import { expect, test } from 'vitest'
import { waitingTrip } from '#testing/trips/companions/waiting-trip.ts'
import { costOfCompanion, needsSomebodyNear, placeIdsOf, visitOfWait } from './companion-time.ts'
import type { PlanStop } from './plans.ts'

const stops = waitingTrip().plan.days[0]?.stops ?? []
const [palace, visit] = stops
if (!palace || !visit?.companion) throw new Error('expected a visit with a wait')
const { companion: round, ...consultation } = visit

test('the money of a round is that of its places and ways', () => {
  expect(costOfCompanion(round)).toBe(6000)
  expect(costOfCompanion({ ...round, back: { ...round.back, cost: 1500 } })).toBe(7500)
})

test('a stop names its place and those of whoever comes along', () => {
  expect(placeIdsOf(visit)).toEqual(['clinic-7', 'waiting-cafe'])
  expect(placeIdsOf(palace)).toEqual(['gyeongbokgung'])
  expect(placeIdsOf({ placeId: null })).toEqual([])
})

test('an operation needs somebody near, and neither its consultation nor another treatment does', () => {
  expect(needsSomebodyNear({ kind: 'treatment', treatment: 'surgery' })).toBe(true)
  expect(needsSomebodyNear({ kind: 'consultation', treatment: 'surgery' })).toBe(false)
  expect(needsSomebodyNear({ kind: 'treatment', treatment: 'medical' })).toBe(false)
})

test('during the first of two visits the round of the second one counts, and before and after them none', () => {
  const day: PlanStop[] = [palace, consultation, visit, palace]
  expect(day.map((_, index) => visitOfWait(day, index)?.companion?.meetAt ?? null)).toEqual([
    null,
    '14:50',
    '14:50',
    null,
  ])
  expect(visitOfWait(day, null)).toBeNull()
  expect(visitOfWait(day, 9)).toBeNull()
})
