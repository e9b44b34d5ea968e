import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneWish, joinMustVisits, splitMustVisits } from './must-visit-list.ts'

test('a text with commas, lines or strokes is a list of its parts, as they were written', () => {
  expect(splitMustVisits('Gyeongbokgung, 해운대\nN Seoul Tower / 景福宮、blue door cafe.')).toEqual([
    'Gyeongbokgung',
    '해운대',
    'N Seoul Tower',
    '景福宮',
    'blue door cafe',
  ])
  expect(splitMustVisits(' ,\n ; ')).toEqual([])
})

test('bullets and numbers before the lines of a list are no part of its names', () => {
  expect(splitMustVisits('1. Bulguksa\n2) Hallasan\n- 해운대\n• N Seoul Tower')).toEqual([
    'Bulguksa',
    'Hallasan',
    '해운대',
    'N Seoul Tower',
  ])
})

test('a full stop inside a name does not separate', () => {
  expect(splitMustVisits('Mt. Halla, St. Mary')).toEqual(['Mt. Halla', 'St. Mary'])
})

test('a name with a separator is more than one wish', () => {
  expect(isOneWish('Bulguksa Temple')).toBe(true)
  expect(isOneWish("Ttangkkeut, Land's End")).toBe(false)
  expect(isOneWish('')).toBe(false)
})

test('a list that is joined splits into itself', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constant('Mt. Halla, 경복궁\n• a. b - c'))
  fc.assert(
    fc.property(texts, (text) => {
      const parts = splitMustVisits(text)
      expect(splitMustVisits(joinMustVisits(parts))).toEqual(parts)
    }),
    { seed: 13, numRuns: 1000 },
  )
})
