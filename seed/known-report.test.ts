import { expect, test } from 'vitest'
import { unknownClinic } from '#domain/clinics/clinics.ts'
import { knownBy } from '#domain/places/place-sources.ts'
import type { PlaceFacts, PlaceSource } from '#domain/places/places.ts'
import { countKnownFacts, textTable } from './known-report.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { reportSources } from './source-report.ts'

const day = '2026-11-29'
const [first] = readCatalogue()

function place(id: string, given: Partial<PlaceFacts> = {}): PlaceFacts {
  if (!first) throw new Error('the catalogue is empty')
  return { ...first, id, kind: 'attraction', seasons: [], closed: [], ...knownBy([]), ...given }
}

const page: PlaceSource = {
  address: 'https://palace.example/visit',
  publisher: 'Palace Office',
  readOn: '2026-11-23',
  pageDate: null,
  facts: ['existence', 'hours'],
  disputes: [],
}

function count(places: readonly PlaceFacts[], more: Partial<Parameters<typeof countKnownFacts>[0]> = {}) {
  const report = reportSources(places, [], day)
  return countKnownFacts({
    places,
    report,
    gettingIn: new Map(),
    dishes: [],
    festivals: [],
    clinics: [],
    fares: [],
    day,
    ...more,
  })
}

test('the fact with the largest missing share comes first', () => {
  const facts = count([place('palace', { ...knownBy([page]), best: null, stairs: 1 }), place('park', { stairs: 0 })])
  const shares = facts.map(({ known, total }) => known / total)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(facts).toContainEqual({ of: 'places', fact: 'hours, sourced', known: 1, total: 2 })
  expect(facts).toContainEqual({ of: 'sights', fact: 'steps', known: 2, total: 2 })
})

test('a street without hours counts as known by when it is alive, and two things to see are too few', () => {
  const street = { hours: null, seasons: [] }
  const facts = count([
    place('lively', { ...street, activeHours: ['11:00', '21:00'], highlights: ['one', 'two', 'three'], tip: null }),
    place('unknown', { ...street, activeHours: null, highlights: ['one', 'two'], tip: 'a word' }),
  ])
  expect(facts).toContainEqual({ of: 'sights', fact: 'hours, or when it is alive', known: 1, total: 2 })
  expect(facts).toContainEqual({ of: 'sights', fact: 'three things to see', known: 1, total: 2 })
  expect(facts).toContainEqual({ of: 'sights', fact: 'a tip', known: 1, total: 2 })
})

test('closed places and kinds without a row are not counted', () => {
  const facts = count([place('gone', { permanentlyClosed: true }), place('park')])
  expect(facts.every(({ of }) => of !== 'tables' && of !== 'clinics' && of !== 'dishes')).toBe(true)
  expect(facts.filter(({ of }) => of === 'sights').every(({ total }) => total === 1)).toBe(true)
})

test('a clinic without a registration counts as known only by its page of the city’s list', () => {
  const address = 'https://medical.visitseoul.net/organization/hospital/hospitalDetail/1'
  const source = { address, publisher: 'City', readOn: day, pageDate: null, says: ['existence' as const] }
  const facts = count([], { clinics: [unknownClinic, { ...unknownClinic, sources: [source] }] })
  expect(facts).toContainEqual({ of: 'clinics', fact: 'registration or the city’s list', known: 1, total: 2 })
})

test('columns of a table are as wide as their longest cell', () => {
  expect(
    textTable(
      ['fact', 'of'],
      [
        ['a', 'places'],
        ['closed', ''],
      ],
    ),
  ).toBe('fact    of\na       places\nclosed')
})

test('a fare of a journey counts as known by its page alone', () => {
  const facts = count([], { fares: [{ source: page }, { source: null }] })
  expect(facts).toContainEqual({ of: 'journeys', fact: 'fare, sourced', known: 1, total: 2 })
})
