import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clinicTreatments } from '#domain/clinics/clinics.ts'
import { homeClinicsAddress, readHomeClinicsQuery } from './home-clinics-query.ts'
import { isSearchedInPlace } from './searched-in-place.ts'

const nothing = { treatment: 'plastic-surgery', clinics: '', find: '' } as const

function read(search: string) {
  return readHomeClinicsQuery(new URLSearchParams(search))
}

test('an address that says nothing shows plastic surgery and has searched nothing', () => {
  expect(read('')).toEqual(nothing)
})

test('unknown parameters of the home clinics are ignored', () => {
  for (const search of ['treatment=__proto__', 'treatment=', 'clinics=%20%20', 'find=%00', `find=${'a'.repeat(301)}`]) {
    expect(read(search), search).toEqual(nothing)
  }
})

test('a tab or a search leaves alone what the other parts of the page say in the address', () => {
  const search = '?category=nature&show=12&find=eye'
  expect(homeClinicsAddress(search, { treatment: 'dental' }, 'clinics-by-treatment')).toBe(
    '/?category=nature&show=12&find=eye&treatment=dental#clinics-by-treatment',
  )
  expect(homeClinicsAddress(search, { find: '' }, 'clinic-finder')).toBe('/?category=nature&show=12#clinic-finder')
})

test('the default treatment has no parameter in the address', () => {
  expect(homeClinicsAddress('?treatment=dental', { treatment: 'plastic-surgery' }, 'x')).toBe('/#x')
})

test('an address written from a query reads as that query', () => {
  const words = fc.string({ maxLength: 60 }).map((text) => read(new URLSearchParams({ find: text }).toString()).find)
  fc.assert(
    fc.property(
      fc.record({ treatment: fc.constantFrom(...clinicTreatments), clinics: words, find: words }),
      (query) => {
        const url = new URL(homeClinicsAddress('', query, ''), 'http://localhost')
        expect(readHomeClinicsQuery(url.searchParams)).toEqual(query)
      },
    ),
  )
})

function isInPlace(before: string, after: string) {
  return isSearchedInPlace(new URL(before, 'http://localhost'), new URL(after, 'http://localhost'))
}

test('new words in the address are those of a search that has its answer', () => {
  expect(isInPlace('/', '/?find=eye')).toBe(true)
  expect(isInPlace('/?find=eye', '/?find=nose')).toBe(true)
  expect(isInPlace('/?treatment=dental', '/?treatment=dental&clinics=nose')).toBe(true)
})

test('another tab, other places, words taken away and another page are asked for', () => {
  expect(isInPlace('/?find=eye', '/?find=eye&treatment=dental')).toBe(false)
  expect(isInPlace('/?find=eye', '/?find=eye&category=nature')).toBe(false)
  expect(isInPlace('/?find=eye', '/')).toBe(false)
  expect(isInPlace('/about', '/?find=eye')).toBe(false)
})
