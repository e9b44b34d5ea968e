import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstPage, pageBefore, placeAfter, readPagePlace, writePagePlace } from './page-place.ts'

const position = fc.stringMatching(/^[\w-]{1,40}$/)

test('an address says where its page stands, and says it again after it was read', () => {
  const places = fc.record({ from: fc.integer({ min: 1, max: 1e6 }), past: fc.array(position, { maxLength: 5 }) })
  fc.assert(
    fc.property(places, (place) => {
      const address = writePagePlace('/places?q=tea', place)
      expect(address).toMatch(/^\/places\?q=tea&from=/)
      expect(readPagePlace(new URL(address, 'https://guide.test').searchParams)).toEqual(place)
    }),
  )
  expect(writePagePlace('/places', firstPage)).toBe('/places')
})

test('going back follows the pages that were visited', () => {
  const second = placeAfter(firstPage, null, 24)
  const third = placeAfter(second, 'a', 24)
  const fourth = placeAfter(third, 'b', 24)
  expect(fourth).toEqual({ from: 72, past: ['a', 'b'] })
  expect(pageBefore(fourth, 24)).toEqual({ after: 'b', place: third })
  expect(pageBefore(third, 24)).toEqual({ after: 'a', place: second })
  expect(pageBefore(second, 24)).toEqual({ after: null, place: firstPage })
})

test('cursors that are too long are forgotten, and there is no page before without one', () => {
  let place = placeAfter(firstPage, null, 24)
  for (let page = 0; page < 9; page += 1) place = placeAfter(place, String(page).repeat(700), 24)
  expect(place.past.length).toBeLessThan(3)
  expect(pageBefore({ from: 48, past: [] }, 24)).toBeUndefined()
})

test('an invalid page of a list is the first one', () => {
  for (const from of ['-1', '1.5', 'x', '9'.repeat(30), '']) {
    expect(readPagePlace(new URLSearchParams({ from, past: '<b>.".' }))).toEqual(firstPage)
  }
})
