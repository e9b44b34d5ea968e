import { expect, test } from 'vitest'
import { findFutureDays } from './clinic-days.ts'
import { clinicForm } from './clinic-schemas.ts'
import { unknownClinic } from './clinics.ts'
import { type ClinicPrice, mostPrices, mostWon, shownPrices } from './price-sheets.ts'

const price: ClinicPrice = {
  procedure: 'Veneers',
  fromWon: 600_000,
  toWon: 900_000,
  unit: 'tooth',
  sessions: 2,
  includes: 'Check-up',
  tax: 'included',
  refund: '',
  statedOn: '2026-10-05',
  source: '',
}
const { ratedOn: _day, doctorCount: _count, sources: _pages, ...unknown } = unknownClinic
const form = { ...unknown, name: 'A', description: 'B', location: 'C', treatments: ['dental'], procedures: ['veneers'] }

/** The fields with mistakes, each once: a day can have several. */
function findMistakes(prices: unknown): string[] {
  const issues = clinicForm.safeParse({ ...form, prices }).error?.issues ?? []
  return [...new Set(issues.map(({ path }) => path.join('.')))]
}

test('a price is a range, a fixed price, or only where it begins', () => {
  for (const toWon of [900_000, 600_000, null]) expect(findMistakes([{ ...price, toWon }])).toEqual([])
})

test.each([
  ['a highest price below the lowest', { toWon: 599_999 }, 'toWon'],
  ['half a won', { fromWon: 0.5 }, 'fromWon'],
  ['a negative price', { fromWon: -1 }, 'fromWon'],
  ['a price beyond all reason', { toWon: mostWon + 1 }, 'toWon'],
  ['a price that is no number', { fromWon: '600000' }, 'fromWon'],
  ['no session', { sessions: 0 }, 'sessions'],
  ['a unit of its own', { unit: 'kilo' }, 'unit'],
  ['a procedure that the clinic does not list', { procedure: 'Crowns' }, 'procedure'],
  ['a day that there never was', { statedOn: '2026-10-5' }, 'statedOn'],
  ['a script for an address', { source: 'javascript:alert(1)' }, 'source'],
  ['a text without an end', { includes: 'x'.repeat(100_000) }, 'includes'],
])('%s is refused at its field', (_what, change, field) => {
  expect(findMistakes([price, { ...price, sessions: 3, ...change }])).toEqual([`prices.1.${field}`])
})

test('a sheet says each price once, and has an end', () => {
  expect(findMistakes([price, { ...price, procedure: 'VENEERS', fromWon: 1 }])).toEqual(['prices'])
  const many = Array.from({ length: mostPrices + 1 }, (_, nth) => ({ ...price, sessions: 1 + (nth % 100) }))
  expect(findMistakes(many)).toContain('prices')
  expect(findMistakes([{ ...price, isOfficial: true }])).toEqual(['prices.0'])
})

test('a price that is stated tomorrow is found', () => {
  expect(findFutureDays({ ...unknownClinic, prices: [price] }, '2026-10-04')).toEqual([['prices', '0', 'statedOn']])
  expect(findFutureDays({ ...unknownClinic, prices: [price] }, '2026-10-05')).toEqual([])
})

test('a price is shown for a year, and that of a sample never', () => {
  const clinic = { prices: [price], isSample: false }
  expect(shownPrices(clinic, '2027-10-04')).toEqual([price])
  expect(shownPrices(clinic, '2027-10-05')).toEqual([])
  expect(shownPrices({ ...clinic, prices: [{ ...price, statedOn: '2027-02-28' }] }, '2028-02-29')).toEqual([])
  expect(shownPrices({ ...clinic, isSample: true }, '2026-10-06')).toEqual([])
})
