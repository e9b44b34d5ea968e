import { afterAll, expect, test } from 'vitest'
import { straightMetres } from '#domain/korea/distances.ts'
import { type FoodSearch, noFoodFilters } from '#domain/food/food-search.ts'
import { hoursBasisOn } from '#domain/places/place-sources.ts'
import { writeListPosition } from '#server/platform/lists/list-position.ts'
import { createPlaces } from '#server/places/places.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { readDishGuide } from '#testing/builders/food-terms.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { readTransportFacts } from '#testing/trips/transport.ts'
import { createFoodRows } from './food-rows.ts'
import { createFood } from './food.ts'
import { createQuestionReader } from './read-question.ts'
import { searchCatalogue } from './search-catalogue.ts'

const all: FoodSearch = {
  query: '',
  category: 'place',
  location: '',
  coordinates: null,
  filters: noFoodFilters,
  cursor: null,
}
const noon = Date.parse('2026-11-21T12:00:00+09:00')
const log = { warn: () => {} }
const { stations } = readTransportFacts().subway
const dishes = readDishGuide()
const opened = await openTestDatabase({ withCatalogue: true })
const food = createFood({
  places: createPlaces({ database: opened.database }),
  dishes,
  stations,
  providers: [],
  log,
  now: () => noon,
})
afterAll(() => opened.close())

test('the pages of a search show every match once, and name each source once', async () => {
  const first = await food.search(all)
  const seen = [...first.items]
  let { next } = first
  while (next !== null) {
    const page = await food.search({ ...all, cursor: next })
    seen.push(...page.items)
    next = page.next
  }
  expect(first.items).toHaveLength(24)
  const sources = first.attribution.join(', ').split(', ')
  expect(new Set(sources).size).toBe(sources.length)
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

test('the catalogue knows a place for every mood and need, and most of its kitchens are Korean', async () => {
  const { counts } = await food.search({ ...all, category: 'place' })
  const none = [...Object.entries(counts.moods), ...Object.entries(counts.needs)].filter(([, count]) => count === 0)
  expect(none).toEqual([])
  expect(counts.cuisines.korean ?? 0).toBeGreaterThan(counts.cuisines.chinese ?? 0)
})

test('no place is called open by hours without a source, and none has an invented rating', async () => {
  const open = await food.search({ ...all, filters: { ...noFoodFilters, open: 'now' } })
  const rows = new Map(readCatalogue().map((row) => [row.id, row]))
  const fromMemory = open.items.filter(({ id }) => {
    const row = rows.get(id)
    return !row || hoursBasisOn(row, '2026-11-21') === 'recalled'
  })
  expect(fromMemory).toEqual([])
  const { items } = await food.search(all)
  expect(items.every(({ rating, reviewCount }) => rating === null && reviewCount === null)).toBe(true)
})

test.each([
  ['Hongdae', '홍대', 'hongdae'],
  ['Gangnam Station', '강남역', 'gangnam stn'],
  ['Mapo-gu', '마포구', 'mapo'],
  ['Jeju', '제주도', 'Jeju-do'],
  ['Gyeongju', '경주시', 'Gyeongju city'],
  ['Hongik University Station', '홍대입구역', 'Hongik Univ. Station'],
])('%s, %s and %s are one location', async (...names) => {
  const [first, ...others] = await Promise.all(names.map((location) => food.search({ ...all, location })))
  expect(first?.total).toBeGreaterThan(0)
  expect(first?.total).toBeLessThan((await food.search(all)).total)
  for (const other of others) expect(other).toEqual(first)
})

test('a location that nobody knows is searched as words', async () => {
  expect((await food.search({ ...all, location: 'Qwzxqwzx' })).total).toBe(0)
  expect((await food.search({ ...all, location: 'bibimbap' })).total).toBeGreaterThan(0)
})

test('a place is found by its whole name in both languages, and by one with a letter missing', async () => {
  for (const query of ['Myeongdong Kyoja', '명동교자', 'Myeongdng Kyoja']) {
    const { items } = await food.search({ ...all, query })
    expect([query, items[0]?.titleKo]).toEqual([query, '명동교자'])
  }
})

test('a food search by position lists the nearest first', async () => {
  const { items, widenedTo } = await food.search({ ...all, coordinates: { lat: 37.5563, lng: 126.9227 } })
  const metres = items.map(({ mapx, mapy }) =>
    straightMetres({ lat: 37.5563, lng: 126.9227 }, { lat: mapy ?? 0, lng: mapx ?? 0 }),
  )
  expect(metres).toEqual(metres.toSorted((one, other) => one - other))
  expect(metres.at(-1)).toBeLessThan(5_000)
  expect(widenedTo).toBeUndefined()
})

test('a food search without places near tells its wider radius, and one far from every place finds nothing', async () => {
  // In the hills east of Seoul.
  const { items, widenedTo } = await food.search({ ...all, coordinates: { lat: 37.62, lng: 127.55 } })
  expect(items.length).toBeGreaterThan(0)
  expect([20_000, 50_000]).toContain(widenedTo)
  const far = await food.search({ ...all, coordinates: { lat: 33, lng: 124.5 } })
  expect([far.total, far.widenedTo]).toEqual([0, undefined])
})

test('an unknown cursor begins again and says so', async () => {
  const first = await food.search(all)
  for (const cursor of ['nonsense', first.next?.slice(3) ?? '', writeListPosition(['nowhere', 0], 'food')]) {
    expect(await food.search({ ...all, cursor })).toEqual({ ...first, isRestarted: true })
  }
})

test('a changed place is found as it is now once the change was heard', async () => {
  const places = createPlaces({ database: opened.database })
  const own = createFood({ places, dishes, stations: [], providers: [], log, now: () => noon })
  const [first] = (await own.search(all)).items
  const rename = (name: string) =>
    queryOnce(opened.url, `update mgk.places set name_en = '${name.replaceAll("'", "''")}' where id = '${first?.id}'`)
  await rename('Changed')
  expect((await own.search(all)).items[0]?.title).toBe(first?.title)
  own.cache.drop('clinics')
  expect((await own.search(all)).items[0]?.title).toBe(first?.title)
  own.cache.drop('places')
  expect((await own.search(all)).items[0]?.title).toBe('Changed')
  own.cache.suspend()
  await rename(first?.title ?? '')
  expect((await own.search(all)).items[0]?.title).toBe(first?.title)
  await rename('Changed')
  expect((await own.search(all)).items[0]?.title).toBe('Changed')
  await rename(first?.title ?? '')
})

test('a catalogue that does not fit into memory gives the same places', async () => {
  const places = createPlaces({ database: opened.database })
  const rows = createFoodRows({ places, log, most: 10 })
  const whole = createFoodRows({ places, log })
  const search = { ...all, location: '홍대' }
  const readQuestions = createQuestionReader({ dishes, stations })
  const [few, many] = await Promise.all(
    [rows, whole].map(async (one) => {
      const current = await one.current()
      return searchCatalogue(places, current, { search, questions: readQuestions(search, current), now: noon })
    }),
  )
  expect((await rows.current()).isWhole).toBe(false)
  expect(few?.places.map(({ id }) => id)).toEqual(many?.places.map(({ id }) => id))
  expect(few?.places.length).toBeGreaterThan(0)
})
