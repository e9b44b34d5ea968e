import dns from 'node:dns'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { startStallingProxy } from '#testing/servers/stalling-proxy.ts'
import { createPrimaryFinder } from './primary-finder.ts'

const limits = { answerMilliseconds: 1_000, othersMilliseconds: 500, failureMilliseconds: 0 }
/** As long as a machine may need that is busy with something else. */
const patientLimits = { ...limits, answerMilliseconds: 20_000, othersMilliseconds: 20_000 }

let opened: TestDatabase
let network: Awaited<ReturnType<typeof startStallingProxy>>

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  network = await startStallingProxy(opened.url)
})
afterEach(() => network.stop())

/** The servers behind these sockets, as one URL. */
function listUrl(...urls: string[]): string {
  const [url = ''] = urls
  const list = new URL(url)
  list.searchParams.set('host', urls.map((one) => new URL(one).searchParams.get('host')).join(','))
  return list.href
}

function nowhere(): string {
  const url = new URL(opened.url)
  url.searchParams.set('host', '/nowhere')
  return url.href
}

test('of servers on one timeline the first of the list is the primary, however late it answers, with one warning', async () => {
  const warnings: unknown[] = []
  const log = pino({}, { write: (line) => void warnings.push(JSON.parse(line)) })
  network.delayAnswers(30)
  const finder = createPrimaryFinder({ url: listUrl(network.url, opened.url), log, limits: patientLimits })
  expect([await finder.find(), await finder.look(), await finder.look()]).toEqual([0, 0, 0])
  expect(warnings).toMatchObject([{ level: 40, msg: 'several database servers take writes on one timeline' }])
  const turned = createPrimaryFinder({ url: listUrl(opened.url, network.url), limits: patientLimits })
  expect(await turned.find()).toBe(0)
})

test('a primary in doubt that gives no answer is gone on with, until it refuses', async () => {
  const finder = createPrimaryFinder({ url: listUrl(network.url, nowhere()), limits })
  expect(await finder.find()).toBe(0)
  network.swallow()
  finder.doubt(0)
  expect([await finder.find(), await finder.look()]).toEqual([0, 0])
  await network.stop()
  finder.doubt(0)
  await expect(finder.find()).rejects.toThrow(/no server of the database takes writes: .*ENOENT/)
  expect(await finder.look()).toBeUndefined()
})

test('a primary in doubt that gives no answer is left for another one that takes writes', async () => {
  const finder = createPrimaryFinder({ url: listUrl(network.url, opened.url), limits })
  expect(await finder.find()).toBe(0)
  network.swallow()
  finder.doubt(0)
  expect(await finder.find()).toBe(1)
})

test('a server that never answered is no primary', async () => {
  network.swallow()
  const finder = createPrimaryFinder({ url: listUrl(network.url, nowhere()), limits })
  await expect(finder.find()).rejects.toThrow('timeout expired')
})

test('a primary in doubt that has no room for another connection is gone on with', async () => {
  const login = `crowd_${process.pid}`
  await queryOnce(opened.url, `create role ${login} login password 'crowd'`)
  const crowd = new URL(opened.url)
  crowd.username = login
  crowd.password = 'crowd'
  const finder = createPrimaryFinder({ url: listUrl(crowd.href, nowhere()), limits: patientLimits })
  expect(await finder.find()).toBe(0)
  await queryOnce(opened.url, `alter role ${login} connection limit 0`)
  await expect(queryOnce(crowd.href, 'select 1')).rejects.toMatchObject({ code: '53300' })
  finder.doubt(0)
  expect(await finder.find()).toBe(0)
  // A login that is refused is an answer.
  await queryOnce(opened.url, `alter role ${login} nologin`)
  finder.doubt(0)
  await expect(finder.find()).rejects.toThrow('not permitted to log in')
  await queryOnce(opened.url, `drop role ${login}`)
})

test('a name with several addresses says of each why it cannot be used', async () => {
  // One of the forms in which `lookup` is called, the one of node-postgres.
  const answerWithTwo = (_name: string, _options: unknown, done: Done) =>
    done(null, [
      { address: '127.0.0.1', family: 4 },
      { address: '127.0.0.2', family: 4 },
    ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the overloads cannot be met at once
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(answerWithTwo as never)
  const finder = createPrimaryFinder({
    url: 'postgres://guide@localhost/guide?host=localhost,localhost&port=1',
    limits,
  })
  await expect(finder.find()).rejects.toThrow(
    /localhost:1 connect ECONNREFUSED 127.0.0.1:1; connect ECONNREFUSED 127.0.0.2:1/,
  )
  lookup.mockRestore()
})

type Done = (error: null, addresses: { address: string; family: number }[]) => void
