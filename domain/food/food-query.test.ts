import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLong } from '#testing/long-rounds.ts'
import {
  foodQueryNames,
  type FoodQuery,
  type FoodQueryName,
  isFoodSearchable,
  readFoodQuery,
  writeFoodQuery,
} from './food-query.ts'
import { foodCuisines, foodMoods, foodNeeds, foodTabs, noFoodFilters } from './food-search.ts'

const nothing: FoodQuery = {
  query: '',
  category: null,
  location: '',
  coordinates: null,
  filters: noFoodFilters,
  cursor: null,
}

function read(address: string | [string, string][]): FoodQuery {
  const asked = new URLSearchParams(address)
  return readFoodQuery((name) => asked.getAll(name))
}

test('an address that says nothing asks for no tab and no filter', () => {
  expect(read('')).toEqual(nothing)
  expect(read(foodQueryNames.map((name) => `${name}=`).join('&'))).toEqual(nothing)
  expect(writeFoodQuery(nothing)).toEqual([])
})

test('everything that a search can say is read', () => {
  const address =
    'q=%EB%83%89%EB%A9%B4&here=37.5664,126.97795&tab=street-food&cuisine=korean&budget=2&mood=family' +
    '&need=halal,vegan&picks=yes&trending=yes&at=2027-05-31T19:30&cursor=WyJhIl0'
  expect(read(address)).toEqual({
    query: '냉면',
    category: 'street-food',
    location: '',
    coordinates: { lat: 37.566, lng: 126.978 },
    filters: {
      cuisine: 'korean',
      budget: 2,
      mood: 'family',
      needs: ['vegan', 'halal'],
      onlyPicks: true,
      onlyTrending: true,
      open: { on: '2027-05-31', at: '19:30' },
    },
    cursor: 'WyJhIl0',
  })
})

test('a form without scripts says the same as the address that scripts write', () => {
  const form = 'tab=cafe&q=tea&where=&cuisine=&budget=&need=vegan&need=solo-friendly&open=&at='
  expect(read(form)).toEqual(read('tab=cafe&q=tea&need=vegan,solo-friendly'))
})

test('a named place counts before the position of the device, and open now before another moment', () => {
  const search = read('where=Busan&here=37.566,126.978&open=now&at=2027-05-31T19:30')
  expect([search.location, search.coordinates, search.filters.open]).toEqual(['Busan', null, 'now'])
})

test.each([
  `q=${'a'.repeat(101)}`,
  `where=${'x'.repeat(10_240)}`,
  'where=a%00b',
  'q=%1B%5B31m',
  'here=37.566',
  'here=37.566,126.978,1',
  'here=NaN,NaN',
  'here=1e1,126',
  'here=48.857,002.352',
  'here=21.3,-157.86',
  'tab=bar',
  'tab=place',
  'cuisine=__proto__',
  'budget=5',
  'budget=1.0',
  'mood=Date',
  'need=gluten',
  `need=${','.repeat(5000)}`,
  'picks=1',
  'trending=true',
  'open=later',
  'at=2027-02-29T10:00',
  'at=2027-05-31',
  'at=2027-05-31T24:00',
  'at=0027-05-31T10:00',
  'cursor=%27%3B--',
  `cursor=${'a'.repeat(201)}`,
])('%s cannot be read and is as if it had not been said', (address) => {
  expect(read(address)).toEqual(nothing)
})

test('half of a character is no word', () => {
  expect(readFoodQuery((name) => (name === 'q' ? ['\uD83C'] : [])).query).toBe('')
})

test('only words, a place or a position can be searched, not filters alone', () => {
  expect([nothing, read('cuisine=korean')].map(isFoodSearchable)).toEqual([false, false])
  expect([read('q=tea'), read('where=Busan'), read('here=37.5,127')].map(isFoodSearchable)).toEqual([true, true, true])
})

const words = fc
  .string({ minLength: 1, maxLength: 60 })
  .filter((text) => text.trim() === text && !/\p{Cc}/u.test(text) && text.isWellFormed())

function degrees(from: number, to: number): fc.Arbitrary<number> {
  return fc.integer({ min: from * 1000, max: to * 1000 }).map((thousandths) => thousandths / 1000)
}

const searches: fc.Arbitrary<FoodQuery> = fc
  .record({
    query: fc.option(words, { nil: '' }),
    category: fc.constantFrom(null, ...foodTabs),
    location: fc.option(words, { nil: '' }),
    coordinates: fc.option(fc.record({ lat: degrees(33, 38), lng: degrees(125, 131) })),
    filters: fc.record({
      cuisine: fc.option(fc.constantFrom(...foodCuisines)),
      budget: fc.option(fc.constantFrom(1 as const, 4 as const)),
      mood: fc.option(fc.constantFrom(...foodMoods)),
      needs: fc.subarray([...foodNeeds]),
      onlyPicks: fc.boolean(),
      onlyTrending: fc.boolean(),
      open: fc.constantFrom(null, 'now' as const, { on: '2028-02-29', at: '23:59' }),
    }),
    cursor: fc.option(fc.stringMatching(/^[\w-]{1,40}$/)),
  })
  .map((search) => (search.location === '' ? search : { ...search, coordinates: null }))

test('an address written from a search reads as that search', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(read(writeFoodQuery(search))).toEqual(search)
    }),
    { numRuns: isLong ? 100 : 30 },
  )
})

test('no address makes reading fail, and what was read is written and read again as it is', () => {
  const texts = fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 })
  fc.assert(
    fc.property(fc.constantFrom<FoodQueryName>(...foodQueryNames), texts, (name, said) => {
      const search = readFoodQuery((asked) => (asked === name ? said : []))
      expect(read(writeFoodQuery(search))).toEqual(search)
    }),
    { numRuns: isLong ? 100 : 30 },
  )
})
