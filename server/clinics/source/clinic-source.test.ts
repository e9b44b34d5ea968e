import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createOutside } from '#server/platform/outside/outside.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { answerJson, startOutsideServer } from '#testing/stand-ins/outside-server.ts'
import { createClinicSource, openClinicSource } from './clinic-source.ts'
import { createPlasticSurgeryList } from './plastic-surgery-list.ts'
import { readSourceRows } from './source-rows.ts'
import { buildSourceSettings } from './source-settings.ts'

const clinic = {
  name: '<b>Hanbit</b> &amp; Clinic',
  address: '강남구 압구정로 100',
  phoneNumber: '02-555-0100',
  website: 'javascript:alert(1)',
  location: { lat: 37.52, lng: 127.02 },
  description: 'the best surgeon of all',
  images: ['https://elsewhere.example/a.jpg'],
  reviews: [{ text: 'a story' }],
  rating: 4.9,
}

let now = Date.parse('2026-11-21T12:00:00+09:00')

const opened = await openTestDatabase()
const server = await startOutsideServer(answerJson({}))

beforeEach(() => {
  server.asked.length = 0
  server.become(answerJson({ data: [clinic, { name: 'Other', address: 'Busan' }, { address: 'nameless' }] }))
  now += 86_400_000
})
afterAll(async () => {
  await server.stop()
  await opened.close()
})

function open({ patienceMilliseconds = 10_000 } = {}) {
  const settings = buildSourceSettings({
    CLINIC_SOURCE_URL: `${server.origin}/run`,
    CLINIC_SOURCE_KEY: 'hunter2',
    CLINIC_SOURCE_AUTH: 'query:apikey',
  })
  if (!settings) throw new Error('it is set up')
  const lines: string[] = []
  let changes = 0
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const outside = createOutside({ database: opened.database, log, now: () => now, pause: async () => {} })
  const changed = async () => void (changes += 1)
  const source = createClinicSource({ settings, outside, log, now: () => now, changed, patienceMilliseconds })
  const list = createPlasticSurgeryList({ source, listDirectory: async () => nothing })
  return { list, source, lines, countChanges: () => changes }
}

const nothing = { clinics: [], total: 0, isTotalAtLeast: false, next: null, unread: [] }

test('facts are taken, plain; texts, pictures, ratings and reviews of other people are not', async () => {
  const { list } = open()
  const { clinics, ...rest } = await list('')
  expect(rest).toEqual({ ...nothing, clinics: undefined, total: 2, source: 'outside', failed: false })
  expect(clinics).toHaveLength(2)
  expect(clinics[0]).toMatchObject({
    id: -1,
    name: 'Hanbit & Clinic',
    address: { en: '', ko: '강남구 압구정로 100' },
    phoneNumber: '02-555-0100',
    website: '',
    lat: 37.52,
    rating: null,
    image: '',
    description: '',
    treatments: ['plastic-surgery'],
  })
  expect(JSON.stringify(clinics)).not.toMatch(/best surgeon|a\.jpg|story|4\.9/)
  expect(server.asked[0]?.url).toBe('/run?apikey=hunter2')
})

test('a search narrows what was heard and is not passed on; it is asked once in five minutes', async () => {
  const { list } = open()
  const found = await Promise.all([list('busan'), list('압구정로 hanbit'), list('nobody')])
  expect(found.map(({ clinics }) => clinics.map(({ name }) => name))).toEqual([['Other'], ['Hanbit & Clinic'], []])
  now += 299_999
  await list('')
  expect(server.asked.map(({ url }) => url)).toEqual(['/run?apikey=hunter2'])
})

test('a source that fails is told, the list before stays, and a key is in no line', async () => {
  const { list, source, lines, countChanges } = open()
  await list('')
  server.become(answerJson({}, 402))
  now += 300_000
  expect(await list('')).toMatchObject({ failed: false })
  await expect.poll(source.state).toBe('fails')
  expect(await list('')).toMatchObject({ source: 'outside', failed: true, clinics: [{ name: 'Hanbit & Clinic' }, {}] })
  expect(lines.join()).toContain('"status":402')
  expect(lines.join()).not.toContain('hunter2')
  expect(countChanges()).toBe(2)
})

test('a source that never answered leaves the directory and says so, without keeping a visitor waiting', async () => {
  const { list, source } = open({ patienceMilliseconds: 10 })
  server.become(() => {})
  expect(await list('')).toEqual({ ...nothing, source: 'directory', failed: true })
  expect(source.state()).toBe('unused')
  server.become(answerJson({ data: [] }))
})

test('the pages that show the list or how the source does are dropped when either changes', async () => {
  const told: string[] = []
  const listening = await opened.database.listen('mgk_changes', {
    message: (tag) => told.push(tag),
    lost() {},
    regained() {},
  })
  const settings = buildSourceSettings({ CLINIC_SOURCE_URL: `${server.origin}/run` })
  const log = pino({ level: 'silent' })
  const source = openClinicSource({ clinics: { source: settings }, database: opened.database, log, now: () => now })
  await source?.list()
  await expect.poll(() => told).toEqual(['clinics', 'services'])
  await listening.stop()
  expect(openClinicSource({ clinics: { source: null }, database: opened.database, log, now: () => now })).toBeNull()
})

test.each([
  ['no JSON', 'nonsense'],
  ['no list', '{"data":{}}'],
])('an answer with %s is malformed', (_what, text) => {
  const settings = buildSourceSettings({ CLINIC_SOURCE_URL: 'https://scraper.example' })
  expect(() => settings && readSourceRows(text, settings, 'source')).toThrow('source: malformed')
})

test('of the runs of a robot the newest that succeeded counts', () => {
  const settings = buildSourceSettings({
    CLINIC_SOURCE_URL: 'browse-ai:robot',
    CLINIC_SOURCE_KEY: 'hunter2',
    CLINIC_SOURCE_FIELD_MAP: 'name=Clinic',
  })
  const task = (status: string, finishedAt: number, name: string) => ({
    status,
    finishedAt,
    capturedLists: { clinics: [{ Position: '1', Clinic: name }] },
  })
  const items = [task('successful', 1, 'Old'), task('successful', 2, 'New'), task('failed', 3, 'Broken')]
  const text = JSON.stringify({ result: { robotTasks: { totalCount: 3, items } } })
  expect(settings && readSourceRows(text, settings, 'source').map(({ name }) => name)).toEqual(['New'])
})
