import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clinicTreatments } from '#domain/clinics/clinics.ts'
import { homeClinicsAddress, listedBy, readHomeClinicsQuery } from './home-clinics-query.ts'

const nothing = { treatment: 'plastic-surgery', find: '', findIn: null } as const

function read(search: string) {
  return readHomeClinicsQuery(new URLSearchParams(search))
}

test('an address that says nothing has searched nothing, and shows plastic surgery', () => {
  expect(read('')).toEqual(nothing)
  expect(listedBy(nothing)).toEqual({ search: '', treatment: 'plastic-surgery' })
})

test('words search every treatment, unless one is chosen', () => {
  expect(listedBy(read('find=nose'))).toEqual({ search: 'nose', treatment: null })
  expect(listedBy(read('find=nose&findIn=dental'))).toEqual({ search: 'nose', treatment: 'dental' })
  expect(listedBy(read('findIn=dental'))).toEqual({ search: '', treatment: 'dental' })
})

test('unknown parameters of the home clinics are ignored', () => {
  for (const search of [
    'treatment=__proto__',
    'findIn=',
    'findIn=__proto__',
    'clinics=%20%20',
    'find=%00',
    `find=${'a'.repeat(301)}`,
  ]) {
    expect(read(search), search).toEqual(nothing)
  }
})

test('an address of the former list of plastic surgery searches plastic surgery, until the finder has words', () => {
  expect(read('clinics=nose')).toEqual({ ...nothing, find: 'nose', findIn: 'plastic-surgery' })
  expect(read('clinics=nose&find=eye')).toEqual({ ...nothing, find: 'eye' })
  expect(homeClinicsAddress('?clinics=nose', { find: 'eye', findIn: null }, 'x')).toBe('/?find=eye#x')
  expect(homeClinicsAddress('?clinics=nose', { treatment: 'dental' }, 'x')).toBe('/?clinics=nose&treatment=dental#x')
})

test('a tab or a search leaves alone what the other parts of the page say in the address', () => {
  const search = '?category=nature&show=12&find=eye'
  expect(homeClinicsAddress(search, { treatment: 'dental' }, 'clinics-by-treatment')).toBe(
    '/?category=nature&show=12&find=eye&treatment=dental#clinics-by-treatment',
  )
  expect(homeClinicsAddress(search, { find: '', findIn: null }, 'clinic-finder')).toBe(
    '/?category=nature&show=12#clinic-finder',
  )
})

test('the default treatment of the tabs has no parameter in the address, but that of the finder has', () => {
  expect(homeClinicsAddress('?treatment=dental', { treatment: 'plastic-surgery' }, 'x')).toBe('/#x')
  expect(homeClinicsAddress('', { findIn: 'plastic-surgery' }, 'x')).toBe('/?findIn=plastic-surgery#x')
})

test('an address written from a query reads as that query', () => {
  const words = fc.string({ maxLength: 60 }).map((text) => read(new URLSearchParams({ find: text }).toString()).find)
  const treatment = fc.constantFrom(...clinicTreatments)
  fc.assert(
    fc.property(fc.record({ treatment, find: words, findIn: fc.option(treatment) }), (query) => {
      const url = new URL(homeClinicsAddress('', query, ''), 'http://localhost')
      expect(readHomeClinicsQuery(url.searchParams)).toEqual(query)
    }),
  )
})
