import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseTrending, type DayOfInterest, popularityOf, trendingRule, weighInterest } from './trending.ts'

/** So many views on each of so many days. */
function looked(placeId: string, views: number, days: number): DayOfInterest[] {
  return Array.from({ length: days }, () => ({ placeId, views, saves: 0 }))
}

test('nothing trends where nobody looked, or too few did', () => {
  expect(chooseTrending([])).toEqual([])
  expect(chooseTrending(looked('quiet', 1, 14))).toEqual([])
  expect(chooseTrending(looked('busy', 2, 10))).toEqual(['busy'])
})

test('one busy day is no trend, however busy', () => {
  expect(chooseTrending([...looked('flood', 1_000_000, 1), ...looked('flood', 1_000_000, 1)])).toEqual([])
  const steady = looked('steady', 20, 14)
  const flood = [...looked('flood', 1_000_000, 1), ...looked('flood', 1, 2)]
  expect(chooseTrending([...flood, ...steady])).toEqual(['steady', 'flood'])
})

test('a save says as much as five views', () => {
  const saved = Array.from({ length: 4 }, () => ({ placeId: 'saved', views: 0, saves: 1 }))
  expect(weighInterest(saved)).toMatchObject([{ views: 20, days: 4 }])
  expect(chooseTrending(saved)).toEqual(['saved'])
})

const days = fc.array(
  fc.record({
    placeId: fc.constantFrom(...Array.from({ length: 30 }, (_, at) => `p${at}`)),
    views: fc.nat({ max: 1_000_000 }),
    saves: fc.nat({ max: 1000 }),
  }),
  { maxLength: 400 },
)

test('at most twelve places trend, in any order of the days, each with enough days', () => {
  fc.assert(
    fc.property(days, (told) => {
      const trending = chooseTrending(told)
      expect(trending.length).toBeLessThanOrEqual(trendingRule.most)
      expect(new Set(trending).size).toBe(trending.length)
      expect(chooseTrending(told.toReversed())).toEqual(trending)
      for (const id of trending) {
        const own = told.filter(({ placeId, views, saves }) => placeId === id && views + saves > 0)
        expect(own.length).toBeGreaterThanOrEqual(trendingRule.leastDays)
      }
    }),
  )
})

test('another view makes no place less popular', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000 }), (views) => {
      const [fewer, more] = [views, views + 1].map((count) => {
        const [interest = { weight: 0 }] = weighInterest(looked('one', count, 1))
        return popularityOf(interest)
      })
      expect(more).toBeGreaterThanOrEqual(fewer ?? 0)
    }),
  )
})
