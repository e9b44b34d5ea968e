import { expect, test } from 'vitest'
import { dropFilters, foodAddress, readFoodAddress, takenFilters } from './food-address.ts'

function read(search: string) {
  return readFoodAddress(new URLSearchParams(search))
}

test('the address of the food page is written as it was read, and is plain without a search', () => {
  const query = read('q=noodles&where=Busan&tab=cafe&need=halal,vegan&budget=1')
  expect(foodAddress(query)).toBe('/food-and-cafe?q=noodles&where=Busan&tab=cafe&budget=1&need=vegan%2Chalal')
  expect(foodAddress(read(''))).toBe('/food-and-cafe')
})

test('only a next page goes on from a position, and another question begins with the first', () => {
  const query = read('q=tea&cursor=abc')
  expect(foodAddress(query)).toBe('/food-and-cafe?q=tea')
  expect(foodAddress(query, 'def')).toBe('/food-and-cafe?q=tea&cursor=def')
})

test('each filter can be taken away alone, and all at once; words and place stay', () => {
  const query = read('q=tea&where=Busan&cuisine=korean&picks=yes&open=now&need=vegan,halal&cursor=abc')
  expect(takenFilters(query).map(({ rest }) => foodAddress(rest))).toEqual([
    '/food-and-cafe?q=tea&where=Busan&need=vegan%2Chalal&picks=yes&open=now',
    '/food-and-cafe?q=tea&where=Busan&cuisine=korean&need=vegan%2Chalal&open=now',
    '/food-and-cafe?q=tea&where=Busan&cuisine=korean&need=vegan%2Chalal&picks=yes',
    '/food-and-cafe?q=tea&where=Busan&cuisine=korean&need=halal&picks=yes&open=now',
    '/food-and-cafe?q=tea&where=Busan&cuisine=korean&need=vegan&picks=yes&open=now',
  ])
  expect(foodAddress(dropFilters(query))).toBe('/food-and-cafe?q=tea&where=Busan')
  expect(takenFilters(read('q=tea'))).toEqual([])
})
