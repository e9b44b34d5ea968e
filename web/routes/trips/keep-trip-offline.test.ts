import { expect, test } from 'vitest'
import { palace, twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { waitingTrip } from '#testing/trips/companions/waiting-trip.ts'
import { listPictures, listPlacePages } from './keep-trip-offline.ts'

test('the drawing of every place of the plan is listed once, as the theme shows it', () => {
  const day = listPictures(twoDayTrip(), 'day')
  expect(day).toHaveLength(3)
  expect(day[0]).toMatch(new RegExp(`^/pictures/[^/]+/${palace.id}-day-card\\.svg`, 'u'))
  expect(listPictures(twoDayTrip(), 'dusk')[0]).toContain(`${palace.id}-dusk-card`)
})

test('a place that the trip names and does not describe has no drawing', () => {
  expect(listPictures({ ...twoDayTrip(), places: {} }, 'day')).toEqual([])
})

test('the pages of the places are listed once, also of a clinic, and those of days that are over come last', () => {
  const trip = twoDayTrip()
  const [first, second] = trip.plan.days
  if (!first || !second) throw new Error('the trip has two days')
  const moved = { ...second, stops: [...second.stops, ...first.stops.slice(3)] }
  const plan = { ...trip.plan, days: [first, moved] }
  expect(listPlacePages({ ...trip, plan }, '2027-05-31')).toEqual([
    `/places/${palace.id}`,
    '/other-clinics/7',
    '/places/euljiro-bar',
  ])
  expect(listPlacePages({ ...trip, plan }, '2027-06-01')[0]).toBe('/places/euljiro-bar')
  expect(listPlacePages({ ...trip, places: {} }, '2027-05-31')).toEqual([])
})

test('the page of a place where whoever comes along waits is kept as well', () => {
  expect(listPlacePages(waitingTrip(), '2027-05-31')).toContain('/places/waiting-cafe')
})
