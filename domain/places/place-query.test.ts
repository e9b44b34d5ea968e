import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noPlaceQuery, placeOrders, type PlaceQuery } from './place-lists.ts'
import { placeQueryNames, readPlaceQuery, writePlaceQuery } from './place-query.ts'
import { interests, placeCategories, placeKinds, placeTags, provinces, seoulAreas } from './places.ts'

function read(address: string | [string, string][]) {
  const asked = new URLSearchParams(address)
  return readPlaceQuery((name) => asked.get(name))
}

test('an address that says nothing narrows nothing', () => {
  expect(read('')).toEqual({ query: noPlaceQuery, misfits: [] })
  expect(read(placeQueryNames.map((name) => `${name}=`).join('&'))).toEqual({ query: noPlaceQuery, misfits: [] })
})

test('everything that narrows a list is read', () => {
  const address =
    'q=%EA%B6%81&kind=market,cafe&category=culture&interest=food&tag=indoor,family&area=Insadong&province=Seoul' +
    '&district=Jongno-gu&budget=2&box=37.4,126.8,37.7,127.2&near=37.57,126.98,1500&open=2027-05-31T19:30&order=near' +
    '&cursor=WyJuZWFyIl0&limit=500'
  expect(read(address)).toEqual({
    query: {
      words: '궁',
      kinds: ['cafe', 'market'],
      category: 'culture',
      interest: 'food',
      tags: ['indoor', 'family'],
      area: 'Insadong',
      province: 'Seoul',
      district: 'Jongno-gu',
      budget: 2,
      box: { south: 37.4, west: 126.8, north: 37.7, east: 127.2 },
      near: { lat: 37.57, lng: 126.98, metres: 1500 },
      open: { on: '2027-05-31', at: '19:30' },
      order: 'near',
      after: 'WyJuZWFyIl0',
      limit: 500,
    },
    misfits: [],
  })
  expect(read('open=2027-05-31').query.open).toEqual({ on: '2027-05-31', at: null })
})

test.each([
  ['q', `q=${'a'.repeat(201)}`],
  ['q', 'q=a%00b'],
  ['kind', 'kind=castle'],
  ['kind', 'kind=cafe,'],
  ['kind', 'kind=cafe,cafe'],
  ['category', 'category=__proto__'],
  ['interest', 'interest=Food'],
  ['tag', 'tag=indoor;outdoor'],
  ['area', 'area=hongdae'],
  ['province', 'province=Tokyo'],
  ['district', 'district=%0A'],
  ['district', 'district=%20Jongno-gu'],
  ['budget', 'budget=5'],
  ['budget', 'budget=1.0'],
  ['box', 'box=37.4,126.8,37.7'],
  ['box', 'box=37.4,126.8,37.7,127.2,1'],
  ['box', 'box=37.7,126.8,37.4,127.2'],
  ['box', 'box=37.4,127.2,37.7,126.8'],
  ['box', 'box=-91,0,91,1'],
  ['box', 'box=NaN,0,1,1'],
  ['box', 'box=0,0,1e9,1'],
  ['box', 'box=0,0,Infinity,1'],
  ['box', 'box=,,,'],
  ['near', 'near=37.5,127'],
  ['near', 'near=37.5,127,0'],
  ['near', 'near=37.5,127,50001'],
  ['near', 'near=37.5,127,1.5'],
  ['near', 'near=37.5,181,100'],
  ['near', 'near=37.5,127,100,100'],
  ['open', 'open=2027-02-29'],
  ['open', 'open=2027-05-31T24:00'],
  ['open', 'open=2027-05-31T9:00'],
  ['open', 'open=2027-05-31T'],
  ['open', 'open=2027-05-31T09:00T10:00'],
  ['open', 'open=0027-05-31'],
  ['open', 'open=today'],
  ['order', 'order=rating'],
  ['order', 'order=near'],
  ['cursor', 'cursor=a+b'],
  ['cursor', `cursor=${'a'.repeat(1201)}`],
  ['limit', 'limit=0'],
  ['limit', 'limit=501'],
  ['limit', 'limit=-1'],
  ['limit', 'limit=1e9'],
  ['limit', 'limit=abc'],
])('%s is a misfit in %s, and as if it had not been said', (name, address) => {
  expect(read(address)).toEqual({ query: noPlaceQuery, misfits: [name] })
})

test('half of a character is no word', () => {
  const { query, misfits } = readPlaceQuery((name) => (name === 'q' ? '\uD83C' : null))
  expect([query.words, misfits]).toEqual(['', ['q']])
})

function degrees(most: number): fc.Arbitrary<number> {
  return fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((number) => number / 1e5)
}

const words = fc
  .string({ minLength: 1, maxLength: 60 })
  .filter((text) => text.trim() === text && !/\p{Cc}/u.test(text) && text.isWellFormed())

const queries: fc.Arbitrary<PlaceQuery> = fc
  .record({
    words: fc.option(words, { nil: '' }),
    kinds: fc.subarray([...placeKinds]),
    category: fc.option(fc.constantFrom(...placeCategories)),
    interest: fc.option(fc.constantFrom(...interests)),
    tags: fc.subarray([...placeTags]),
    area: fc.option(fc.constantFrom(...seoulAreas)),
    province: fc.option(fc.constantFrom(...provinces)),
    district: fc.option(words),
    budget: fc.option(fc.constantFrom(1 as const, 4 as const)),
    box: fc.option(
      fc
        .record({ south: degrees(90), west: degrees(180), north: degrees(90), east: degrees(180) })
        .filter(({ south, west, north, east }) => south < north && west < east),
    ),
    near: fc.option(fc.record({ lat: degrees(90), lng: degrees(180), metres: fc.integer({ min: 1, max: 50_000 }) })),
    open: fc.option(fc.record({ on: fc.constant('2028-02-29'), at: fc.constantFrom(null, '00:00', '23:59') })),
    order: fc.constantFrom(...placeOrders),
    after: fc.option(fc.stringMatching(/^[\w-]{1,40}$/)),
    limit: fc.integer({ min: 1, max: 500 }),
  })
  .map((query) => (query.near || query.order !== 'near' ? query : { ...query, order: 'name' }))

test('an address written from a query reads as that query', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(read(writePlaceQuery(query))).toEqual({ query, misfits: [] })
    }),
  )
})

test('no address makes reading fail', () => {
  fc.assert(
    fc.property(fc.constantFrom(...placeQueryNames), fc.string({ unit: 'binary' }), (name, text) => {
      expect(readPlaceQuery((asked) => (asked === name ? text : null)).query.limit).toBeGreaterThan(0)
    }),
  )
})
