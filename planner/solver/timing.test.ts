import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createInstance, never } from './instance.ts'
import { arrivalAfter, departureBefore, startAfter, startBefore } from './timing.ts'

/** From 100 to 200 every way takes longer by `jam`. */
function buildInstance(way: number, jam: number) {
  return createInstance({
    places: [
      {
        id: 'garden',
        location: 1,
        score: 1,
        service: 10,
        windows: [
          [
            { from: 50, to: 80 },
            { from: 150, to: 170 },
            { from: 300, to: 310 },
          ],
        ],
      },
    ],
    days: [{ start: 0, end: 0, from: 0, to: 400 }],
    travel: (_from, _to, depart) => way + (depart >= 100 && depart < 200 ? jam : 0),
    travelChangesAt: [100, 200],
  })
}

test('leaving later never means arriving earlier', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), fc.nat(398), (way, jam, leave) => {
      const instance = buildInstance(way, jam)
      expect(arrivalAfter(instance, 1, 0, leave)).toBeLessThanOrEqual(arrivalAfter(instance, 1, 0, leave + 1))
    }),
  )
})

test('the last departure arrives in time and the next one does not', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), fc.nat(900), (way, jam, by) => {
      const instance = buildInstance(way, jam)
      const last = departureBefore(instance, 1, 0, by)
      expect(arrivalAfter(instance, 1, 0, last)).toBeLessThanOrEqual(by)
      expect(arrivalAfter(instance, 1, 0, last + 1)).toBeGreaterThan(by)
    }),
  )
})

test('a visit begins in the first span that is not over, and ends a day in the last that has begun', () => {
  const instance = buildInstance(10, 0)
  const starts = [0, 60, 81, 160, 171, 305, 311].map((arrive) => startAfter(instance, 0, 0, arrive))
  expect(starts).toEqual([50, 60, 150, 160, 300, 305, 311])
  const lasts = [49, 50, 100, 160, 200, 400].map((by) => startBefore(instance, 0, 0, by))
  expect(lasts).toEqual([never, 50, 80, 160, 170, 310])
})
