import { expect, test } from 'vitest'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { closedAtTripTime } from './left-out-days.ts'

test('the closed weekdays of a place are those at the time of the trip', () => {
  const { plan, places } = twoDayTrip()
  const [palace] = Object.values(places)
  if (!palace || palace.hours === null || palace.hours === '24h') throw new Error('expected hours')
  const shut = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  const closedOn = (given: Partial<typeof palace>) =>
    closedAtTripTime({ placeId: palace.id }, { plan, places: { [palace.id]: { ...palace, ...given } } })
  expect(closedOn({ hours: { ...palace.hours, mon: [] } })).toEqual(['mon'])
  expect(closedOn({ seasons: [{ from: '05-01', to: '06-30', hours: shut, lastEntry: null }] })).toHaveLength(7)
  expect(closedOn({ seasons: [{ from: '11-01', to: '02-29', hours: shut, lastEntry: null }] })).toEqual([])
  expect(closedAtTripTime({ placeId: null }, { plan, places })).toEqual([])
})

test('in a trip through two seasons a weekday is closed when all its dates are, whatever holds on the first day', () => {
  const { plan, places } = twoDayTrip()
  const [palace] = Object.values(places)
  const [day] = plan.days
  const usual = palace?.hours
  if (!palace || !day || !usual || usual === '24h') throw new Error('expected hours')
  // Four weeks from Monday, 3 May; the second season begins on Monday, 10 May.
  const days = Array.from({ length: 28 }, (_, index) => ({ ...day, date: addDays('2027-05-03', index) }))
  const closedOn = (first: Partial<typeof usual>, second: Partial<typeof usual>, length = 28) => {
    const hours = { ...usual, ...first }
    const seasons = [{ from: '05-10', to: '06-30', hours: { ...usual, ...second }, lastEntry: null }]
    const trip = { plan: { days: days.slice(0, length) }, places: { [palace.id]: { ...palace, hours, seasons } } }
    return closedAtTripTime({ placeId: palace.id }, trip)
  }
  expect(closedOn({ mon: [], tue: [] }, { tue: [], wed: [] })).toEqual(['tue'])
  expect(closedOn({}, { mon: [] })).toEqual([])
  // Of eight days only the last lies in the second season: another Monday.
  expect(closedOn({ tue: [] }, { wed: [] }, 8)).toEqual(['tue'])
})
