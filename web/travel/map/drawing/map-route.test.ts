import { expect, test } from 'vitest'
import { drawRouteLine, type MapRoute, pointsOfRoute, spreadPins } from './map-route.ts'

function distances(pins: readonly { right: number; down: number }[]): number[] {
  return pins.flatMap((one, index) =>
    pins.slice(index + 1).map((other) => Math.hypot(other.right - one.right, other.down - one.down)),
  )
}

test('pins that are far enough apart stay where their places are', () => {
  const points = [
    { right: 0, down: 0 },
    { right: 40, down: 0 },
  ]
  expect(spreadPins(points, 28)).toEqual(points.map((point) => ({ ...point, at: point, isMoved: false })))
})

test('pins that would cover each other move apart and remember their places', () => {
  const points = [
    { right: 0, down: 0 },
    { right: 6, down: 4 },
    { right: -5, down: 8 },
  ]
  const pins = spreadPins(points, 28)
  expect(Math.min(...distances(pins))).toBeGreaterThan(26)
  expect(pins.map(({ at }) => at)).toEqual(points)
  expect(pins.every(({ isMoved }) => isMoved)).toBe(true)
})

test('two pins on one spot go apart, and the same points give the same places', () => {
  const spot = { right: 12, down: -3 }
  const pins = spreadPins([spot, spot], 28)
  expect(distances(pins)[0]).toBeGreaterThanOrEqual(28)
  expect(spreadPins([spot, spot], 28)).toEqual(pins)
})

test('a walk is straight and a ride is bent', () => {
  const [from, to] = [
    { right: 0, down: 0 },
    { right: 100, down: 0 },
  ]
  expect(drawRouteLine(from, to, true)).toBe('M0 0L100 0')
  expect(drawRouteLine(from, to, false)).toBe('M0 0Q50 12 100 0')
})

const seoul = { lat: 37.57, lng: 126.98 }
const route: MapRoute = {
  id: 'day 1',
  colour: 'var(--jade)',
  stops: [{ ...seoul, id: 'palace', number: 1, name: { en: 'Palace', ko: '궁' }, note: '09:00' }],
  lines: [],
  bases: [
    { lat: 37.56, lng: 126.99, id: 'base', name: 'Myeongdong', kind: 'base' },
    { lat: 37.46, lng: 126.44, id: 'hub', name: 'Incheon Airport', kind: 'hub' },
  ],
  others: [],
}

test('a day is shown with the base nearby and without the airport far away', () => {
  expect(pointsOfRoute(route)).toEqual([route.stops[0], route.bases[0]])
})

test('a day without stops is shown by its bases', () => {
  expect(pointsOfRoute({ ...route, stops: [] })).toEqual(route.bases)
})

test('a route with a fit shows the points of its fit', () => {
  expect(pointsOfRoute({ ...route, fit: [seoul] })).toEqual([seoul])
})
