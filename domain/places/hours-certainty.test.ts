import { expect, test } from 'vitest'
import { knownBy } from './place-sources.ts'
import type { PlaceFacts, PlaceSource } from './places.ts'
import { hoursCertaintyOn, isOpenAtAnyHour } from './hours-certainty.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'

const monday = '2027-05-31'
const page: PlaceSource = {
  address: 'https://city.example/places',
  publisher: 'City of Example',
  readOn: '2026-11-23',
  pageDate: null,
  facts: ['hours', 'closed'],
  disputes: [],
}

function place(facts: Partial<PlaceFacts>) {
  return inventRow('house', 1, facts)
}

test('hours are confirmed by an editor or a page, unconfirmed from memory, and unknown without any', () => {
  expect(hoursCertaintyOn(place({ basis: 'checked' }), monday)).toBe('confirmed')
  expect(hoursCertaintyOn(place(knownBy([page])), monday)).toBe('confirmed')
  expect(hoursCertaintyOn(place({}), monday)).toBe('unconfirmed')
  expect(hoursCertaintyOn(place({ hours: null, basis: 'checked' }), monday)).toBe('unknown')
})

test('a place that never closes is open at any hour, also where nobody has confirmed it', () => {
  expect(isOpenAtAnyHour(place({ hours: '24h' }), monday)).toBe(true)
  expect(hoursCertaintyOn(place({ hours: '24h' }), monday)).toBe('unconfirmed')
  expect(isOpenAtAnyHour(place({}), monday)).toBe(false)
  expect(isOpenAtAnyHour(place({ hours: '24h', closed: [monday] }), monday)).toBe(false)
  expect(isOpenAtAnyHour(place({ exceptions: { [monday]: [['00:00', '00:00']] } }), monday)).toBe(true)
})

test.each(['booking', 'tour'] as const)('with access by %s no place is open at any hour', (access) => {
  const checked = place({ hours: '24h', access, basis: 'checked' })
  expect(isOpenAtAnyHour(checked, monday)).toBe(false)
  expect(hoursCertaintyOn(checked, monday)).toBe('unknown')
  expect(hoursCertaintyOn(place({ access, basis: 'checked' }), monday)).toBe('confirmed')
})
