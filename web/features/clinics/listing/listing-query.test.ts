import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  activeFilters,
  dropFilter,
  dropFilters,
  listingAddress,
  type ListingQuery,
  nothingAsked,
  readListingQuery,
} from './listing-query.ts'

function read(search: string) {
  return readListingQuery(new URLSearchParams(search))
}

test('an address that says nothing narrows nothing', () => {
  expect(read('')).toEqual(nothingAsked)
})

test('every filter, the sorting and the position are read', () => {
  const address =
    'q=%ED%95%98%EB%8A%98&procedure=Rhinoplasty&district=Gangnam-gu&language=ja&open=2027-05-03&registered=1&sort=name&after=WyJuYW1lIl0'
  expect(read(address)).toEqual({
    search: '하늘',
    procedure: 'Rhinoplasty',
    district: 'Gangnam-gu',
    language: 'ja',
    openOn: '2027-05-03',
    registered: true,
    sort: 'name',
    after: 'WyJuYW1lIl0',
  })
})

test.each([
  'language=__proto__',
  'language=xx',
  'sort=rating',
  'registered=yes',
  'open=2027-02-29',
  'open=0202-05-03',
  'open=tomorrow',
  'open=99999-01-01',
  'after=',
  'after=%00',
  'after=a+b',
  `after=${'a'.repeat(1201)}`,
  'q=%20%20',
  'q=a%00b',
  'procedure=a%0Ab',
  'district=%7F',
  `q=${'a'.repeat(301)}`,
  'treatment=dental',
])('%s is as if it had not been said', (search) => {
  expect(read(search)).toEqual(nothingAsked)
})

test('a filter that changes begins with the first page again, and keeps the sorting and the others', () => {
  const query = read('procedure=Veneers&language=en&sort=name&after=abc')
  expect(listingAddress('dental-clinics', query, { procedure: 'Crowns' })).toBe(
    '/dental-clinics?procedure=Crowns&language=en&sort=name',
  )
  expect(listingAddress('dental-clinics', query, { after: 'def' })).toBe(
    '/dental-clinics?procedure=Veneers&language=en&sort=name&after=def',
  )
})

test('filters are taken away one by one or all at once, and the sorting stays', () => {
  const query = read('q=haneul&open=2027-05-03&sort=newest')
  expect(activeFilters(query)).toEqual(['q', 'open'])
  expect(activeFilters(dropFilter(query, 'q'))).toEqual(['open'])
  expect(dropFilters(query)).toEqual({ ...nothingAsked, sort: 'newest' })
  expect(listingAddress('dental-clinics', dropFilters(read('q=x')))).toBe('/dental-clinics')
})

const words = fc
  .string({ minLength: 1, maxLength: 60 })
  .filter((text) => text.trim() === text && !/\p{Cc}/u.test(text) && text.isWellFormed())

const queries: fc.Arbitrary<ListingQuery> = fc.record({
  search: fc.option(words, { nil: '' }),
  procedure: fc.option(words),
  district: fc.option(words),
  language: fc.constantFrom(null, 'ko' as const, 'ja' as const),
  registered: fc.boolean(),
  openOn: fc.constantFrom(null, '2027-05-03'),
  sort: fc.constantFrom('known' as const, 'name' as const, 'newest' as const),
  after: fc.option(fc.stringMatching(/^[\w-]{1,40}$/)),
})

test('an address written from a query reads as that query', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const url = new URL(listingAddress('dental-clinics', query, { after: query.after }), 'http://localhost')
      expect(readListingQuery(url.searchParams)).toEqual(query)
    }),
  )
})

test('no address makes reading fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      expect(readListingQuery(new URLSearchParams(text)).sort).toBeTypeOf('string')
    }),
  )
})
