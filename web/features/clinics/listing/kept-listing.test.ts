import { expect, test } from 'vitest'
import { buildClinic } from '#testing/clinic-examples.ts'
import { narrowKept } from './kept-listing.ts'
import { nothingAsked } from './listing-query.ts'

const clinics = [
  buildClinic({ id: 3, name: 'Crane', procedures: ['Veneers'], languages: ['ko', 'ja'], hours: null }),
  buildClinic({ id: 1, name: 'Acorn', procedures: ['Veneers', 'Crowns'], district: null, registration: null }),
  buildClinic({ id: 2, name: 'Bridge', nameKo: '다리치과', procedures: ['Crowns'], hours: '24h', lat: null }),
]

function list(change: Partial<typeof nothingAsked>) {
  const { clinics: found, total } = narrowKept({ clinics }, { ...nothingAsked, ...change })
  expect(found).toHaveLength(total)
  return found.map(({ name }) => name)
}

test('a kept list stands in the order of the server, by name, or the newest first', () => {
  expect(list({})).toEqual(['Crane', 'Acorn', 'Bridge'])
  expect(list({ sort: 'name' })).toEqual(['Acorn', 'Bridge', 'Crane'])
  expect(list({ sort: 'newest' })).toEqual(['Crane', 'Bridge', 'Acorn'])
})

test('every filter narrows a kept list, and what is not known fits none', () => {
  expect(list({ search: '다리' })).toEqual(['Bridge'])
  expect(list({ search: 'crANE' })).toEqual(['Crane'])
  expect(list({ procedure: 'Crowns' })).toEqual(['Acorn', 'Bridge'])
  expect(list({ district: 'Gangnam-gu' })).toEqual(['Crane', 'Bridge'])
  expect(list({ language: 'ja' })).toEqual(['Crane'])
  expect(list({ registered: true })).toEqual(['Crane', 'Bridge'])
  // A Sunday: the example is closed, and of the first nobody knows.
  expect(list({ openOn: '2027-05-02' })).toEqual(['Bridge'])
  expect(list({ procedure: 'Crowns', language: 'ja' })).toEqual([])
})

test('what can be chosen of a kept list says how many it leaves under the other filters, the most first', () => {
  const { facets } = narrowKept({ clinics }, { ...nothingAsked, procedure: 'Veneers' })
  expect(facets.procedures).toEqual([
    { value: 'Veneers', count: 2 },
    { value: 'Crowns', count: 2 },
  ])
  expect(facets.districts).toEqual([{ value: 'Gangnam-gu', ko: '강남구', count: 1 }])
  expect(facets.registered).toBe(1)
})
