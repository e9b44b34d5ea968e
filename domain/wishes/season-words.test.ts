import { expect, test } from 'vitest'
import { readMustVisitText } from './must-visit-text.ts'
import { indexPlaceNames } from './place-names.ts'
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

const blossoming = indexPlaceNames([
  { id: 'stream', name: { en: 'Jinhae Cherry Blossoms Stream', ko: '진해 벚꽃길' }, aliases: [] },
  { id: 'grill', name: { en: 'Maple Tree House', ko: '단풍나무집' }, aliases: [] },
])

test('a season or a diet is a wish also where it is a part of the name of a place', () => {
  for (const text of ['cherry blossoms', '벚꽃', '단풍'])
    expect(readMustVisitText(text, blossoming), text).toEqual([{ kind: 'wish', text }])
  expect(readMustVisitText('Jinhae Cherry Blossoms Stream', blossoming)).toMatchObject([{ placeId: 'stream' }])
  expect(readMustVisitText('Stream of Jinhae', blossoming)).toMatchObject([{ placeId: 'stream', match: 'part' }])
})
