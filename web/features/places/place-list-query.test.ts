import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeListAddress, readPlaceListQuery, showMore } from './place-list-query.ts'

function read(search: string) {
  return readPlaceListQuery(new URLSearchParams(search))
}

const nothing = { category: null, province: null, show: 6 }

test('an address that says nothing shows the first six of all', () => {
  expect(read('')).toEqual(nothing)
})

test('a tab, a province and a count are read', () => {
  expect(read('category=nature&province=Jeju&show=12')).toEqual({ category: 'nature', province: 'Jeju', show: 12 })
})

test('unknown parameters of the place list are ignored', () => {
  for (const search of [
    'category=__proto__',
    'province=jeju',
    'show=-3',
    'show=abc',
    'show=',
    'show=1e999',
    'show=NaN',
  ]) {
    expect(read(search), search).toEqual(nothing)
  }
})

test('a count is rounded up to whole rows and has an end, so that no address costs the whole catalogue', () => {
  expect(read('show=7').show).toBe(12)
  expect(read('show=999999').show).toBe(60)
  expect(showMore(read('show=60'))).toBeNull()
})

test('another tab begins with its first places', () => {
  expect(placeListAddress(read('category=nature&show=18'), { category: 'culture' })).toBe(
    '/?category=culture#places-to-visit',
  )
  expect(placeListAddress(read('category=nature'), { category: null })).toBe('/#places-to-visit')
})

test('the address of the place list keeps parameters of other parts and replaces its own', () => {
  const query = read('category=nature&show=12')
  expect(placeListAddress(query, { category: 'culture' }, '?treatment=dental&category=nature&show=12')).toBe(
    '/?treatment=dental&category=culture#places-to-visit',
  )
})

test('an address written from a query reads as that query', () => {
  fc.assert(
    fc.property(
      fc.record({
        category: fc.constantFrom(null, 'nature' as const, 'hidden-gems' as const),
        province: fc.constantFrom(null, 'Jeju' as const, 'North Gyeongsang' as const),
        show: fc.integer({ min: 1, max: 10 }).map((rows) => rows * 6),
      }),
      (query) => {
        const url = new URL(placeListAddress(query, query), 'http://localhost')
        expect(readPlaceListQuery(url.searchParams)).toEqual(query)
      },
    ),
  )
})
