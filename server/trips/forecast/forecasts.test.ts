import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '#testing/database/database.ts'
import { answerJson, startOutsideServer } from '#testing/stand-ins/outside-server.ts'
import { createForecasts } from './forecasts.ts'
import { buildForecastSettings, forecastVariables } from './forecast-settings.ts'

const daily = {
  time: ['2027-05-31', '2027-06-01', '2027-06-02'],
  temperature_2m_max: [24.4, 19.6, null],
  temperature_2m_min: [14.5, 13.2, null],
  precipitation_sum: [0, 12.34, null],
  precipitation_probability_max: [5, 92, null],
}
const hour = 60 * 60 * 1000

const opened = await openTestDatabase()
const service = await startOutsideServer(answerJson({ daily }))

beforeEach(async () => {
  service.asked.length = 0
  service.become(answerJson({ daily }))
  await sql`delete from mgk.outside_calls`.execute(opened.database.app)
})
afterAll(async () => {
  await service.stop()
  await opened.close()
})

function read(given: Record<string, string>) {
  return buildForecastSettings(z.object(forecastVariables).parse(given))
}

function open(given: Record<string, string> = { FORECAST_URL: `${service.origin}/v1/forecast` }) {
  let time = Date.parse('2027-05-31T09:00:00+09:00')
  const log = pino({ level: 'silent' })
  const forecasts = createForecasts({ database: opened.database, log, now: () => time, settings: read(given) })
  return { ...forecasts, wait: (milliseconds: number) => void (time += milliseconds) }
}

test('a city is asked for with its centre and the key, and days without figures are left out', async () => {
  const { read: ask, state } = open({ FORECAST_URL: `${service.origin}/v1/forecast`, FORECAST_KEY: 'k-1' })
  expect(state()).toBe('unused')
  expect(await ask('Busan')).toEqual({
    publisher: 'Open-Meteo',
    address: 'https://open-meteo.com/',
    readAt: '2027-05-31T00:00:00.000Z',
    days: [
      { date: '2027-05-31', low: 15, high: 24, rainMm: 0, rainChance: 5 },
      { date: '2027-06-01', low: 13, high: 20, rainMm: 12.3, rainChance: 92 },
    ],
  })
  const [{ url } = { url: '' }] = service.asked
  const { pathname, searchParams } = new URL(url, service.origin)
  expect(pathname).toBe('/v1/forecast')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    latitude: '35.158',
    longitude: '129.06',
    timezone: 'Asia/Seoul',
    forecast_days: '16',
    apikey: 'k-1',
  })
  expect(state()).toBe('answers')
})

test('without a service, and for a city that nobody knows, nothing is asked', async () => {
  expect(await open({}).read('Seoul')).toBeNull()
  expect(open({}).state()).toBe('none')
  expect(await open().read('37.5,127.0')).toBeNull()
  expect(service.asked).toHaveLength(0)
})

test('travellers who ask together, or within an hour, ask the service once', async () => {
  const { read: ask, wait } = open()
  await Promise.all([ask('Seoul'), ask('Seoul')])
  wait(hour - 1)
  await ask('Seoul')
  expect(service.asked).toHaveLength(1)
  wait(1)
  await ask('Seoul')
  expect(service.asked).toHaveLength(2)
})

test('while the service fails, the forecast before stays for half a day and then goes', async () => {
  const { read: ask, wait, state } = open()
  await ask('Seoul')
  service.become(answerJson({ error: true, reason: 'no such variable' }, 400))
  wait(2 * hour)
  expect(await ask('Seoul')).toMatchObject({ readAt: '2027-05-31T00:00:00.000Z' })
  expect(state()).toBe('fails')
  wait(10 * hour)
  expect(await ask('Seoul')).toBeNull()
})

test.each([
  ['words instead of figures', { daily: { ...daily, precipitation_sum: ['wet', 1, 1] } }],
  ['days without a date', { daily: { ...daily, time: ['tomorrow'] } }],
  ['more days than were asked for', { daily: { ...daily, time: Array(400).fill('2027-05-31') } }],
  ['no days', {}],
])('an answer with %s is no forecast', async (_what, answer) => {
  service.become(answerJson(answer))
  const { read: ask, state } = open()
  expect(await ask('Seoul')).toBeNull()
  expect(state()).toBe('fails')
})

test('a day that is colder at noon than at night, or has less than no rain, is left out', async () => {
  service.become(answerJson({ daily: { ...daily, temperature_2m_min: [30, 13, 1], precipitation_sum: [0, -1, 0] } }))
  expect(await open().read('Seoul')).toMatchObject({ days: [] })
})

test.each([
  [{ FORECAST_KEY: 'k-1' }, /FORECAST_KEY cannot be used: it goes with FORECAST_URL/],
  [{ FORECAST_URL: 'api.example' }, /FORECAST_URL cannot be used: it begins with https/],
  [{ FORECAST_URL: 'https://api.example/v1?apikey=secret' }, /a key belongs into FORECAST_KEY/],
])('%j is refused with a sentence and without the key', (given, sentence) => {
  expect(() => read(given)).toThrow(sentence)
  expect(() => read(given)).not.toThrow(/secret|k-1/)
})
