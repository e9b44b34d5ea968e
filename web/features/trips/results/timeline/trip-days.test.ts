import { expect, test } from 'vitest'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import {
  highlightsOf,
  metresOnFoot,
  minutesOnTheWay,
  numberStops,
  readStopKey,
  showDays,
  stopKey,
} from './trip-days.ts'

const cities = buildCitiesTrip()
const { days } = cities.plan
const { startDate, endDate } = cities.steps.step1

function dayAt(index: number) {
  const day = days[index]
  if (!day) throw new Error(`The trip has no day ${index}.`)
  return day
}

test('with several cities a colour belongs to a city, also when one comes back to it', () => {
  const shown = showDays(startDate, endDate, days)
  expect(shown.map(({ colour }) => colour).join(' ')).toBe(
    'jade jade jade vermilion vermilion indigo indigo ochre jade jade',
  )
})

test('in one city every day has the next of the five colours', () => {
  const { plan, steps } = plainTrip()
  const shown = showDays(steps.step1.startDate, steps.step1.endDate, plan.days)
  expect(shown.map(({ colour }) => colour)).toEqual(['jade', 'vermilion'])
})

test('a day that is not there yet has its date and no city', () => {
  const [first, second, third] = showDays(startDate, endDate, [dayAt(0), null, dayAt(2)])
  expect(first?.city?.id).toBe('Seoul')
  expect(second).toMatchObject({ date: '2027-06-01', day: null, city: null })
  expect(third?.day?.date).toBe('2027-06-02')
})

test('places are numbered in their order, and rides and rests have no number', () => {
  expect(numberStops(dayAt(3))).toEqual([null, 1, 2, 3, 4, 5, 6])
})

test('a key leads back to its day and stop', () => {
  expect(readStopKey(stopKey(12, 3))).toEqual({ day: 12, stop: 3 })
})

test('only ways on foot count as walked', () => {
  const day = dayAt(1)
  const walked = day.stops.flatMap(({ leg }) => (leg?.mode === 'walk' ? leg.metres : []))
  expect(metresOnFoot(day)).toBe(walked.reduce((sum, metres) => sum + metres, 0))
  expect(minutesOnTheWay(day)).toBeGreaterThan(60)
})

test('a day is about what was named, in the order in which it is seen', () => {
  expect(highlightsOf(dayAt(1), cities.places).map(({ id }) => id)).toEqual(['changdeokgung', 'bukchon-hanok-village'])
})
