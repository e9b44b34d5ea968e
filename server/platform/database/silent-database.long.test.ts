import { setImmediate as nextTick } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { createTestApp } from '#testing/servers/http.ts'
import { startStallingProxy } from '#testing/servers/stalling-proxy.ts'
import { type Database, openDatabase } from './open-database.ts'

/** Long enough for a statement on a machine that is busy with something else. */
const databaseMilliseconds = 1_500
const limits = { connectMilliseconds: 1_000, statementMilliseconds: 20_000 }
const log = pino({ level: 'silent' })
const member = { role: 'member', userId: '00000000-0000-4000-8000-00000000000a', assurance: 'aal1' } as const

let behind: TestDatabase
let network: Awaited<ReturnType<typeof startStallingProxy>>
let database: Database

beforeEach(async () => {
  behind = await openTestDatabase()
  network = await startStallingProxy(behind.url)
  database = await openDatabase({ url: network.url, log, limits })
})
afterEach(async () => {
  await database.close()
  await network.stop()
  await behind.close()
})

/** Routes that ask the database in every way that a request may. */
function openApp(limit = databaseMilliseconds) {
  let answers = 0
  let left = Promise.resolve<unknown>(null)
  const { app } = createTestApp({
    databaseMilliseconds: limit,
    routes: [
      (mounted) => {
        mounted.get('/read', async (c) => c.json((await sql`select 1 as one`.execute(database.reader)).rows))
        mounted.get('/write', async (c) =>
          c.json(await database.transactionAs(member, async (tx) => (await sql`select 1 as one`.execute(tx)).rows)),
        )
        mounted.get('/ten', async (c) => {
          for (answers = 0; answers < 10; answers += 1) await sql`select 1`.execute(database.reader)
          return c.text('ten')
        })
        mounted.get('/leave', (c) => {
          left = nextTick()
            .then(() => nextTick())
            .then(() => sql`select pg_sleep(0.3)`.execute(database.reader))
          return c.text('left')
        })
      },
    ],
  })
  const ask = async (path: string) => {
    const answer = await app.request(path)
    return [answer.status, answer.headers.get('retry-after')]
  }
  return { ask, answers: () => answers, left: () => left }
}

const busy = [503, '2']
const fine = [200, null]

test('a database behind a network that swallows everything is a 503, with open connections and without', async () => {
  const { ask } = openApp()
  expect(await Promise.all(['/read', '/write'].map(ask))).toEqual([fine, fine])
  network.swallow()
  expect(await Promise.all(['/read', '/write'].map(ask))).toEqual([busy, busy])
  expect(await Promise.all(['/read', '/write'].map(ask))).toEqual([busy, busy])
})

test('after one timeout no connection from before it is used again', async () => {
  const { ask } = openApp()
  const four = ['/read', '/write', '/read', '/write', '/read', '/write', '/read', '/write']
  expect(await Promise.all(four.map(ask))).toEqual(four.map(() => fine))
  network.swallow()
  expect(await Promise.all([ask('/read'), ask('/write')])).toEqual([busy, busy])
  network.restore()
  for (const path of four) expect(await ask(path)).toEqual(fine)
})

test('more requests than there are connections are all answered while nothing comes back', async () => {
  const { ask } = openApp()
  network.swallow()
  const many = Array.from({ length: 40 }, (_, place) => (place % 2 === 0 ? '/read' : '/write'))
  expect(await Promise.all(many.map(ask))).toEqual(many.map(() => busy))
  network.restore()
  expect(await ask('/write')).toEqual(fine)
})

test('the waits of one request add up', async () => {
  const { ask, answers } = openApp()
  expect(await ask('/ten')).toEqual(fine)
  network.delayAnswers(databaseMilliseconds / 4)
  expect(await ask('/ten')).toEqual(busy)
  expect(answers()).toBeLessThanOrEqual(4)
})

test('work that a request leaves behind may take longer than the request', async () => {
  const { ask, left } = openApp(200)
  await sql`select 1`.execute(database.reader)
  expect(await ask('/leave')).toEqual(fine)
  await expect(left()).resolves.toMatchObject({ rows: [{}] })
})

test('a statement that the server ends costs no connection', async () => {
  const { app } = createTestApp({
    databaseMilliseconds: 500,
    routes: [
      (mounted) =>
        mounted.get('/slow', async (c) =>
          c.json(await database.transactionAs(member, (tx) => sql`select pg_sleep(60)`.execute(tx))),
        ),
    ],
  })
  const session = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.app)).rows[0]?.pid
  const before = await session()
  expect((await app.request('/slow')).status).toBe(503)
  expect(await session()).toBe(before)
})

test('a database that has fallen silent can be closed', async () => {
  await database.listen('changes', { message: () => {}, lost: () => {}, regained: () => {} })
  network.swallow()
  await expect(database.close()).resolves.toBeUndefined()
  database = await openDatabase({ url: behind.url, log })
})

test('the readiness check says so, and takes no connection from requests for longer than it waits', async () => {
  expect(await database.isReady()).toEqual({ ready: true, problems: [], warnings: [] })
  network.swallow()
  const checks = Array.from({ length: 12 }, () => database.isReady())
  for (const check of await Promise.all(checks)) {
    expect(check).toEqual({ ready: false, problems: ['The database does not answer.'], warnings: [] })
  }
  network.restore()
  expect(await database.isReady()).toEqual({ ready: true, problems: [], warnings: [] })
})

test('the readiness check warns of a clock that is more than a minute from that of the database', async () => {
  for (const [seconds, warnings] of [
    [-3600, ['The clock of this node is 3600 s behind the clock of the database.']],
    [-30, []],
    [30, []],
    [90, ['The clock of this node is 90 s ahead of the clock of the database.']],
  ] as const) {
    const node = await openDatabase({ url: behind.url, log, now: () => Date.now() + seconds * 1000 })
    const {
      ready,
      warnings: [warning = ''],
    } = await node.isReady()
    expect(ready).toBe(true)
    // A busy machine may take a second to answer.
    expect(warning.replace(/\d+/, (shown) => String(Math.round(Number(shown) / 10) * 10))).toBe(warnings[0] ?? '')
    await node.close()
  }
})
