import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { pino } from 'pino'
import { findFreePort } from '#testing/servers/free-port.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createPool } from './pools.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const opened = await openTestDatabase()
afterAll(() => opened.close())

const quiet = pino({ level: 'silent' })

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}

test('a refused, an unavailable and an ended connection count as an unavailable database', async () => {
  const nobody = createPool({
    url: `postgres://localhost:${await findFreePort()}/none`,
    max: 1,
    name: 'test',
    log: quiet,
  })
  expect(isDatabaseUnavailable(await failureOf(nobody.query('select 1')))).toBe(true)
  await nobody.end()

  const narrow = createPool({ url: opened.url, max: 1, name: 'test', log: quiet })
  const only = await narrow.connect()
  narrow.options.connectionTimeoutMillis = 50
  expect(isDatabaseUnavailable(await failureOf(narrow.query('select 1')))).toBe(true)
  expect(isDatabaseUnavailable(await failureOf(only.query('select pg_terminate_backend(pg_backend_pid())')))).toBe(true)
  only.release(true)
  await narrow.end()
})

test('a lock that is not given in time and a statement that takes too long pass as well', async () => {
  const { database } = opened
  await database.app.transaction().execute(async (holder) => {
    await sql`select pg_advisory_xact_lock(7)`.execute(holder)
    const waiting = database.app.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '20ms'`.execute(tx)
      await sql`select pg_advisory_xact_lock(7)`.execute(tx)
    })
    expect(isDatabaseUnavailable(await failureOf(waiting))).toBe(true)
  })
  const slow = database.app.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '20ms'`.execute(tx)
    await sql`select pg_sleep(10)`.execute(tx)
  })
  expect(isDatabaseUnavailable(await failureOf(slow))).toBe(true)
})

test('every way in which the driver and the network say that nobody answers is recognised', () => {
  const sentences = ['timeout expired', 'Client was closed and is not queryable', 'Connection terminated unexpectedly']
  for (const sentence of sentences) expect(isDatabaseUnavailable(new Error(sentence))).toBe(true)
  const codes = ['ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND', '25P03', '57P05']
  for (const code of codes) expect(isDatabaseUnavailable(Object.assign(new Error('gone'), { code }))).toBe(true)
})

test('a mistake of ours is none of its moods', async () => {
  const { app } = opened.database
  for (const mistake of [sql`select nothing`, sql`select 1 / 0`, sql`delete from mgk.places`]) {
    expect(isDatabaseUnavailable(await failureOf(mistake.execute(app)))).toBe(false)
  }
  for (const syscall of ['open', 'stat']) {
    const missing = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall })
    expect(isDatabaseUnavailable(missing)).toBe(false)
  }
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false)
})
