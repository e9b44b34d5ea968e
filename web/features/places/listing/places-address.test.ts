import { expect, test } from 'vitest'
import { noPlaceQuery } from '#domain/places/place-lists.ts'
import { dropFilters, placesAddress, readPlacesAddress, takenFilters } from './places-address.ts'

function read(search: string) {
  return readPlacesAddress(new URLSearchParams(search))
}

test('an address that says nothing, or nothing that can be read, shows the guide from its beginning', () => {
  for (const search of ['', 'kind=castle', 'open=tomorrow', 'order=near', 'limit=500', 'where=Atlantis']) {
    expect(read(search), search).toEqual(noPlaceQuery)
  }
})

test('a form without scripts says the same as the address that scripts write', () => {
  const form = 'q=&kind=cafe&kind=market&where=Hongdae&open=2027-05-31&at=19%3A30&tag=&order=guide'
  expect(read(form)).toEqual(read('kind=cafe,market&area=Hongdae&open=2027-05-31T19:30'))
  expect(read('where=Busan')).toEqual(read('province=Busan'))
  expect(read('open=2027-05-31&at=').open).toEqual({ on: '2027-05-31', at: null })
})

test('the address of the places is written as it was read', () => {
  const query = read('q=palace&kind=cafe,market&tag=vegan&province=Jeju&near=37.5,127,3000&order=near')
  expect(read(new URL(placesAddress(query), 'http://localhost').search)).toEqual(query)
  expect(placesAddress(noPlaceQuery)).toBe('/places')
})

test('only a next page goes on from a position, and another question begins with the first', () => {
  const query = read('province=Jeju&cursor=abc')
  expect(placesAddress(query)).toBe('/places?province=Jeju')
  expect(placesAddress(query, 'def')).toBe('/places?province=Jeju&cursor=def')
})

test('each thing that narrows a list can be taken away alone', () => {
  const query = read('q=tea&kind=cafe,market&tag=vegan&near=37.5,127,3000&order=near')
  expect(takenFilters(query).map(({ rest }) => placesAddress(rest))).toEqual([
    '/places?q=tea&kind=market&tag=vegan&near=37.5%2C127%2C3000&order=near',
    '/places?q=tea&kind=cafe&tag=vegan&near=37.5%2C127%2C3000&order=near',
    '/places?kind=cafe%2Cmarket&tag=vegan&near=37.5%2C127%2C3000&order=near',
    // Nothing is nearest to nowhere.
    '/places?q=tea&kind=cafe%2Cmarket&tag=vegan',
    '/places?q=tea&kind=cafe%2Cmarket&near=37.5%2C127%2C3000&order=near',
  ])
  expect(placesAddress(dropFilters(query))).toBe('/places')
  expect(placesAddress(dropFilters(read('kind=cafe&order=name')))).toBe('/places?order=name')
})
