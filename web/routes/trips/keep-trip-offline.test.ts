import { expect, test } from 'vitest'
import { palace, twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { listPictures } from './keep-trip-offline.ts'

test('the drawing of every place of the plan is listed once, as the theme shows it', () => {
  const day = listPictures(twoDayTrip(), 'day')
  expect(day).toHaveLength(3)
  expect(day[0]).toMatch(new RegExp(`^/pictures/[^/]+/${palace.id}-day-card\\.svg`, 'u'))
  expect(listPictures(twoDayTrip(), 'dusk')[0]).toContain(`${palace.id}-dusk-card`)
})

test('a place that the trip names and does not describe has no drawing', () => {
  expect(listPictures({ ...twoDayTrip(), places: {} }, 'day')).toEqual([])
})
