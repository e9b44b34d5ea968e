import { expect, test } from 'vitest'
import { planDays } from '#testing/trips/edited-trips.ts'
import { findPlace, moveTo, sameTimeOn, stepFrom } from './change-stop.ts'

const plan = planDays()

test('a stop goes a step earlier or later within its day, and not beyond its ends', () => {
  expect(stepFrom(plan, { day: 0, stop: 2 }, 'earlier')).toEqual({ day: 0, stop: 1 })
  expect(stepFrom(plan, { day: 0, stop: 2 }, 'later')).toEqual({ day: 0, stop: 3 })
  expect(stepFrom(plan, { day: 0, stop: 0 }, 'earlier')).toBeNull()
  expect(stepFrom(plan, { day: 0, stop: 6 }, 'later')).toBeNull()
})

test('a stop goes to the day before or after at about its time, and not beyond the trip', () => {
  expect(stepFrom(plan, { day: 0, stop: 2 }, 'dayAfter')).toEqual({ day: 1, stop: 3 })
  expect(stepFrom(plan, { day: 1, stop: 0 }, 'dayBefore')).toEqual({ day: 0, stop: 1 })
  expect(stepFrom(plan, { day: 0, stop: 0 }, 'dayBefore')).toBeNull()
  expect(stepFrom(plan, { day: 2, stop: 0 }, 'dayAfter')).toBeNull()
})

test('on an empty day a stop comes first, and from a position that is none it goes nowhere', () => {
  expect(sameTimeOn(planDays([], []).days, { day: 0, stop: 0 }, 1)).toEqual({ day: 1, stop: 0 })
  expect(stepFrom(plan, { day: 9, stop: 0 }, 'later')).toBeNull()
})

test('a stop that is there already is not moved', () => {
  expect(moveTo({ day: 0, stop: 1 }, { day: 0, stop: 1 })).toBeNull()
  expect(moveTo({ day: 0, stop: 1 }, null)).toBeNull()
  expect(moveTo({ day: 0, stop: 1 }, { day: 1, stop: 1 })).toMatchObject({ do: 'move' })
})

test('a place is found where it is in the plan, and a stop without one nowhere', () => {
  expect(findPlace(plan, 'sight-4')).toEqual({ day: 1, stop: 0 })
  expect(findPlace(plan, 'elsewhere')).toBeNull()
  expect(findPlace(plan, null)).toBeNull()
})
