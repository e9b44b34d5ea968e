import fc from 'fast-check'
import { expect, test } from 'vitest'
import { koreaBox } from './korea-box.ts'
import { cellSize } from './map-cells.ts'
import type { Box } from '#domain/places/place-lists.ts'

const boxes: fc.Arbitrary<Box> = fc
  .record({
    south: fc.double({ min: -90, max: 89, noNaN: true }),
    west: fc.double({ min: -180, max: 179, noNaN: true }),
    high: fc.double({ min: 1e-4, max: 180, noNaN: true }),
    wide: fc.double({ min: 1e-4, max: 360, noNaN: true }),
  })
  .map(({ south, west, high, wide }) => ({ south, west, north: south + high, east: west + wide }))

test('a box has at least half of twenty-four cells on its longer side, and never more than that', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const { high, wide } = cellSize(box)
      const across = Math.max((box.north - box.south) / high, (box.east - box.west) / wide)
      expect(across).toBeGreaterThan(11.99)
      expect(across).toBeLessThan(24.01)
    }),
  )
})

test('the size goes in steps, so that panning and a little zooming keep the cells', () => {
  const cell = cellSize({ south: 37.4, west: 126.8, north: 37.7, east: 127.2 })
  expect(cellSize({ south: 37.45, west: 126.85, north: 37.75, east: 127.25 })).toEqual(cell)
  expect(cellSize({ south: 37.41, west: 126.81, north: 37.7, east: 127.19 })).toEqual(cell)
  expect(cell.high).toBe(2 ** -6)
  expect(cellSize(koreaBox).high).toBe(0.5)
})
