import { expect, test } from 'vitest'
import { hasOwnKitchens } from './own-kitchens.ts'

const park = { kind: 'attraction', tags: ['family'], visitMinutes: 420, cost: 62_000 } as const

test('a theme park of a whole day has kitchens of its own', () => {
  expect(hasOwnKitchens({ ...park, tags: ['family'] })).toBe(true)
})

test.each([
  ['a mountain', { ...park, tags: ['strenuous' as const] }],
  ['an island without an entry', { ...park, tags: ['family' as const], cost: 0 }],
  ['a garden of an hour', { ...park, tags: ['family' as const], visitMinutes: 60 }],
  ['a bath', { ...park, tags: ['family' as const], kind: 'spa' as const }],
])('%s has none', (_, row) => {
  expect(hasOwnKitchens({ ...row, tags: [...row.tags] })).toBe(false)
})
