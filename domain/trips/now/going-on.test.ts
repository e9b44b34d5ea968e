import { expect, test } from 'vitest'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { goOnByPlan, goOnLate, goOnWithout, listFailable } from './going-on.ts'

/** A palace 09:40 to 11:10, a clinic 14:00 to 15:00, a rest 17:00 to 18:00, a bar 23:30 to 25:30. */
function plannedDay(): PlanDay {
  const [first] = twoDayTrip().plan.days
  if (!first) throw new Error('the trip has no day')
  return first
}

const day = plannedDay()

function at(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

test('by the plan one is at the present stop, or at the one before on the way', () => {
  expect(goOnByPlan(day, at('09:00'))).toEqual({ reached: -1, now: at('09:00') })
  expect(goOnByPlan(day, at('10:00')).reached).toBe(0)
  expect(goOnByPlan(day, at('12:00')).reached).toBe(0)
  expect(goOnByPlan(day, at('26:00')).reached).toBe(3)
})

test('who is late leaves the present stop so much later, and never before now', () => {
  expect(goOnLate(day, at('10:00'), 30)).toEqual({ reached: 0, now: at('11:40') })
  expect(goOnLate(day, at('12:00'), 15)).toEqual({ reached: 0, now: at('12:00') })
})

test('who has not left yet is late from the start of the first way, which takes 18 minutes', () => {
  expect(goOnLate(day, at('09:00'), 60)).toEqual({ reached: -1, now: at('10:22') })
  expect(goOnLate({ ...day, stops: [] }, at('09:00'), 60)).toEqual({ reached: -1, now: at('09:00') })
})

test('before the door of a closed place one goes on from there, now', () => {
  expect(goOnWithout(day, at('09:45'), 0)).toEqual({ reached: -1, now: at('09:45') })
  expect(goOnWithout(day, at('12:00'), 1)).toEqual({ reached: 0, now: at('12:00') })
})

test('a later place that is sold out leaves the present stop as it is planned', () => {
  expect(goOnWithout(day, at('10:00'), 3)).toEqual({ reached: 0, now: at('11:10') })
  expect(goOnWithout(day, at('12:00'), 3)).toEqual({ reached: 0, now: at('12:00') })
})

test('a clinic, a rest and what is over are no places to find closed', () => {
  expect(listFailable(day, at('09:50'))).toEqual([0, 3])
  expect(listFailable(day, at('10:30'))).toEqual([3])
  expect(listFailable(day, at('12:00'))).toEqual([3])
  expect(listFailable(day, at('26:00'))).toEqual([])
})
