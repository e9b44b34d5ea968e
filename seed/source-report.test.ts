import { expect, test } from 'vitest'
import { knownBy } from '#domain/places/place-sources.ts'
import type { PlaceFacts, PlaceSource } from '#domain/places/places.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { countPublishers, reportSources } from './source-report.ts'

const page: PlaceSource = {
  address: 'https://palace.example/visit',
  publisher: 'Palace Office',
  readOn: '2026-11-23',
  pageDate: '2025-03-01',
  facts: ['existence', 'hours', 'closed'],
  disputes: [],
}

const [first] = readCatalogue()

function place(id: string, given: Partial<PlaceFacts> = {}): PlaceFacts {
  if (!first) throw new Error('the catalogue is empty')
  const plain = { kind: 'attraction', cost: 0, access: 'walk-in', seasons: [], closed: [] } as const
  return { ...first, ...plain, id, seasons: [], closed: [], ...knownBy([]), ...given }
}

test('the report of sources begins with what is shown first, then costs or bookings, then meals', () => {
  const places = [
    place('park'),
    place('noodles', { kind: 'restaurant', cost: 9000 }),
    place('tour', { access: 'tour' }),
    place('museum', { cost: 5000 }),
    place('palace'),
  ]
  expect(reportSources(places, ['palace'], '2026-11-23').map(({ id }) => id)).toEqual([
    'palace',
    'tour',
    'museum',
    'noodles',
    'park',
  ])
})

test('a row says which facts have a page that still counts, and which have none', () => {
  const [row] = reportSources([place('palace', { ...knownBy([page]) })], [], '2026-11-23')
  expect(row?.sourced.map(({ fact }) => fact)).toEqual(['existence', 'hours', 'closed'])
  expect(row?.missing).toEqual(['price'])
  const [later] = reportSources([place('palace', { ...knownBy([page]) })], [], '2028-03-02')
  expect(later?.missing).toEqual(['existence', 'hours', 'closed', 'price'])
})

test('the report of sources asks for no closing days of a place that is always open, and for a season', () => {
  const season = { from: '11-01', to: '02-29', hours: null, lastEntry: null }
  const [row] = reportSources([place('park', { hours: '24h', closed: [], seasons: [season] })], [], '2026-11-23')
  expect(row?.missing).toEqual(['existence', 'hours', 'price', 'season'])
})

test('publishers are counted by places, with the oldest day of their pages', () => {
  const other = { ...page, address: 'https://palace.example/two', pageDate: null }
  const places = [place('one', { ...knownBy([page]) }), place('two', { ...knownBy([other]) })]
  expect(countPublishers(reportSources(places, [], '2026-11-23'))).toEqual([
    { publisher: 'Palace Office', places: 2, oldest: '2025-03-01' },
  ])
})

test('within a group what plans use most comes first, and what is shown first keeps its order', () => {
  const places = [place('one', { cost: 1000 }), place('two', { cost: 1000 }), place('three'), place('four')]
  const use = new Map([
    ['two', 7],
    ['four', 3],
  ])
  expect(reportSources(places, ['three', 'four'], '2026-11-23', use).map(({ id }) => id)).toEqual([
    'three',
    'four',
    'two',
    'one',
  ])
})
