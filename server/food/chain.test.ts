import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { foodProviderNames, type FoodProviderName, type FoodSearch, noFoodFilters } from '#domain/food/food-search.ts'
import { createPlaces } from '#server/places/places.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { startFoodProvider, type StartedFoodProvider } from '#testing/stand-ins/food-provider-server.ts'
import { noodles, tea } from '#testing/stand-ins/food-rows.ts'
import { foodSecret, foodVariablesFor, foodWires } from '#testing/stand-ins/food-wires.ts'
import { inventPlace } from '#testing/builders/places.ts'
import { buildFoodSettings, foodVariables } from './food-settings.ts'
import { createFood } from './food.ts'
import { openFoodProviders } from './providers/open-providers.ts'

const all: FoodSearch = {
  query: '',
  category: 'place',
  location: 'Seoul',
  coordinates: null,
  filters: noFoodFilters,
  cursor: null,
}
const noon = Date.parse('2026-11-21T12:00:00+09:00')
/** The tea house of the stand-ins, as the catalogue has it. */
const ownTea = inventPlace('old-tea-house', {
  interests: ['food'],
  kind: 'cafe',
  name: { en: 'Old Teahouse', ko: '오래된 찻집 본점' },
  lat: 37.5745,
  lng: 126.9858,
})
const others = Array.from({ length: 40 }, (_, index) =>
  inventPlace(`house-${index}`, { kind: 'restaurant', interests: ['food'], name: { en: `House ${index}`, ko: '' } }),
)

const servers = new Map<FoodProviderName, StartedFoodProvider>()

const opened = await openTestDatabase()
await createPlaces({ database: opened.database }).load([...others, ownTea])
for (const name of foodProviderNames) servers.set(name, await startFoodProvider(foodWires[name], foodSecret))

beforeEach(async () => {
  await sql`delete from mgk.outside_calls`.execute(opened.database.app)
  for (const { state } of servers.values()) Object.assign(state, { manner: 'usual', rows: [noodles, tea], asked: [] })
})
afterAll(async () => {
  for (const server of servers.values()) await server.stop()
  await opened.close()
})

function open(names: readonly FoodProviderName[], patienceMilliseconds = 5_000) {
  const origins = Object.fromEntries(names.map((name) => [name, serverOf(name).origin]))
  const given = { ...foodVariablesFor(origins), ...(names.length > 0 && { FOOD_SOURCES: names.join() }) }
  const { log, lines } = createTestLog()
  const settings = buildFoodSettings(z.object(foodVariables).parse(given))
  const providers = openFoodProviders({ database: opened.database, food: settings, log, now: () => noon })
  const places = createPlaces({ database: opened.database })
  return {
    ...createFood({ places, dishes: [], stations: [], providers, log, now: () => noon, patienceMilliseconds }),
    lines,
  }
}

function serverOf(name: FoodProviderName): StartedFoodProvider {
  const server = servers.get(name)
  if (!server) throw new Error(`${name} was not started`)
  return server
}

test('providers come in the order of the operator, then the catalogue, and each item says whose it is', async () => {
  const { search } = open(['kakao', 'naver'])
  const { items, source, attribution, hasOutsideProvider, error } = await search(all)
  expect(source).toEqual(['kakao', 'catalogue'])
  expect(items[0]).toMatchObject({ source: 'kakao', title: noodles.ko, attribution: 'Kakao' })
  expect(attribution).toContain('Kakao')
  expect([hasOutsideProvider, error]).toEqual([true, null])
  expect((await open(['naver', 'kakao']).search(all)).items[0]?.source).toBe('naver')
})

test('a place of several sources stands there once, and is left to the catalogue where that found it', async () => {
  const { items } = await open(['naver', 'kakao', 'google', 'foursquare']).search(all)
  expect(items.filter(({ title }) => title === noodles.ko)).toHaveLength(1)
  // In English the noodle house has another name, which nothing joins to the one in Hangul.
  expect(items.filter(({ title }) => title === noodles.en)).toHaveLength(1)
  expect(items.filter(({ titleKo }) => titleKo?.startsWith(tea.ko))).toMatchObject([])
})

test('a place that only a provider found is joined to its row of the catalogue, for saving it', async () => {
  const { items } = await open(['naver']).search({ ...all, query: '칼국수 만두' })
  expect(items.find(({ title }) => title === tea.ko)).toMatchObject({
    source: 'naver',
    place: { id: 'old-tea-house' },
    isMGKPick: false,
  })
  expect(items.find(({ title }) => title === noodles.ko)?.place).toBeNull()
})

test('a branch of the same name elsewhere is a place of its own', async () => {
  const branch = { ...noodles, id: '9', lat: 37.5, lng: 127.03 }
  serverOf('naver').state.rows = [noodles, branch]
  const { items } = await open(['naver']).search(all)
  expect(items.filter(({ title }) => title === noodles.ko)).toHaveLength(2)
})

test('all pages show each match once, and say the same total', async () => {
  const { search } = open(['naver', 'kakao'])
  const seen: string[] = []
  const totals = new Set<number>()
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof search>> = await search({ ...all, cursor })
    expect(page.items.length).toBeLessThanOrEqual(24)
    seen.push(...page.items.map(({ id }) => id))
    totals.add(page.total)
    cursor = page.next
  } while (cursor !== null)
  expect(new Set(seen).size).toBe(seen.length)
  expect([...totals]).toEqual([seen.length])
  // Later pages are of the catalogue: nobody pays for them.
  expect(serverOf('naver').state.asked).toHaveLength(1)
})

test('of what a service gives from far away nothing is shown, and what has no position stays', async () => {
  const inBusan = { ...noodles, id: '7', ko: '부산 국수', lat: 35.15, lng: 129.05 }
  const nowhere = { ...noodles, id: '8', ko: '어딘가 국수', lat: 'x', lng: 'x' }
  serverOf('naver').state.rows = [noodles, inBusan, nowhere]
  for (const location of ['Seoul', '인사동', 'Jongno-gu']) {
    const { items } = await open(['naver']).search({ ...all, location })
    const shown = items.filter(({ source }) => source === 'naver').map(({ title }) => title)
    expect([location, shown]).toEqual([location, [noodles.ko, nowhere.ko]])
  }
  const { items } = await open(['naver']).search({ ...all, location: 'Busan' })
  expect(items.map(({ title }) => title)).toEqual([inBusan.ko, nowhere.ko])
})

test('a service is told where somebody stands within about 100 metres', async () => {
  await open(['kakao']).search({ ...all, location: '', coordinates: { lat: 37.574312345, lng: 126.985612345 } })
  const { searchParams } = serverOf('kakao').state.asked[0]?.url ?? new URL('http://none')
  expect([searchParams.get('y'), searchParams.get('x')]).toEqual(['37.574', '126.986'])
})

test('results of Google have no position and say that no map of ours may show them', async () => {
  const { items } = await open(['google']).search({ ...all, coordinates: { lat: 37.57, lng: 126.98 } })
  const ofGoogle = items.filter(({ source }) => source === 'google')
  expect(ofGoogle.length).toBeGreaterThan(0)
  for (const item of ofGoogle) {
    expect(item).toMatchObject({ mapx: null, mapy: null, mayShowOnMap: false, attribution: 'Google Maps' })
  }
})

test('filters that no provider can answer are answered by the catalogue, and nobody is asked', async () => {
  const { search } = open(['naver'])
  const vegan = await search({ ...all, filters: { ...noFoodFilters, needs: ['vegan'] } })
  expect(vegan.items.every(({ source }) => source === 'catalogue')).toBe(true)
  expect(serverOf('naver').state.asked).toHaveLength(0)
  const { counts } = await search(all)
  const korean = await search({ ...all, filters: { ...noFoodFilters, cuisine: 'korean' } })
  expect(korean.total).toBe(counts.cuisines.korean)
  expect(korean.items).toMatchObject([{ title: noodles.ko }])
})

test('a provider that fails is named once in our words, and the others and the catalogue answer', async () => {
  serverOf('naver').state.manner = 'used up'
  serverOf('kakao').state.manner = 'unknown key'
  const { search, lines } = open(['naver', 'kakao', 'foursquare'])
  const answer = await search(all)
  expect(answer.error).toMatchObject({ source: 'naver', code: 'quota' })
  expect(answer.error?.message).toBe('Naver has no searches left today. These results come from our other sources.')
  expect(answer.source).toEqual(['foursquare', 'catalogue'])
  expect(JSON.stringify([answer, lines])).not.toContain(foodSecret)
  expect(lines.map(({ theirs }) => theirs)).toContain('010')
})

test('nobody waits longer for a provider than the patience of a search', async () => {
  serverOf('naver').state.manner = 'silence'
  const answer = await open(['naver'], 50).search(all)
  expect(answer.error).toMatchObject({ source: 'naver', code: 'timeout' })
  expect(answer.items).toHaveLength(24)
})

test('a page that is opened without a search asks nobody', async () => {
  const answer = await open(['naver']).search({ ...all, location: ' ' })
  expect(answer).toMatchObject({ hasOutsideProvider: true, source: ['catalogue'] })
  expect(serverOf('naver').state.asked).toHaveLength(0)
})

test('without a key nobody is asked and the answer says so', async () => {
  const answer = await open([]).search(all)
  expect(answer).toMatchObject({ hasOutsideProvider: false, error: null, source: ['catalogue'] })
})

test('nothing that a provider said is written into the database', async () => {
  await open(['naver', 'kakao', 'google', 'foursquare']).search(all)
  const tables = await queryOnce(
    opened.url,
    `select table_name as name from information_schema.tables where table_schema = 'mgk' and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(10)
  const whole = tables
    .map(({ name }) => `select kept::text as line from mgk.${String(name)} as kept`)
    .join(' union all ')
  const lines = await queryOnce(opened.url, whole)
  expect(lines.length).toBeGreaterThan(10)
  expect(JSON.stringify(lines)).not.toMatch(/칼국수|ChIJ|Dumplings|sk5ecret/u)
})

test('a search of the catalogue alone calls nobody and says all the same that providers are set up', async () => {
  const { items, source, hasOutsideProvider } = await open(['naver']).search(all, { isOwnOnly: true })
  expect([items.length > 0, source, hasOutsideProvider]).toEqual([true, ['catalogue'], true])
  expect(serverOf('naver').state.asked).toEqual([])
})
