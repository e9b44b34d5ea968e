import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FoodSearch, noFoodFilters } from '#domain/food-search.ts'
import { createPlaces } from '#server/places/places.ts'
import { readCatalogue } from '#testing/catalogue.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { createFood, type Food } from './food.ts'

const all: FoodSearch = {
  query: '',
  category: 'place',
  location: '',
  coordinates: null,
  filters: noFoodFilters,
  cursor: null,
}
let opened: TestDatabase
let food: Food

beforeAll(async () => {
  opened = await openTestDatabase()
  const places = createPlaces({ database: opened.database })
  await places.load(readCatalogue())
  food = createFood({ places, now: () => Date.parse('2026-11-21T12:00:00+09:00') })
})
afterAll(() => opened.close())

test('the pages of a search show every match once', async () => {
  const first = await food.search(all)
  const seen = [...first.items]
  let { next } = first
  while (next !== null) {
    const page = await food.search({ ...all, cursor: next })
    seen.push(...page.items)
    next = page.next
  }
  expect(first.items).toHaveLength(24)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(first.total)
  expect(seen).toHaveLength(first.total)
})

test('the location Hongdae, Busan or 부산 leaves places there, in any tab', async () => {
  const [busan, hangul] = await Promise.all(['Busan', '부산'].map((location) => food.search({ ...all, location })))
  expect(busan?.items.length).toBeGreaterThan(3)
  expect(hangul?.items).toEqual(busan?.items)
  expect(busan?.items.every(({ address }) => address?.includes('Busan'))).toBe(true)
  const hongdae = await food.search({ ...all, category: 'cafe', location: 'hongdae' })
  expect(hongdae.items.every(({ place }) => place?.kind === 'cafe')).toBe(true)
})

test('a filter leaves as many places as its count said', async () => {
  const { counts } = await food.search(all)
  const cheap = await food.search({ ...all, filters: { ...noFoodFilters, budget: 1 } })
  const alone = await food.search({ ...all, filters: { ...noFoodFilters, needs: ['solo-friendly'] } })
  expect(cheap.total).toBe(counts.budgets[1])
  expect(alone.total).toBe(counts.needs['solo-friendly'])
  expect(cheap.items.every(({ place }) => place?.budgetLevel === 1)).toBe(true)
})

test('no place is called open by hours without a source, and none has an invented rating', async () => {
  const open = await food.search({ ...all, filters: { ...noFoodFilters, open: 'now' } })
  expect(open.items).toEqual([])
  const { items } = await food.search(all)
  expect(items.every(({ rating, reviewCount }) => rating === null && reviewCount === null)).toBe(true)
})

test('coordinates far from every place find nothing', async () => {
  expect((await food.search({ ...all, coordinates: { lat: 33, lng: 124.5 } })).total).toBe(0)
})
