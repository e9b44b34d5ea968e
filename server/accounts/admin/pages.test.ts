import { expect, test } from 'vitest'
import { linkPages, readPage } from './pages.ts'

test('without a wish it is the first page of fifty', () => {
  expect(readPage({})).toEqual({ page: 1, perPage: 50 })
  expect(readPage({ page: '', per_page: '' })).toEqual({ page: 1, perPage: 50 })
  expect(readPage({ page: '3', per_page: '7' })).toEqual({ page: 3, perPage: 7 })
})

test('a page has at most a thousand rows', () => {
  expect(readPage({ per_page: '5000' })).toEqual({ page: 1, perPage: 1_000 })
})

test('a page number that is not a positive integer is refused', () => {
  for (const page of ['-1', '0', '1.5', '1e3', 'two', '9999999999', '１']) {
    expect(() => readPage({ page }), page).toThrow('Bad Pagination Parameters')
  }
  expect(() => readPage({ per_page: '-1' })).toThrow('Bad Pagination Parameters')
})

test('the links name the next page and the last, and on the last page only the last', () => {
  const address = 'http://localhost:3000/auth/v1/admin/users'
  expect(linkPages(address, { page: 1, perPage: 50 }, 101)).toBe(
    `<${address}?page=2&per_page=50>; rel="next", <${address}?page=3&per_page=50>; rel="last"`,
  )
  expect(linkPages(address, { page: 3, perPage: 50 }, 101)).toBe(`<${address}?page=3&per_page=50>; rel="last"`)
  expect(linkPages(address, { page: 1, perPage: 50 }, 0)).toBe(`<${address}?page=1&per_page=50>; rel="last"`)
})
