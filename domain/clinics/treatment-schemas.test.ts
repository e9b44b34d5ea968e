import { expect, test } from 'vitest'
import { treatmentFacts } from './treatment-schemas.ts'
import type { TreatmentFacts } from './treatments.ts'

const recalled: TreatmentFacts = {
  id: 'a-treatment',
  name: { en: 'A treatment', ko: '시술' },
  words: ['a treatment'],
  treatmentClass: 'skin',
  quietDays: [0, 2],
  checks: [{ what: 'check', days: [5, 7] }],
  flightDays: [1, 2],
  warnFlightBelow: null,
  secondVisit: null,
  cares: [{ care: 'sun-care', days: null }],
  basis: 'recalled',
  source: null,
  checkedOn: null,
}

function isRow(change: Record<string, unknown>): boolean {
  return treatmentFacts.safeParse({ ...recalled, ...change }).success
}

test('a recalled row with its ranges is a row, and so is one that nobody estimates', () => {
  expect(isRow({})).toBe(true)
  expect(isRow({ quietDays: null, flightDays: null })).toBe(true)
})

test('a checked row names its source and its day, a recalled one has neither', () => {
  const checked = { basis: 'checked', source: 'https://example.kr/page', checkedOn: '2026-11-01' }
  expect(isRow(checked)).toBe(true)
  expect(isRow({ ...checked, source: null })).toBe(false)
  expect(isRow({ ...checked, checkedOn: null })).toBe(false)
  expect(isRow({ ...checked, basis: 'recalled' })).toBe(false)
})

test('a range that ends before it begins, or counts in halves or below zero, is refused', () => {
  expect(isRow({ quietDays: [3, 2] })).toBe(false)
  expect(isRow({ flightDays: [-1, 2] })).toBe(false)
  expect(isRow({ quietDays: [0.5, 2] })).toBe(false)
  expect(isRow({ checks: [{ what: 'check', days: [7, 5] }] })).toBe(false)
})

test('half an estimate is refused', () => {
  expect(isRow({ quietDays: null })).toBe(false)
  expect(isRow({ flightDays: null })).toBe(false)
})

test('a warning for flights that are not allowed anyway is refused', () => {
  expect(isRow({ warnFlightBelow: 14 })).toBe(true)
  expect(isRow({ warnFlightBelow: 2 })).toBe(false)
  expect(isRow({ warnFlightBelow: 5, quietDays: null, flightDays: null })).toBe(false)
})

test('a row without words, of no class or with a field that nobody knows is refused', () => {
  expect(isRow({ words: [] })).toBe(false)
  expect(isRow({ treatmentClass: 'hair' })).toBe(false)
  expect(isRow({ restDays: [1, 2] })).toBe(false)
})

const page = {
  address: 'https://hospital.example/leaflet',
  publisher: 'A Hospital',
  readOn: '2026-11-25',
  pageDate: null,
  figures: ['flightDays'],
}
const sourced = { basis: 'sourced', source: page.address, sources: [page] }

test('a sourced row names its pages and no day of checking, and its source is the first of them', () => {
  expect(isRow(sourced)).toBe(true)
  expect(isRow({ ...sourced, source: null })).toBe(false)
  expect(isRow({ ...sourced, source: 'https://elsewhere.example/' })).toBe(false)
  expect(isRow({ ...sourced, sources: [] })).toBe(false)
  expect(isRow({ ...sourced, checkedOn: '2026-11-25' })).toBe(false)
  expect(isRow({ ...sourced, basis: 'recalled', source: null })).toBe(false)
})

test('a page without https, publisher, day or figure is refused', () => {
  const isPage = (change: object) => isRow({ ...sourced, sources: [{ ...page, ...change }] })
  expect(isPage({})).toBe(true)
  expect(isPage({ publisher: ' ' })).toBe(false)
  expect(isPage({ readOn: 'November' })).toBe(false)
  expect(isPage({ figures: [] })).toBe(false)
  expect(isPage({ figures: ['checks', 'checks'] })).toBe(false)
  const http = 'http://hospital.example/leaflet'
  expect(isRow({ ...sourced, source: http, sources: [{ ...page, address: http }] })).toBe(false)
})
