import { expect, test } from 'vitest'
import { placeCard } from '#domain/places/place-lists.ts'
import { knownBy } from '#domain/places/place-sources.ts'
import type { Place } from '#domain/places/places.ts'
import { buildPlace } from '#testing/builders/place-examples.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ListedPlaceCard } from './listed-place-card.tsx'

const page = {
  address: 'https://palace.example/visit',
  publisher: 'Palace Office',
  readOn: '2026-11-23',
  pageDate: null,
  facts: ['existence' as const, 'price' as const],
  disputes: [],
}

function textOf(given: Partial<Place>, day = '2026-11-25'): string {
  const place = { ...placeCard(buildPlace(given), day), scene: 'palace' as const, metres: null }
  mountAt('/places', () => <ListedPlaceCard place={place} number={1} isActive={false} isFirst={false} actions={null} />)
  return document.body.textContent
}

test('a price that a page says stands as it is, and one from memory is said to be usual', () => {
  expect(textOf({ cost: 3000, ...knownBy([page]) })).toContain('· ₩3,000')
  expect(textOf({ cost: 3000, ...knownBy([]) })).toContain('· About ₩3,000')
  expect(textOf({ cost: 0, ...knownBy([page]) })).toContain('Free entry')
  expect(textOf({ cost: 0, ...knownBy([]) })).toContain('Usually free')
})

test('a page that has grown too old for a price makes it usual again, and an unknown price is not mentioned', () => {
  expect(textOf({ cost: 3000, ...knownBy([page]) }, '2028-11-25')).toContain('· About ₩3,000')
  expect(textOf({ cost: null })).not.toMatch(/₩|free/iu)
})
