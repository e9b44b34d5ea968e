import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beyondShortest } from './shortest-tour.ts'

const point = fc.record({
  lat: fc.double({ min: 37, max: 38, noNaN: true }),
  lng: fc.double({ min: 126, max: 127, noNaN: true }),
})

test('no order of the stops is shorter than the shortest one, and one of them is as short', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 5 }), point, (stops, base) => {
      const beyond = listOrders(stops).map((order) => beyondShortest(base, order, base))
      expect(Math.min(...beyond)).toBeCloseTo(0, 9)
    }),
    { numRuns: 30 },
  )
})

test('a way along a line is not longer than the shortest one, and one that goes back is', () => {
  const line = [37.1, 37.2, 37.3].map((lat) => ({ lat, lng: 127 }))
  const [first = { lat: 0, lng: 0 }, second = first, third = first] = line
  const [from, to] = [
    { lat: 37, lng: 127 },
    { lat: 37.4, lng: 127 },
  ]
  expect(beyondShortest(from, [first, second, third], to)).toBeCloseTo(0, 9)
  expect(beyondShortest(from, [second, first, third], to)).toBeCloseTo(0.5, 5)
})

function listOrders<Value>(values: readonly Value[]): Value[][] {
  if (values.length === 0) return [[]]
  return values.flatMap((value, at) => listOrders(values.toSpliced(at, 1)).map((rest) => [value, ...rest]))
}
