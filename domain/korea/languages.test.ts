import { expect, test } from 'vitest'
import { languageOfSegment } from './languages.ts'

test('no prefix means English', () => {
  expect(languageOfSegment(undefined)).toBe('en')
})

test('English has no prefix of its own, so that a page has one address', () => {
  expect(languageOfSegment('en')).toBeNull()
})

test('a segment that is no language is none', () => {
  for (const segment of ['xx', 'EN', '', 'places', '__proto__']) expect(languageOfSegment(segment)).toBeNull()
})
