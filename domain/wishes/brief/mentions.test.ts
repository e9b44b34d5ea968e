import { expect, test } from 'vitest'
import { foldBrief } from './brief-text.ts'
import { findMentions, readCount, type Vocabulary } from './mentions.ts'

const drinks: Vocabulary<string> = [
  ['tea', 'teas?', '차|茶'],
  ['green tea', 'green teas?', '녹차|绿茶'],
]

test('English words match whole, and the longest mention counts', () => {
  const found = findMentions(foldBrief('teapot, green tea, Teas'), drinks)
  expect(found.map(({ value }) => value)).toEqual(['green tea', 'tea'])
  expect(findMentions(foldBrief('녹차와 茶'), drinks).map(({ value }) => value)).toEqual(['green tea', 'tea'])
})

test.each([
  ['12', 12],
  ['a', 1],
  ['four', 4],
  ['다섯', 5],
  ['两', 2],
  ['十二', 12],
  ['二十', 20],
  ['三', 3],
])('%j is the number %d', (text, number) => {
  expect(readCount(text)).toBe(number)
})
