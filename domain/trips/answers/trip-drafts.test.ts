import { expect, test } from 'vitest'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { emptySteps, finishFlight, finishTripStep1, savedForm, type TripStep1Draft } from './trip-drafts.ts'
import { longestTripDays } from './trips.ts'

const noFlight = { airport: null, time: null }
const whole: TripStep1Draft = {
  ...emptySteps.step1,
  startDate: '2027-05-01',
  endDate: '2027-05-04',
  selectedInterests: ['food'],
}
const finished = { startDate: '2027-05-01', endDate: '2027-05-04', selectedInterests: ['food'] }

test('a step with both dates and an interest is finished and keeps the shape of the specification', () => {
  expect(finishTripStep1(whole)).toEqual(finished)
})

test('a trip may begin and end on the same day', () => {
  expect(finishTripStep1({ ...whole, endDate: whole.startDate })).not.toBeNull()
})

test('a step that lacks a date or every interest, or ends before it begins, is not finished', () => {
  expect(finishTripStep1(emptySteps.step1)).toBeNull()
  expect(finishTripStep1({ ...whole, startDate: null })).toBeNull()
  expect(finishTripStep1({ ...whole, endDate: null })).toBeNull()
  expect(finishTripStep1({ ...whole, selectedInterests: [] })).toBeNull()
  expect(finishTripStep1({ ...whole, endDate: '2027-04-30' })).toBeNull()
})

test('the longest trip is finished, and one that is a day longer is not', () => {
  const last = addDays('2027-05-01', longestTripDays - 1)
  expect(finishTripStep1({ ...whole, endDate: last })).not.toBeNull()
  expect(finishTripStep1({ ...whole, endDate: addDays(last, 1) })).toBeNull()
})

test('a finished step has a flight with airport and time, and none with only one of them', () => {
  const landing = { airport: 'ICN', time: '10:40' } as const
  expect(finishTripStep1({ ...whole, arrival: landing, departure: { airport: 'PUS', time: null } })).toEqual({
    ...finished,
    arrival: landing,
  })
  expect(finishFlight(landing)).toEqual(landing)
  expect(finishFlight({ airport: null, time: '10:40' })).toBeNull()
  expect(finishFlight(noFlight)).toBeNull()
})

test('an unfinished step is saved with its fields, and half a flight under unfinishedFlights', () => {
  expect(savedForm(emptySteps.step1)).toEqual({ startDate: null, endDate: null, selectedInterests: [] })
  const half = { airport: 'GMP', time: null } as const
  expect(savedForm({ ...whole, arrival: half })).toEqual({ ...finished, unfinishedFlights: { arrival: half } })
})

test('steps 2 and 3 are saved as they are', () => {
  expect(savedForm(emptySteps.step2)).toEqual(emptySteps.step2)
  expect(savedForm(emptySteps.step3)).toEqual(emptySteps.step3)
})
