import { expect, test } from 'vitest'
import { isFromMemory, isToCome } from './place-edits.ts'

test('hours or a price that are changed without saying where are said from memory', () => {
  expect(isFromMemory({ cost: 3000 })).toBe(true)
  expect(isFromMemory({ hours: null, description: 'Another' })).toBe(true)
})

test('with a source, or where nothing was looked up, they are not', () => {
  expect(isFromMemory({ cost: 3000, checkedOn: '2026-11-21' })).toBe(false)
  expect(isFromMemory({ description: 'Another' })).toBe(false)
  expect(isFromMemory({})).toBe(false)
})

test('today has been, and no day is none to come', () => {
  expect(isToCome('2026-11-22', '2026-11-21')).toBe(true)
  expect(isToCome('2026-11-21', '2026-11-21')).toBe(false)
  expect(isToCome(null, '2026-11-21')).toBe(false)
})
