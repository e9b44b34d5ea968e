import { expect, test } from 'vitest'
import { isSeasonOrDiet } from './season-words.ts'

test.each([
  'cherry blossom',
  'Cherry Blossoms',
  'autumn leaves',
  'vegan restaurants',
  'halal Korean food',
  '벚꽃 축제',
])('%j is a wish, and no place', (text) => {
  expect(isSeasonOrDiet(text)).toBe(true)
})

test.each(['Vegan Loving Hut', 'Blossom Park', 'Halal Guys Itaewon', 'Gyeongbokgung', 'food', ''])(
  '%j may be the name of a place',
  (text) => {
    expect(isSeasonOrDiet(text)).toBe(false)
  },
)
