import { expect, test } from 'vitest'
import {
  basisOf,
  hoursBasisOn,
  hoursSourceOn,
  isRecentSource,
  knownBy,
  sourceOf,
  withoutFacts,
} from './place-sources.ts'
import type { PlaceFacts, PlaceSource } from './places.ts'

const page: PlaceSource = {
  address: 'https://palace.example/visit',
  publisher: 'Palace Office',
  readOn: '2026-11-23',
  pageDate: null,
  facts: ['existence', 'hours', 'closed'],
  disputes: [],
}

type Sourced = Pick<PlaceFacts, 'kind' | 'basis' | 'source' | 'checkedOn' | 'sources' | 'seasons' | 'hours' | 'closed'>

function palace(...sources: PlaceSource[]): Sourced {
  return { kind: 'attraction', hours: null, closed: [], seasons: [], ...knownBy(sources) }
}

test('a fact is sourced where a page says it, and recalled where none does', () => {
  expect(basisOf(palace(page), 'hours', '2026-11-23')).toBe('sourced')
  expect(basisOf(palace(page), 'price', '2026-11-23')).toBe('recalled')
  expect(basisOf({ ...palace(page), basis: 'checked' }, 'price', '2026-11-23')).toBe('checked')
})

test('a page counts for three years by its own date, else by the day it was read', () => {
  const on = (day: string, pageDate: string | null) =>
    isRecentSource({ ...page, pageDate }, { fact: 'hours', kind: 'attraction', day })
  expect([on('2029-11-23', null), on('2029-11-24', null)]).toEqual([true, false])
  expect([on('2027-01-31', '2024-01-31'), on('2027-02-01', '2024-01-31')]).toEqual([true, false])
  expect([on('2027-02-28', '2024-02-29'), on('2027-03-01', '2024-02-29')]).toEqual([true, false])
})

test('prices and the hours of places to eat count for two years, that a table exists for three', () => {
  const on = (fact: 'price' | 'hours' | 'existence', kind: 'attraction' | 'restaurant') =>
    isRecentSource(page, { fact, kind, day: '2028-11-24' })
  expect([on('price', 'attraction'), on('hours', 'restaurant')]).toEqual([false, false])
  expect([on('hours', 'attraction'), on('existence', 'restaurant')]).toEqual([true, true])
})

test('a fact that two pages contradict has no source, and an undisputed fact keeps its source', () => {
  const other = { ...page, address: 'https://city.example', facts: [], disputes: ['hours' as const] }
  expect(sourceOf(palace(page, other), 'hours', '2026-11-23')).toBeNull()
  expect(sourceOf(palace(page, other), 'closed', '2026-11-23')).toMatchObject({ publisher: 'Palace Office' })
})

test('of several pages the one that was read last is named', () => {
  const later = { ...page, address: 'https://city.example', publisher: 'City', readOn: '2026-12-01' }
  expect(sourceOf(palace(page, later), 'hours', '2026-12-02')?.publisher).toBe('City')
  expect(sourceOf(palace(later, page), 'hours', '2026-12-02')?.publisher).toBe('City')
})

test('the hours of a season need a page on the season, and hours need one on the days of closing', () => {
  const winter = { from: '11-01', to: '02-29', hours: null, lastEntry: null }
  const seasonal = { ...palace(page), seasons: [winter] }
  expect(hoursBasisOn(seasonal, '2027-01-15')).toBe('recalled')
  expect(hoursBasisOn(seasonal, '2027-05-15')).toBe('sourced')
  expect(hoursBasisOn(palace({ ...page, facts: ['hours'] }), '2027-05-15')).toBe('recalled')
  const told = { ...page, facts: ['season' as const, 'closed' as const] }
  expect(hoursBasisOn({ ...palace(told), seasons: [winter] }, '2027-01-15')).toBe('sourced')
})

test('a place that is always open needs no page on closing days, unless it has closing days', () => {
  const park = { ...palace({ ...page, facts: ['hours'] }), hours: '24h' as const }
  expect(hoursBasisOn(park, '2027-05-15')).toBe('sourced')
  expect(hoursSourceOn(park, '2027-05-15')?.publisher).toBe('Palace Office')
  expect(hoursBasisOn({ ...park, closed: ['2027-02-07'] }, '2027-05-15')).toBe('recalled')
  expect(hoursSourceOn({ ...park, closed: ['2027-02-07'] }, '2027-05-15')).toBeNull()
})

test('a row is known by the page on its existence first, and without any page it is recalled', () => {
  const price = { ...page, address: 'https://price.example', facts: ['price' as const] }
  expect(knownBy([price, page])).toMatchObject({ basis: 'sourced', source: page.address, checkedOn: null })
  expect(knownBy([])).toEqual({ basis: 'recalled', source: null, checkedOn: null, sources: [] })
})

test('a page of which nothing is left is left out', () => {
  expect(withoutFacts([page], ['hours', 'closed'])).toEqual([{ ...page, facts: ['existence'] }])
  expect(withoutFacts([page], ['existence', 'hours', 'closed'])).toEqual([])
})
