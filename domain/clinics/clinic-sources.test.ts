import { expect, test } from 'vitest'
import { cityListPage } from './city-list.ts'
import { basisOfClinic, namedSources, sourcesAfter } from './clinic-sources.ts'
import type { ClinicSource } from './clinics.ts'

function page(address: string, says: ClinicSource['says'], pageDate: string | null = null): ClinicSource {
  return { address: `https://${address}.example`, publisher: address, readOn: '2026-11-25', pageDate, says }
}

test('a clinic is known by an editor first, then by a page, then by neither', () => {
  const sources = [page('register', ['existence'])]
  expect(basisOfClinic({ basis: 'checked', sources })).toBe('checked')
  expect(basisOfClinic({ basis: 'recalled', sources })).toBe('sourced')
  expect(basisOfClinic({ basis: 'recalled', sources: [] })).toBe('recalled')
})

test('the page with the youngest date is named first, and one without a date counts from the day it was read', () => {
  const sources = [
    page('old', ['contact'], '2021-12-16'),
    page('own', ['website']),
    page('new', ['existence'], '2026-05-12'),
  ]
  expect(namedSources({ sources }).map(({ publisher }) => publisher)).toEqual(['own', 'new', 'old'])
})

test('an editor’s value removes that fact from its pages, and a page without facts', () => {
  const sources = [page('register', ['existence', 'contact']), page('own', ['website'])]
  expect(sourcesAfter(sources, ['phoneNumber', 'website'])).toEqual([page('register', ['existence'])])
  expect(sourcesAfter(sources, ['featured', 'rating', 'description'])).toEqual(sources)
})

test('a page of the city’s list is found among the sources, and an address that only begins alike is none', () => {
  const listed = {
    ...page('list', ['existence']),
    address: 'https://medical.visitseoul.net/organization/hospital/hospitalDetail/1',
  }
  const alike = { ...page('alike', ['existence']), address: 'https://medical.visitseoul.net.example/1' }
  expect(cityListPage({ sources: [page('register', ['existence']), listed] })).toBe(listed)
  expect(cityListPage({ sources: [page('register', ['existence']), alike] })).toBeNull()
  expect(cityListPage({ sources: [{ ...listed, says: ['languages'] }] })).toBeNull()
})
