import { afterAll, expect, test } from 'vitest'
import { type FoodSearch, noFoodFilters } from '#domain/food/food-search.ts'
import { createPlaces } from '#server/places/places.ts'
import { readDishGuide } from '#testing/builders/food-terms.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { readTransportFacts } from '#testing/trips/transport.ts'
import { createFood } from './food.ts'

const all: FoodSearch = {
  query: '',
  category: null,
  location: '',
  coordinates: null,
  filters: noFoodFilters,
  cursor: null,
}

const opened = await openTestDatabase({ withCatalogue: true })
const food = createFood({
  places: createPlaces({ database: opened.database }),
  dishes: readDishGuide(),
  stations: readTransportFacts().subway.stations,
  providers: [],
  log: { warn: () => {} },
  now: () => Date.parse('2026-11-21T12:00:00+09:00'),
})
afterAll(() => opened.close())

test.each([
  ['bbq', 'Korean BBQ', '고기집'],
  ['samgyeopsal', '삼겹살', 'samgyupsal'],
  ['kimchi jjigae', '김치찌개', 'kimchi stew'],
  ['hotteok', '호떡', 'hoddeok'],
  ['fish cake', '어묵', 'eomuk'],
  ['dumplings', '만두', 'mandu'],
  ['porridge', '죽', 'juk'],
  ['vegan', '비건', 'vegan food'],
])('%s, %s and %s find the same places, each with the reason', async (...queries) => {
  const [first, ...others] = await Promise.all(queries.map((query) => food.search({ ...all, query })))
  expect(first?.total).toBeGreaterThan(0)
  expect(first?.items.every(({ foundBy }) => foundBy !== null)).toBe(true)
  expect([first?.instead, others.map(({ items }) => items)]).toEqual([null, others.map(() => first?.items)])
})

test.each([
  ['coffee', 'cafe'],
  ['빵집', 'cafe'],
  ['hotteok', 'street-food'],
  ['Korean BBQ', 'restaurant'],
  ['Gwangjang Market', 'street-food'],
])('%s opens the tab %s, until another one is chosen', async (query, tab) => {
  const { category, tabs, total } = await food.search({ ...all, query })
  expect([category, category === 'place' ? 0 : tabs[category]]).toEqual([tab, total])
  expect((await food.search({ ...all, query, category: 'restaurant' })).category).toBe('restaurant')
})

test('places that name a dish come before those that only cook in its way, which say so', async () => {
  const { items } = await food.search({ ...all, query: 'fried octopus' })
  const reasons = items.map(({ foundBy }) => foundBy?.by)
  expect(reasons.indexOf('cuisine')).toBeGreaterThan(0)
  expect(reasons.slice(reasons.indexOf('cuisine')).every((by) => by === 'cuisine')).toBe(true)
  expect(items.find(({ foundBy }) => foundBy?.by === 'cuisine')?.foundBy?.dish).toEqual({
    en: 'Fried Octopus',
    ko: '낙지볶음',
  })
})

test('an area in the words is the location, and the location box counts before it', async () => {
  const [inWords, inBox] = await Promise.all([
    food.search({ ...all, query: 'cafe hongdae' }),
    food.search({ ...all, query: 'cafe', location: 'Hongdae' }),
  ])
  expect(inWords.from?.name?.en).toBe('Hongdae')
  expect(inWords.items).toEqual(inBox.items)
  const elsewhere = await food.search({ ...all, query: 'cafe hongdae', location: 'Busan' })
  expect(elsewhere.items.every(({ address }) => address?.includes('Busan') ?? false)).toBe(true)
})

test('where an area has none of the food, the nearest elsewhere are shown and said to be that', async () => {
  const { items, instead, total } = await food.search({ ...all, query: 'halal busan' })
  expect(instead).toEqual({ left: 'area', words: 'halal', area: { en: 'Busan', ko: '부산' } })
  expect(total).toBeGreaterThan(0)
  expect(items.every(({ place }) => place?.tags.includes('halal') || place?.cuisine?.includes('halal'))).toBe(true)
})

test('what nobody knows in an area leaves the places of the area, and words without meaning leave the food', async () => {
  const [area, words, nothing] = await Promise.all([
    food.search({ ...all, query: 'qwzxqwzx', location: 'Hongdae' }),
    food.search({ ...all, query: 'pizza qwzxqwzx' }),
    food.search({ ...all, query: 'qwzxqwzx' }),
  ])
  expect([area.instead?.left, area.total > 0]).toEqual(['words', true])
  expect([words.instead?.left, words.items[0]?.foundBy?.dish?.en]).toEqual(['rest', 'Pizza'])
  expect([nothing.instead, nothing.total]).toEqual([null, 0])
})

test('of several unknown words, the one that a place knows is enough to offer it', async () => {
  const { items, instead } = await food.search({ ...all, query: 'qwzxqwzx hanok cafe' })
  expect(instead?.left).toBe('rest')
  expect(items.length).toBeGreaterThan(0)
  expect(items.every(({ place }) => place?.kind === 'cafe')).toBe(true)
})

test('a need is never given up for the food', async () => {
  const { items, instead } = await food.search({ ...all, query: 'halal bibimbap' })
  expect(instead?.left).toBe('rest')
  expect(items.length).toBeGreaterThan(0)
  expect(items.every(({ foundBy }) => foundBy?.by === 'kitchen')).toBe(true)
})

test('the counts of a chosen filter say what another value would leave', async () => {
  const chosen = await food.search({ ...all, query: 'noodles', filters: { ...noFoodFilters, budget: 1 } })
  const other = await food.search({ ...all, query: 'noodles', filters: { ...noFoodFilters, budget: 2 } })
  expect([chosen.counts.budgets[1], chosen.counts.budgets[2]]).toEqual([chosen.total, other.total])
})

test.each(['gluten free', 'peanut allergy', '해산물 알레르기', 'dairy free bibimbap', 'lactose intolerance seoul'])(
  'who asks for %j is offered nothing that was found by a part of it',
  async (query) => {
    const { instead, total } = await food.search({ ...all, query })
    expect([instead, total]).toEqual([null, 0])
  },
)

test('a need that the guide knows is found in its own words', async () => {
  const { instead, total } = await food.search({ ...all, query: 'pork free' })
  expect([instead, total > 0]).toEqual([null, true])
})
