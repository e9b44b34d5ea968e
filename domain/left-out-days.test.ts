import { expect, test } from 'vitest'
import { twoDayTrip } from '#testing/two-day-trip.ts'
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
