import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { makePostgresNode, type PostgresNode } from '#testing/database/postgres-node.ts'
import { startReplicatedPostgres } from '#testing/database/replicated-postgres.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { startTransactionPooler } from '#testing/database/transaction-pooler.ts'
import { createListener } from './listener.ts'
import { type Database, openDatabase } from '#server/platform/database/open-database.ts'
import { createPrimaryFinder } from './primary-finder.ts'
import { moveServersToQuery } from './servers.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const log = pino({ level: 'silent' })
const service = { role: 'service' } as const
/** A limit for a machine that is busy with something else, not a claim about speed. */
const patient = { timeout: 30_000 }
const settings = { fsync: 'off', full_page_writes: 'off', shared_buffers: '16MB' }

let template: PostgresNode
let folder: TemporaryFolder
let servers: Awaited<ReturnType<typeof startReplicatedPostgres>>
let database: Database

beforeAll(async () => {
  folder = await makeTemporaryFolder()
  template = await makePostgresNode({ folder: folder.path, settings })
  await template.start()
  await (await openDatabase({ url: template.url, log })).close()
  await template.stop()
}, 120_000)
afterAll(() => folder.remove())
beforeEach(async () => {
  servers = await startReplicatedPostgres({ isSynchronous: false, settings, copyOf: template })
  database = await openDatabase({ url: servers.url, log })
})
afterEach(async () => {
  await database.close()
  await servers.stop()
})

/** The port of the server that a pool or a transaction reaches, after a write where there is one. */
async function portOf(pool: 'reader' | 'service'): Promise<string> {
  const ask = sql<{ port: string }>`select current_setting('port') as port`
  if (pool === 'reader') return (await ask.execute(database.reader)).rows[0]?.port ?? ''
  return database.transactionAs(service, async (tx) => {
    await sql`create temporary table written () on commit drop`.execute(tx)
    return (await ask.execute(tx)).rows[0]?.port ?? ''
  })
}

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  return work().then(
    () => null,
    (error: unknown) => error,
  )
}

async function failOver(): Promise<void> {
  await servers.first.kill()
  await servers.promote()
}

function portIn(url: string): string {
  return new URL(url).port
}

test('reads, writes and what is heard come from the primary, wherever it stands in the list', async () => {
  await database.close()
  const [hosts = ''] = /(?<=@)[^/]+/.exec(servers.url) ?? []
  const turned = servers.url.replace(hosts, hosts.split(',').toReversed().join(','))
  database = await openDatabase({ url: turned, log })
  expect([await portOf('reader'), await portOf('service')]).toEqual(Array(2).fill(portIn(servers.first.url)))
  const heard: string[] = []
  await database.listen('mgk_changes', { message: (word) => void heard.push(word), lost() {}, regained() {} })
  await queryOnce(servers.first.url, `select pg_notify('mgk_changes', 'news')`)
  await expect.poll(() => heard, patient).toEqual(['news'])
  await expect.poll(() => database.isReady(), patient).toEqual({ ready: true, problems: [], warnings: [] })
})

test('after a promotion the same database reads, writes and hears again, without a start', async () => {
  const heard: string[] = []
  const hear = (word: string) => () => void heard.push(word)
  await database.listen('mgk_changes', {
    message: (word) => void heard.push(word),
    lost: hear('lost'),
    regained: hear('regained'),
  })
  await portOf('service')
  await failOver()
  await expect.poll(() => database.isReady(), patient).toEqual({ ready: true, problems: [], warnings: [] })
  expect([await portOf('reader'), await portOf('service')]).toEqual(Array(2).fill(portIn(servers.second.url)))
  await expect.poll(() => heard, patient).toEqual(['lost', 'regained'])
  await queryOnce(servers.second.url, `select pg_notify('mgk_changes', 'news')`)
  await expect.poll(() => heard.at(-1), patient).toBe('news')
})

test('while no server takes writes, that is a database that is away', async () => {
  await servers.first.kill()
  const failures = [await failureOf(() => portOf('service')), await failureOf(() => portOf('reader'))]
  // Connections that were lost, and then that the replica is no primary.
  failures.push(await failureOf(() => portOf('service')), await failureOf(() => portOf('reader')))
  expect(failures.map(isDatabaseUnavailable)).toEqual([true, true, true, true])
  expect(String(failures.at(-1))).toMatch(/no server of the database takes writes.*ECONNREFUSED.*is read-only/)
  await expect(openDatabase({ url: servers.url, log })).rejects.toThrow(/cannot be used: no server of the database/)
})

test('an old primary that comes back beside the new one is not written to', async () => {
  await failOver()
  await servers.first.start()
  await expect.poll(() => database.isReady(), patient).toMatchObject({ ready: true })
  const later = await openDatabase({ url: servers.url, log })
  await later.close()
  expect(await portOf('service')).toBe(portIn(servers.second.url))

  // The new one goes away as well: better nothing than what was left behind.
  await servers.second.kill()
  await expect.poll(async () => String(await failureOf(() => portOf('service'))), patient).toContain('was left behind')
})

test('a server that has become read-only is left, and its connections are closed', async () => {
  await portOf('service')
  await servers.promote()
  // As a managed service does it: the sessions of before go on, and refuse to write.
  await queryOnce(servers.first.url, 'alter system set default_transaction_read_only = on')
  await queryOnce(servers.first.url, 'select pg_reload_conf()')
  await expect.poll(() => portOf('service').catch(() => ''), patient).toBe(portIn(servers.second.url))
  expect(await portOf('reader')).toBe(portIn(servers.second.url))
  const left = `select count(*)::int as open from pg_stat_activity where application_name like 'my-guide-korea %'`
  await expect.poll(() => queryOnce(servers.first.url, left), patient).toEqual([{ open: 0 }])
})

test('a replica that is promoted beside a primary that still runs is found by the connection that listens', async () => {
  const url = moveServersToQuery(servers.url)
  const finder = createPrimaryFinder({ url })
  const heartbeat = { everyMilliseconds: 50, patienceMilliseconds: 10_000 }
  const listener = createListener({ url, finder, log, heartbeat })
  const heard: string[] = []
  const hear = (word: string) => () => void heard.push(word)
  await listener.listen('changes', { message: hear('message'), lost: hear('lost'), regained: hear('regained') })
  expect(await finder.find()).toBe(0)
  await servers.promote()
  await expect.poll(() => heard, patient).toEqual(['lost', 'regained'])
  expect(await finder.find()).toBe(1)
  await listener.close()
})

test('behind poolers the pools move as well to a replica that is promoted beside a primary that still runs', async () => {
  await database.close()
  const poolers = [await startTransactionPooler(servers.first.url), await startTransactionPooler(servers.second.url)]
  const [url = ''] = poolers.map((pooler) => pooler.url)
  const folders = poolers.map((pooler) => new URL(pooler.url).searchParams.get('host'))
  const both = new URL(url)
  both.searchParams.set('host', folders.join(','))
  const heartbeat = { everyMilliseconds: 50, patienceMilliseconds: 10_000 }
  database = await openDatabase({ url: both.href, directUrl: servers.url, log, heartbeat })
  await database.listen('mgk_changes', { message() {}, lost() {}, regained() {} })
  const ports = async () => [await portOf('reader'), await portOf('service')]
  expect(await ports()).toEqual(Array(2).fill(portIn(servers.first.url)))
  await servers.promote()
  await expect.poll(ports, patient).toEqual(Array(2).fill(portIn(servers.second.url)))
  await Promise.all(poolers.map((pooler) => pooler.stop()))
})

test('a primary without room for another connection is used over those that are open', async () => {
  // Both are held at the same time, so they are two connections.
  const hold = () => database.transactionAs(service, (tx) => sql`select pg_sleep(0.2)`.execute(tx))
  await Promise.all([hold(), hold()])
  const [place] = await queryOnce(servers.first.url, 'select current_database() as name')
  await queryOnce(servers.first.url, `alter database "${String(place?.['name'])}" connection limit 0`)
  const endOne = `select pg_terminate_backend(pid, 10000) as ended from pg_stat_activity
    where application_name = 'my-guide-korea app' limit 1`
  expect(await queryOnce(servers.first.url, endOne)).toEqual([{ ended: true }])
  // The pool may hand out the ended connection once before it hears of its end.
  await expect.poll(() => portOf('service').catch(() => ''), patient).toBe(portIn(servers.first.url))
})

test('a limit that was used up on the primary is used up on its replica, and after a crash', async () => {
  const rule = { limit: 1, windowSeconds: 3_600 }
  // Nodes that remember no refusal.
  const take = () => createRateLimits({ database, now: Date.now }).take('a network', rule)
  expect(await take()).toMatchObject({ allowed: true })
  await servers.first.kill()
  await servers.first.start()
  await expect.poll(() => take().catch(() => null), patient).toMatchObject({ allowed: false })
  const count = 'select count(*)::int as counted from mgk.rate_limits where taken > 1'
  await expect.poll(() => queryOnce(servers.second.url, count), patient).toEqual([{ counted: 1 }])
  await failOver()
  await expect.poll(() => take().catch(() => null), patient).toMatchObject({ allowed: false })
})
