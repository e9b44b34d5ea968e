import { expect, test } from 'vitest'
import { tripPlace } from '#testing/trips/two-day-trip.ts'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { countStopHours, hoursOfStop } from './stop-hours.ts'

const monday = '2027-05-31'
const stop = { placeId: 'house', hoursUnknown: false }

test('the hours of a stop are those of its place, and unknown where the stop says so or has no place', () => {
  expect(hoursOfStop(stop, tripPlace('house', { basis: 'checked' }), monday)).toBe('confirmed')
  expect(hoursOfStop(stop, tripPlace('house'), monday)).toBe('unconfirmed')
  expect(hoursOfStop({ ...stop, hoursUnknown: true }, tripPlace('house'), monday)).toBe('unknown')
  expect(hoursOfStop(stop, null, monday)).toBe('unknown')
})

test('a rest or a move has no hours', () => {
  expect(hoursOfStop({ placeId: null, hoursUnknown: false }, null, monday)).toBeNull()
})

test('unknown and unconfirmed hours are counted alike, and stops without a place are not', () => {
  const { plan, places } = plainTrip()
  const all = plan.days.flatMap(({ stops }) => stops).filter(({ placeId }) => placeId !== null)
  expect(countStopHours(plan, places)).toEqual({ stops: all.length, unconfirmed: all.length })
  const [first, second] = all.map(({ placeId }) => placeId ?? '')
  const checked = Object.fromEntries(
    Object.entries(places).map(([id, row]) => {
      return [id, id === first || id === second ? { ...row, basis: 'checked' as const } : row]
    }),
  )
  expect(countStopHours(plan, checked)).toEqual({ stops: all.length, unconfirmed: all.length - 2 })
  if (all[0]) all[0].hoursUnknown = true
  expect(countStopHours(plan, checked)).toEqual({ stops: all.length, unconfirmed: all.length - 1 })
})
