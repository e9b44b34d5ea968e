import { expect, test } from 'vitest'
import { finishTripStep1 } from './trips.ts'

const whole = { startDate: '2027-05-01', endDate: '2027-05-04', selectedInterests: ['food' as const] }

test('a step with both dates and an interest is finished and keeps its shape', () => {
  expect(finishTripStep1(whole)).toEqual(whole)
})

test('a trip may begin and end on the same day', () => {
  expect(finishTripStep1({ ...whole, endDate: whole.startDate })).not.toBeNull()
})

test('a step that lacks a date or every interest, or ends before it begins, is not finished', () => {
  expect(finishTripStep1({ ...whole, startDate: null })).toBeNull()
  expect(finishTripStep1({ ...whole, endDate: null })).toBeNull()
  expect(finishTripStep1({ ...whole, selectedInterests: [] })).toBeNull()
  expect(finishTripStep1({ ...whole, endDate: '2027-04-30' })).toBeNull()
})
