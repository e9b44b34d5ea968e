import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixPoint, metresBetweenFixed, straightMetres } from './distances.ts'

const seoul = { lat: 37.5665, lng: 126.978 }
const point = fc.record({
  lat: fc.double({ min: 33, max: 39, noNaN: true }),
  lng: fc.double({ min: 124, max: 132, noNaN: true }),
})

test('Seoul and Busan are about 325 km apart', () => {
  expect(straightMetres(seoul, { lat: 35.1796, lng: 129.0756 }) / 1000).toBeCloseTo(325, -1)
})

test('a degree of latitude is about 111 km, and one of longitude in Seoul about 88 km', () => {
  expect(straightMetres(seoul, { ...seoul, lat: seoul.lat + 1 })).toBeCloseTo(111_195, -2)
  expect(straightMetres(seoul, { ...seoul, lng: seoul.lng + 1 })).toBeCloseTo(88_140, -2)
})

test('a point is nowhere away from itself, and the way there is as long as the way back', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      expect(straightMetres(one, one)).toBe(0)
      expect(straightMetres(one, other)).toBeCloseTo(straightMetres(other, one), 6)
    }),
  )
})

test('a detour is never shorter', () => {
  fc.assert(
    fc.property(point, point, point, (from, by, to) => {
      expect(straightMetres(from, by) + straightMetres(by, to)).toBeGreaterThanOrEqual(straightMetres(from, to) - 1e-6)
    }),
  )
})

test('between fixed points it is the same distance, to the last digit', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      expect(metresBetweenFixed(fixPoint(one), fixPoint(other))).toBe(straightMetres(one, other))
    }),
  )
})
