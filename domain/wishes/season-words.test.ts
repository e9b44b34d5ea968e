import { expect, test } from 'vitest'
import { isSeasonOrDiet, readSeasons } from './season-words.ts'

test.each([
  'cherry blossom',
  'Cherry Blossoms',
  'autumn leaves',
  'vegan restaurants',
  'halal Korean food',
  '벚꽃 축제',
  'one cherry blossom walk',
  'hydrangeas',
])('%j is a wish, and no place', (text) => {
  expect(isSeasonOrDiet(text)).toBe(true)
})

test.each(['Vegan Loving Hut', 'Blossom Park', 'Halal Guys Itaewon', 'Gyeongbokgung', 'food', ''])(
  '%j may be the name of a place',
  (text) => {
    expect(isSeasonOrDiet(text)).toBe(false)
  },
)

test('the kinds of seasons are read from an entry, each once, and from a diet none', () => {
  expect(readSeasons('벚꽃 축제, cherry blossoms and 단풍')).toEqual(['cherry blossoms', 'autumn leaves'])
  expect(readSeasons('halal food')).toEqual([])
})
