import { expect, test } from 'vitest'
import { airportBase } from '#domain/korea/airports.ts'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { isRideIntoCity, journeyOf, nameOfMove } from './move-names.ts'

const gyeongju = { name: 'Hwangnam-dong', lat: 35.838, lng: 129.21 }

test('a ride from an airport is one into its city, unless it leads to another one', () => {
  expect(isRideIntoCity({ from: airportBase('ICN') }, { metres: 62_000 })).toBe(true)
  expect(isRideIntoCity({ from: airportBase('ICN') }, { metres: 250_000 })).toBe(false)
  expect(isRideIntoCity({ from: gyeongju }, { metres: 80_000 })).toBe(false)
  expect(isRideIntoCity({ from: airportBase('ICN') }, null)).toBe(false)
})

test('the journey of a day leads to another city', () => {
  const [day] = plainTrip().plan.days
  const [first] = day?.stops ?? []
  if (!day || !first) throw new Error('expected a stop')
  const leg = { mode: 'train' as const, minutes: 74, metres: 62_000, cost: 4500 }
  const moved = { ...day, stops: [{ ...first, kind: 'transfer' as const, placeId: null, leg }] }
  expect(journeyOf(day)).toBeNull()
  expect(journeyOf(moved)?.leg).toEqual(leg)
  expect(journeyOf({ ...moved, from: airportBase('ICN') })).toBeNull()
})

test('a move is named after its mode and the city or the airport where it ends', () => {
  expect(nameOfMove('ktx', gyeongju)).toBe('KTX to Gyeongju')
  expect(nameOfMove(null, airportBase('CJU'))).toBe('Journey to Jeju Airport')
})
