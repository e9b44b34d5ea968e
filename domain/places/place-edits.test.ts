import { expect, test } from 'vitest'
import { completeKnown, isFromMemory, isToCome, knownAfter } from './place-edits.ts'
import { knownBy } from './place-sources.ts'
import type { PlaceSource } from './places.ts'

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

const page: PlaceSource = {
  address: 'https://palace.example/visit',
  publisher: 'Palace Office',
  readOn: '2026-11-23',
  pageDate: null,
  facts: ['existence', 'hours', 'closed', 'price'],
  disputes: [],
}

test('a fact that is changed from memory loses its page, and the others keep theirs', () => {
  const sourced = knownBy([page])
  expect(knownAfter(sourced, ['cost']).sources).toEqual([{ ...page, facts: ['existence', 'hours', 'closed'] }])
  expect(knownAfter(sourced, ['hours']).sources).toEqual([{ ...page, facts: ['existence', 'price'] }])
  expect(knownAfter(sourced, ['hours', 'cost', 'permanentlyClosed'])).toEqual(knownBy([]))
  const checked = { basis: 'checked', source: 'Palace', checkedOn: '2026-11-01', sources: [] } as const
  expect(knownAfter({ ...checked, sources: [] }, ['cost'])).toEqual(knownBy([]))
})

test('pages alone make a recalled place sourced, and one that is recalled again keeps no page', () => {
  const sourced = completeKnown(knownBy([]), { sources: [page] })
  expect(sourced).toEqual(knownBy([page]))
  expect(completeKnown(sourced, { basis: 'recalled', source: null, checkedOn: null })).toEqual(knownBy([]))
})
