import { expect, test } from 'vitest'
import { planDays } from '#testing/trips/edited-trips.ts'
import { arrangedVisit, findCancelled, findVisit, isArranged } from './arranged-visits.ts'
import type { Plan, PlanStop } from './plans.ts'

const visit = arrangedVisit('clinic-7', {
  from: Date.parse('2027-05-04T05:00:00Z'),
  to: Date.parse('2027-05-04T05:45:00Z'),
})

/** A plan from 3 to 5 May with an arranged visit as the first stop of its second day. */
function planWith(change: Partial<PlanStop> = {}): Plan {
  const plan = planDays()
  const [, day] = plan.days
  const [stop] = day?.stops ?? []
  if (!day || !stop) throw new Error('expected a stop')
  const { arrive } = visit
  const arranged: PlanStop = { ...stop, placeId: 'clinic-7', arrive, because: ['clinic:arranged'], ...change }
  return { ...plan, days: plan.days.with(1, { ...day, stops: day.stops.with(0, arranged) }) }
}

test('a visit is told on Korean clocks, whatever day it is elsewhere', () => {
  expect(visit).toEqual({ placeId: 'clinic-7', date: '2027-05-04', arrive: '14:00', leave: '14:45', minutes: 45 })
  const early = { from: Date.parse('2027-05-03T23:30:00Z'), to: Date.parse('2027-05-04T00:00:00Z') }
  expect(arrangedVisit('clinic-7', early)).toMatchObject({ date: '2027-05-04', arrive: '08:30', leave: '09:00' })
})

test('only a stop that was arranged with the clinic is an arranged one', () => {
  expect(isArranged({ because: ['added', 'clinic:arranged'] })).toBe(true)
  expect(isArranged({ because: ['clinic:registered'] })).toBe(false)
})

test.each([
  ['at its time', {}, { is: 'planned' }],
  ['at another time', { arrive: '14:05' }, { is: 'missing', day: 1 }],
  ['at another clinic', { placeId: 'clinic-8' }, { is: 'missing', day: 1 }],
  ['as a proposal of the plan alone', { because: ['treatment:skin'] }, { is: 'missing', day: 1 }],
])('a visit that stands in the plan %s is found so', (_how, change, found) => {
  expect(findVisit(planWith(change), visit)).toEqual(found)
})

test('a visit on a day that the trip does not have is outside of it', () => {
  expect(findVisit(planWith(), { ...visit, date: '2027-05-06' })).toEqual({ is: 'outside' })
})

test('an arranged stop without its visit is a cancelled one, and no other stop is', () => {
  expect(findCancelled(planWith(), [visit])).toEqual([])
  expect(findCancelled(planWith(), [])).toEqual([{ day: 1, stop: 0 }])
  expect(findCancelled(planWith(), [{ ...visit, arrive: '15:00' }])).toEqual([{ day: 1, stop: 0 }])
  expect(findCancelled(planWith({ because: ['added'] }), [])).toEqual([])
})
