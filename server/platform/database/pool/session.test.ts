import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import type { Session } from './session.ts'

const service = { role: 'service' } as const
const intoNumbers = 'copy numbers (number) from stdin'

const opened = await openTestDatabase()
afterAll(() => opened.close())

function makeTable(session: Session) {
  return session.transactionAs(service, (tx) => sql`create temporary table numbers (number integer)`.execute(tx))
}

async function readTotal(session: Session) {
  const read = sql<{ count: number; role: string }>`select count(*) as count, current_user as role from numbers`
  const { rows } = await session.transactionAs(service, (tx) => read.execute(tx))
  return rows[0]
}

test('more than a socket holds is copied, into a table that lasts from one transaction to the next', async () => {
  async function* numbers() {
    for (let piece = 0; piece < 200; piece += 1) yield Buffer.from('1234567\n'.repeat(8_192))
  }
  await opened.database.session(async (session) => {
    await makeTable(session)
    await session.copyAs(service, intoNumbers, numbers())
    expect(await readTotal(session)).toEqual({ count: 200 * 8_192, role: 'mgk_service' })
  })
})

test('a statement of a session takes and waits as long as it needs, and one of a visitor does not', async () => {
  const read = sql<{ limits: string[] }>`
    select array_agg(current_setting(name)) as limits
    from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name`
  const { rows } = await opened.database.session((session) => session.transactionAs(service, (tx) => read.execute(tx)))
  expect(rows).toEqual([{ limits: ['0', '0', '0'] }])
  expect((await read.execute(opened.database.app)).rows).toEqual([{ limits: ['15s', '5s', '10s'] }])
})

test('a row that the server refuses and rows that break off leave nothing, and the session goes on', async () => {
  async function* refused() {
    yield Buffer.from('1\nnonsense\n')
  }
  async function* broken() {
    yield Buffer.from('1\n')
    throw new Error('the file ended')
  }
  await opened.database.session(async (session) => {
    await makeTable(session)
    await expect(session.copyAs(service, intoNumbers, refused())).rejects.toThrow('invalid input syntax')
    await expect(session.copyAs(service, intoNumbers, broken())).rejects.toThrow('the file ended')
    expect(await readTotal(session)).toMatchObject({ count: 0 })
  })
})

test('a connection that is lost in the middle of a copy ends it with an error', async () => {
  async function* lost() {
    yield Buffer.from('1\n')
    await queryOnce(
      opened.url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'my-guide-korea session'`,
    )
    for (;;) yield Buffer.from('1\n'.repeat(32_768))
  }
  const copying = opened.database.session(async (session) => {
    await makeTable(session)
    await session.copyAs(service, intoNumbers, lost())
  })
  await expect(copying).rejects.toThrow(/terminat|connection/i)
})
