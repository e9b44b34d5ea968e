import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { foodProviderNames } from '#domain/food/food-search.ts'
import { createOutside } from '#server/platform/outside/outside.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import {
  type FoodManner,
  startFoodProvider,
  type StartedFoodProvider,
} from '#testing/stand-ins/food-provider-server.ts'
import { hotel, misplaced, noodles, tea } from '#testing/stand-ins/food-rows.ts'
import { foodSecret, foodVariablesFor, foodWires } from '#testing/stand-ins/food-wires.ts'
import { buildFoodSettings, foodVariables } from '#server/food/food-settings.ts'
import { createProvider } from './create-provider.ts'
import type { ProviderSearch } from './food-provider.ts'

const search: ProviderSearch = {
  query: '칼국수',
  category: 'place',
  where: { en: 'Insadong', ko: '인사동' },
  near: { lat: 37.5743, lng: 126.9856, metres: 2_000 },
  about: { lat: 37.5743, lng: 126.9856, metres: 2_000 },
  isNearestFirst: false,
}
const opened = await openTestDatabase()
afterAll(() => opened.close())

describe.each(foodProviderNames)('%s', (name) => {
  let server: StartedFoodProvider
  let lines: string[]

  beforeAll(async () => void (server = await startFoodProvider(foodWires[name], foodSecret)))
  beforeEach(async () => {
    await sql`delete from mgk.outside_calls`.execute(opened.database.app)
    Object.assign(server.state, { manner: 'usual', rows: [noodles, tea], asked: [] })
    lines = []
  })
  afterEach(() => {
    if (lines.join().includes(foodSecret)) throw new Error('the key stands in the log')
  })
  afterAll(() => server.stop())

  function open(variables: Record<string, string> = {}, totalMilliseconds = 30_000) {
    const given = { ...foodVariablesFor({ [name]: server.origin }), ...variables }
    const [settings] = buildFoodSettings(z.object(foodVariables).parse(given)).providers
    if (!settings) throw new Error('it is set up')
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    const outside = createOutside({ database: opened.database, log, now: Date.now, pause: async () => {} })
    const ask: typeof outside.ask = (service, ...rest) => outside.ask({ ...service, totalMilliseconds }, ...rest)
    return createProvider(settings, { ask })
  }

  function find(asked: Partial<ProviderSearch> = {}) {
    return open().search({ ...search, ...asked })
  }

  async function refusalIn(manner: FoodManner, totalMilliseconds?: number): Promise<string> {
    server.state.manner = manner
    const problem = await open({}, totalMilliseconds)
      .search(search)
      .then(
        () => null,
        (error: unknown) => error,
      )
    if (!(problem instanceof OutsideProblem)) throw new Error('it was not refused')
    expect(JSON.stringify([problem.message, problem])).not.toContain(foodSecret)
    return problem.code
  }

  test('a place comes with plain words, its source, its address there, and null for what is not said', async () => {
    const [found, other] = await find()
    const isKorean = name === 'naver' || name === 'kakao'
    expect(found).toMatchObject({
      title: isKorean ? noodles.ko : noodles.en,
      titleKo: isKorean ? noodles.ko : null,
      source: name,
      mapx: noodles.lng,
      mapy: noodles.lat,
      rating: null,
      reviewCount: null,
      openingHours: null,
      isMGKPick: null,
      isTrending: null,
      place: null,
      foundBy: null,
      mayShowOnMap: name !== 'google',
    })
    expect(found?.id).toMatch(new RegExp(`^${name}:[\\w-]+$`, 'u'))
    expect(found?.attribution).toBeTruthy()
    for (const item of [found, other]) expect([item?.link, item?.mapLink].join()).toMatch(/^https:\S+,https:\S+$/u)
    expect(JSON.stringify(other)).not.toContain('javascript:')
    expect(other?.telephone).toBeNull()
  })

  test('positions of an old grid, in words or outside of Korea are none', async () => {
    server.state.rows = misplaced
    const found = await find()
    expect(found).toHaveLength(misplaced.length)
    expect(found.map(({ mapx, mapy }) => [mapx, mapy])).toEqual(misplaced.map(() => [null, null]))
  })

  test('an empty list finds nothing, and what is no place to eat is left out', async () => {
    server.state.rows = []
    expect(await find()).toEqual([])
    server.state.rows = [hotel, noodles]
    // Foursquare names no groups that could be trusted.
    expect(await find()).toHaveLength(name === 'foursquare' ? 2 : 1)
  })

  test('one item as itself, a list as an object and junk among the items are read', async () => {
    server.state.manner = 'one as itself'
    expect(await find()).toHaveLength(1)
    server.state.manner = 'numbered object'
    expect(await find()).toHaveLength(2)
    server.state.manner = 'junk among items'
    expect(await find()).toHaveLength(2)
  })

  test.each([
    ['no list', 'malformed'],
    ['no JSON object', 'malformed'],
    ['HTML with status 200', 'malformed'],
    ['unknown key', 'bad_key'],
    ['no permission', 'forbidden'],
    ['used up', 'quota'],
    ['bad request', 'bad_request'],
    ['redirect', 'malformed'],
  ] as const)('%s is %s, and is not asked again', async (manner, code) => {
    expect(await refusalIn(manner)).toBe(code)
    expect(server.state.asked).toHaveLength(1)
  })

  test('a refusal is one with status 200 and as XML too', async () => {
    expect(await refusalIn('refusal with status 200')).toMatch(/^(?:quota|malformed)$/u)
    expect(await refusalIn('XML error')).toMatch(/^(?:quota|malformed)$/u)
  })

  test('an error of the server and half an answer are asked for three times', async () => {
    expect(await refusalIn('server error')).toBe('upstream_down')
    expect(server.state.asked).toHaveLength(3)
    server.state.asked = []
    expect(await refusalIn('half')).toBe('upstream_down')
    expect(server.state.asked).toHaveLength(3)
  })

  test('an answer of 50 MB is let go of early', async () => {
    expect(await refusalIn('endless')).toBe('malformed')
    expect(server.state.bytesSent).toBeLessThan(20 * 1024 * 1024)
  })

  test.each(['slow drip', 'silence'] as const)('a %s ends in time', async (manner) => {
    expect(await refusalIn(manner, 150)).toBe('timeout')
  })

  test('another key is a bad key', async () => {
    const variable = { naver: 'NAVER_CLIENT_SECRET', kakao: 'KAKAO_REST_KEY', google: 'GOOGLE_PLACES_KEY' }
    const key = name === 'foursquare' ? 'FOURSQUARE_KEY' : variable[name]
    await expect(open({ [key]: 'another-key' }).search(search)).rejects.toMatchObject({ code: 'bad_key' })
  })

  test('every category, no place, no words and very long words are asked in a way that is understood', async () => {
    for (const category of ['restaurant', 'cafe', 'street-food', 'place'] as const) {
      await find({ category, query: '', where: null, near: null, about: null })
      await find({ category, isNearestFirst: true })
    }
    const far = { lat: 37.5, lng: 127, metres: 1_000_000 }
    await find({ query: '국수 '.repeat(2_000), near: far, about: far })
    await find({ where: { en: 'Busan', ko: '부산' }, near: null, about: { ...far, metres: 30_000 } })
    expect(server.state.asked).toHaveLength(10)
    await find({ where: { en: 'Somewhere', ko: '' }, near: null, about: null })
    // Foursquare is not asked for a place that nobody can point at.
    expect(server.state.asked).toHaveLength(name === 'foursquare' ? 10 : 11)
  })

  test('no key stands in the address of a call', async () => {
    await find()
    expect(server.state.asked.map(({ url }) => url.href).join()).not.toContain(foodSecret)
    expect(Object.values(server.state.asked[0]?.headers ?? {}).join()).toContain(foodSecret)
  })
})

test('Google is asked for ratings only where the operator wants to pay for them', async () => {
  const server = await startFoodProvider(foodWires.google, foodSecret)
  const log = pino({ level: 'silent' })
  const outside = createOutside({ database: opened.database, log, now: Date.now })
  const given = { ...foodVariablesFor({ google: server.origin }), GOOGLE_PLACES_RATINGS: 'on' }
  const [settings] = buildFoodSettings(z.object(foodVariables).parse(given)).providers
  const [found] = settings ? await createProvider(settings, outside).search(search) : []
  expect(found).toMatchObject({
    rating: 4.4,
    reviewCount: 120,
    openingHours: 'Monday: 11:00 AM – 9:00 PM · Tuesday: Closed',
  })
  await server.stop()
})
