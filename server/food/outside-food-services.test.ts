import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '#testing/database/database.ts'
import { startFoodProvider } from '#testing/stand-ins/food-provider-server.ts'
import { foodSecret, foodVariablesFor, foodWires } from '#testing/stand-ins/food-wires.ts'
import { buildFoodSettings, foodVariables } from './food-settings.ts'
import { foodServices } from './outside-food-services.ts'
import { openFoodProviders } from './providers/open-providers.ts'

const opened = await openTestDatabase()
const server = await startFoodProvider(foodWires.kakao, foodSecret)
afterAll(async () => {
  await server.stop()
  await opened.close()
})

function open(given: Record<string, string> = foodVariablesFor({ kakao: server.origin })) {
  const food = buildFoodSettings(z.object(foodVariables).parse(given))
  const now = () => Date.parse('2026-11-21T12:00:00+09:00')
  const providers = openFoodProviders({ database: opened.database, food, log: pino({ level: 'silent' }), now })
  return foodServices(providers)
}

test('without a key every service says that it is not set up, and none can be tested', () => {
  const services = open({})
  expect(services.map(({ id, read }) => `${id} ${read().state}`)).toEqual([
    'naver none',
    'kakao none',
    'google none',
    'foursquare none',
  ])
  expect(services.every(({ test: ask }) => ask === undefined)).toBe(true)
})

test('a test asks once and tells how it went, and the details tell it afterwards, never with the key', async () => {
  await sql`delete from mgk.outside_calls`.execute(opened.database.app)
  const kakao = open().find(({ id }) => id === 'kakao')
  expect(await kakao?.inspect?.()).toEqual({ callsLeft: '30000' })
  expect(await kakao?.test?.()).toMatchObject({ isAnswered: true, places: 2 })
  server.state.manner = 'unknown key'
  expect(await kakao?.test?.()).toMatchObject({ isAnswered: false, code: 'bad_key' })
  const told = { ...kakao?.read(), more: await kakao?.inspect?.() }
  expect(told).toMatchObject({
    state: 'set',
    details: { variables: 'FOOD_SOURCES, KAKAO_REST_KEY' },
    more: { callsLeft: '29998', lastSuccess: '2026-11-21T03:00:00.000Z', failure: 'bad_key' },
  })
  expect(JSON.stringify(told)).not.toContain(foodSecret)
})
