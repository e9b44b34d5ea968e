import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createOutside } from '#server/platform/outside/outside.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { startDataPortal } from '#testing/stand-ins/data-portal.ts'
import { readPortalKey, readRegisterPage } from '#server/platform/outside/data-go-kr.ts'
import { fetchRegister } from './registers.ts'

const key = 'a+b/c=='
let now = Date.parse('2026-11-21T12:00:00+09:00')
const lines: string[] = []

const opened = await openTestDatabase()
const portal = await startDataPortal({
  key,
  idField: 'ykiho',
  departmentField: 'dgsbjtCd',
  items: ['가', '나', '다'].map((name, index) => ({ ykiho: `id-${index}`, yadmNm: `${name}의원`, XPos: 127.02 })),
  departments: { '08': ['id-0'], '14': ['id-0', 'id-2'] },
})

beforeEach(() => {
  portal.state.trouble = null
  // Each test on a day of its own: what a service refused on one is not asked again on that day.
  now += 86_400_000
})
afterAll(async () => {
  await portal.stop()
  await opened.close()
})

async function fetchAll(given: { key?: string } = {}) {
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const outside = createOutside({ database: opened.database, log, now: () => now, pause: async () => {} })
  const rows: unknown[] = []
  const options = { outside, key, url: `${portal.origin}/list`, rowsPerPage: 2, ...given }
  for await (const piece of fetchRegister('hira', options)) rows.push(...piece.rows.map(({ cells }) => cells))
  return rows
}

test('every page is asked for, and each clinic knows its departments; the key is encoded once', async () => {
  expect(await fetchAll()).toEqual([
    { ykiho: 'id-0', yadmNm: '가의원', XPos: '127.02', dgsbjtCd: '08;14' },
    { ykiho: 'id-1', yadmNm: '나의원', XPos: '127.02', dgsbjtCd: '' },
    { ykiho: 'id-2', yadmNm: '다의원', XPos: '127.02', dgsbjtCd: '14' },
  ])
  expect(portal.asked[0]?.url).toContain('ServiceKey=a%2Bb%2Fc%3D%3D&')
  expect(portal.asked[0]?.headers['user-agent']).toMatch(/^Mozilla/)
})

test.each([
  ['a key that nobody knows', { key: 'other' }, null, 'hira: bad_key (30)'],
  ['a day whose calls are used up', {}, 'quota', 'hira: quota (22)'],
  ['a portal that is down', {}, 'down', 'hira: upstream_down (HTTP 500)'],
  ['a list that ends early', {}, 'short', 'hira: malformed (the list ended early)'],
  ['a list that is forgotten in the middle', {}, 'forgotten', 'hira: malformed (the list ended early)'],
] as const)('%s ends the list with words that hold no key', async (_what, given, trouble, message) => {
  portal.state.trouble = trouble
  await expect(fetchAll(given)).rejects.toThrow(message)
  expect(lines.join()).not.toContain('a+b')
  expect(lines.join()).not.toContain('ServiceKey')
})

test('a key is taken decoded or encoded, and with the line break with which it was copied', () => {
  for (const given of ['a+b/c==', 'a%2Bb%2Fc%3D%3D', ' a+b/\nc==\n']) expect(readPortalKey(given)).toBe(key)
  expect(readPortalKey('100%')).toBe('100%')
})

test.each([
  ['{', 'hira: malformed'],
  ['[]', 'hira: malformed'],
  ['{"response":{"header":{"resultCode":"22"}}}', 'hira: quota (22)'],
  ['{"response":{"header":{"resultCode":"0031"}}}', 'hira: bad_key (31)'],
  ['{"response":{"header":{"resultCode":"00"},"body":{"items":{"item":[1]}}}}', 'hira: malformed'],
  ['<html>busy</html>', 'hira: malformed'],
  ...[undefined, null, '', 'many', -1, 1.5, 0].map((totalCount) => [
    JSON.stringify({
      response: { header: { resultCode: '00' }, body: { items: { item: { ykiho: 'a' } }, totalCount } },
    }),
    'hira: malformed',
  ]),
  ['{"response":{"header":{"resultCode":"00"},"body":{"items":""}}}', 'hira: malformed'],
])('the answer %j is %s', (text, message) => {
  expect(() => readRegisterPage(text, 'hira')).toThrow(message)
})

test('no data, an empty word and no list at all are empty lists; success has two and four noughts', () => {
  const empty = { rows: [], total: 0 }
  expect(readRegisterPage('{"response":{"header":{"resultCode":"03"}}}', 'hira')).toEqual(empty)
  for (const code of ['00', '0000']) {
    const text = JSON.stringify({ response: { header: { resultCode: code }, body: { items: '', totalCount: 0 } } })
    expect(readRegisterPage(text, 'hira')).toEqual(empty)
  }
})
