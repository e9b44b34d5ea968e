import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '#testing/database/database.ts'
import { startFoodProvider } from '#testing/stand-ins/food-provider-server.ts'
import { foodSecret, foodVariablesFor, foodWires } from '#testing/stand-ins/food-wires.ts'
import { buildFoodSettings, foodVariables } from './food-settings.ts'
import { createProviderCommands } from './provider-commands.ts'

const opened = await openTestDatabase()
const naver = await startFoodProvider(foodWires.naver, foodSecret)
const kakao = await startFoodProvider(foodWires.kakao, foodSecret)

beforeEach(() => sql`delete from mgk.outside_calls`.execute(opened.database.app))
afterAll(async () => {
  await naver.stop()
  await kakao.stop()
  await opened.close()
})

function run(...words: string[]): Promise<string[]> {
  const given = foodVariablesFor({ naver: naver.origin, kakao: kakao.origin })
  const food = buildFoodSettings(z.object(foodVariables).parse(given))
  const log = pino({ level: 'silent' })
  const now = () => Date.parse('2026-11-21T12:00:00+09:00')
  return createProviderCommands({ database: opened.database, food, log, now })(words)
}

test('a check says for each provider whether it answers and how many calls are left', async () => {
  const lines = await run('check')
  expect(lines).toEqual([
    expect.stringMatching(/^naver: It answered in \d+ ms with 2 places\. 24,999 calls left today\.$/u),
    expect.stringMatching(/^kakao: It answered in \d+ ms with 2 places\. 29,999 calls left today\.$/u),
    'google: off (GOOGLE_PLACES_KEY, FOOD_SOURCES)',
    'foursquare: off (FOURSQUARE_KEY, FOOD_SOURCES)',
  ])
})

test('one that fails fails the command, with what to do and without the key', async () => {
  naver.state.manner = 'unknown key'
  const failed = await run('check').then(String, String)
  expect(failed).toContain('naver: bad_key: It does not accept the key.')
  expect(failed).toContain('kakao: It answered in')
  expect(failed).not.toContain(foodSecret)
})

test('anything else says how it is written', async () => {
  await expect(run('test')).rejects.toThrow('npm run providers -- check')
})
