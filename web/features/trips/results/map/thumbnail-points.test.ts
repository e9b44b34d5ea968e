import { expect, test } from 'vitest'
import { thumbnailOf } from './thumbnail-points.ts'

const size = { width: 96, height: 60 }

test('the farthest stops touch the inner edge, and north is up', () => {
  const [north, south] = thumbnailOf(
    [
      { lat: 37.6, lng: 127 },
      { lat: 37.5, lng: 127 },
    ],
    size,
  )
  expect(north).toEqual({ x: 48, y: 9 })
  expect(south).toEqual({ x: 48, y: 51 })
})

test('one stop, or several on one spot, stand in the middle', () => {
  const spot = { lat: 37.6, lng: 127 }
  expect(thumbnailOf([spot], size)).toEqual([{ x: 48, y: 30 }])
  expect(thumbnailOf([spot, spot], size)).toEqual([
    { x: 48, y: 30 },
    { x: 48, y: 30 },
  ])
  expect(thumbnailOf([], size)).toEqual([])
})

test('every stop lies inside of the picture', () => {
  const stops = [
    { lat: 33.5, lng: 126.5 },
    { lat: 33.25, lng: 126.9 },
    { lat: 33.4, lng: 126.2 },
  ]
  const outside = thumbnailOf(stops, size).filter(({ x, y }) => x < 9 || x > 87 || y < 9 || y > 51)
  expect(outside).toEqual([])
})
