import { expect, test } from 'vitest'
import { placeFacts } from './place-schemas.ts'

const recalled = {
  id: 'a-palace',
  kind: 'attraction',
  name: { en: 'A Palace', ko: '궁' },
  district: { en: 'Seoul', ko: '서울' },
  description: 'A palace.',
  categories: ['culture'],
  basis: 'recalled',
}

test('a recalled row needs no source', () => {
  expect(placeFacts.safeParse(recalled).success).toBe(true)
})

test('a checked row without its source and day is refused', () => {
  expect(placeFacts.safeParse({ ...recalled, basis: 'checked' }).success).toBe(false)
  expect(placeFacts.safeParse({ ...recalled, basis: 'checked', source: 'https://example.kr' }).success).toBe(false)
})

test('a recalled row that is dressed as checked is refused', () => {
  const dressed = { ...recalled, source: 'https://example.kr', checkedOn: '2026-11-01' }
  expect(placeFacts.safeParse(dressed).success).toBe(false)
  expect(placeFacts.safeParse({ ...dressed, basis: 'checked' }).success).toBe(true)
})

test('a field that nobody knows is refused, so that a slip in a name is seen', () => {
  expect(placeFacts.safeParse({ ...recalled, adress: 'x' }).success).toBe(false)
})
