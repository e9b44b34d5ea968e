import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { startTransactionPooler } from '#testing/database/transaction-pooler.ts'
import { openDatabase } from './open-database.ts'

const log = pino({ level: 'silent' })

const behind = await openTestDatabase()
const pooler = await startTransactionPooler(behind.url)
const database = await openDatabase({ url: pooler.url, directUrl: behind.url, log })
afterAll(async () => {
  await database.close()
  await pooler.stop()
  await behind.close()
})

async function withTwoClients<T>(work: (one: pg.Client, other: pg.Client) => Promise<T>): Promise<T> {
  const [one, other] = [new pg.Client(pooler.url), new pg.Client(pooler.url)]
  await Promise.all([one.connect(), other.connect()])
  try {
    return await work(one, other)
  } finally {
    await Promise.all([one.end(), other.end()])
  }
}

test('the pooler of these tests gives away the session, its settings, its prepared statements and what it hears', async () => {
  await withTwoClients(async (one, other) => {
    await one.query(`set application_name = 'left behind'; listen changes`)
    await one.query({ name: 'mine', text: 'select 1' })
    const heard: unknown[] = []
    one.on('notification', (message) => heard.push(message))
    await other.query('begin')
    expect((await other.query('show application_name')).rows).toEqual([{ application_name: 'left behind' }])
    await other.query(`notify changes`)
    await expect(one.query({ name: 'mine', text: 'select 1' })).rejects.toThrow('does not exist')
    await other.query('commit')
    expect(heard).toEqual([])
  })
  await expect(new pg.Client(`${pooler.url}&options=-c%20jit%3Doff`).connect()).rejects.toThrow('unsupported startup')
})

test('the pooler of these tests goes on after a session that ended, and after a client that left while it waited', async () => {
  const small = await startTransactionPooler(behind.url, { sessionsPerLogin: 1 })
  const [holder, leaver, waiter] = [new pg.Client(small.url), new pg.Client(small.url), new pg.Client(small.url)]
  for (const client of [holder, leaver, waiter]) await client.on('error', () => {}).connect()
  await holder.query('begin')
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  const left = leaver.query('select 1').catch(() => {})
  const waited = waiter.query('select 2 as two')
  leaver.connection.stream.destroy()
  await left
  await queryOnce(behind.url, `select pg_terminate_backend(${rows[0]?.pid})`)
  expect((await waited).rows).toEqual([{ two: 2 }])
  await waiter.end()
  await small.stop()
})

test('reads, transactions and their roles are whole while many share two sessions', async () => {
  const who = (place: number) =>
    ({ role: 'member', userId: `00000000-0000-4000-8000-00000000000${place}`, assurance: 'aal1' }) as const
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      database.transactionAs(who(place), async (tx) => {
        await sql`select pg_sleep(0.01)`.execute(tx)
        return (await sql`select mgk.claimed_user_id() as id, current_user as role`.execute(tx)).rows
      }),
    ),
  )
  expect(answers).toEqual(answers.map((_, place) => [{ id: who(place).userId, role: 'mgk_member' }]))
  const { rows } = await sql`select current_setting('request.jwt.claims', true) as claims`.execute(database.app)
  expect(rows).toEqual([{ claims: '' }])
  expect((await sql`show statement_timeout`.execute(database.reader)).rows).toEqual([{ statement_timeout: '4s' }])
})

test('notifications and sessions use the direct connection beside a pooler', async () => {
  const heard: string[] = []
  const word = (message: string) => void heard.push(message)
  await database.listen('changes', { message: word, lost: () => word('lost'), regained: () => word('regained') })
  await sql`select pg_notify('changes', 'news')`.execute(database.app)
  await expect.poll(() => heard).toEqual(['news'])
  await database.session(async (session) => {
    await session.transactionAs({ role: 'service' }, (tx) => sql`create temporary table kept (id int)`.execute(tx))
    const readKept = () => session.transactionAs({ role: 'service' }, (tx) => sql`select id from kept`.execute(tx))
    // Somebody else has the session of the pooler that was used last.
    const left = await database.transactionAs({ role: 'service' }, async (tx) => {
      await sql`select 1`.execute(tx)
      return readKept()
    })
    expect(left.rows).toEqual([])
  })
  expect(await database.isReady()).toEqual({ ready: true, problems: [], warnings: [] })
})
