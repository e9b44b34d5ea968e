import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nameDatabase, queryOnce } from '#testing/database/copy-database.ts'
import { makeSchema } from '#testing/database/schema.ts'
import { type PostgresServer, postgresServers } from '#testing/database/postgres-servers.ts'
import { type Database, openDatabase } from '#server/platform/database/open-database.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import type { Tables } from './tables.ts'

const log = pino({ level: 'silent' })
const mina = { role: 'member', userId: '00000000-0000-4000-8000-00000000000a', assurance: 'aal1' } as const
const jun = { role: 'member', userId: '00000000-0000-4000-8000-00000000000b', assurance: 'aal2' } as const

/** As a migration of ours would make it. */
const letters = `
  create table mgk.letters (id bigint generated always as identity primary key, user_id uuid not null default mgk.claimed_user_id(), words text not null);
  alter table mgk.letters enable row level security;
  alter table mgk.letters force row level security;
  create policy own_letters on mgk.letters to mgk_member using (user_id = mgk.claimed_user_id());
  grant select, insert on mgk.letters to mgk_member;
`

test('a PostgreSQL of the system keeps the same contract', ({ skip }) => {
  skip(postgresServers.length === 1, 'None is installed in /usr/lib/postgresql: only the embedded one was asked.')
  expect(postgresServers.length).toBeGreaterThan(1)
})

describe.each(postgresServers)('$name', ({ start }) => {
  let server: PostgresServer
  let database: Database
  const opened: Database[] = []

  beforeAll(async () => {
    server = await start()
    database = await openWithLetters(await createDatabase())
    for (const who of [mina, jun]) await database.transactionAs(who, (tx) => write(tx, `from ${who.assurance}`))
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await server.stop()
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()))
  })

  async function createDatabase(): Promise<string> {
    const name = `contract_${randomBytes(4).toString('hex')}`
    await queryOnce(server.url, `create database ${name}`)
    return nameDatabase(server.url, name)
  }

  async function open(url: string, schema?: string): Promise<Database> {
    const one = await openDatabase({ url, log, ...(schema && { schema }) })
    opened.push(one)
    return one
  }

  async function openWithLetters(url: string): Promise<Database> {
    const folder = await makeSchema({ migrations: { '9001-letters.sql': letters } })
    try {
      return await openDatabase({ url, log, schema: folder.path })
    } finally {
      await folder.remove()
    }
  }

  test('two nodes that start at once on an empty database run every migration once', async () => {
    const url = await createDatabase()
    const [first] = await Promise.all([open(url), open(url)])
    const rows = await queryOnce(url, 'select name from mgk.kysely_migration order by name')
    expect(rows[0]).toEqual({ name: '0001-schema' })
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    expect(await first?.isReady()).toEqual({ ready: true, problems: [], warnings: [] })
  })

  test('a migration that fails is named and leaves nothing behind', async () => {
    const url = await createDatabase()
    const folder = await makeSchema({
      migrations: { '9001-broken.sql': 'create table mgk.half (id int); select 1 / 0;' },
    })
    await expect(open(url, folder.path)).rejects.toThrow(
      new StartProblem('The migration 9001-broken.sql failed and was undone: division by zero'),
    )
    await folder.remove()
    expect(await queryOnce(url, `select to_regclass('mgk.half') as half`)).toEqual([{ half: null }])
    await expect(open(url)).resolves.toBeDefined()
  })

  test('a database that a newer release migrated is opened by this one', async () => {
    const url = await createDatabase()
    opened.push(await openWithLetters(url))
    const older = await open(url)
    expect(await older.isReady()).toEqual({ ready: true, problems: [], warnings: [] })
  })

  test('a member sees the own rows, and the bare app, the reader and a visitor see none', async () => {
    expect(await database.transactionAs(mina, read)).toEqual([{ words: 'from aal1' }])
    expect(await database.transactionAs(jun, read)).toEqual([{ words: 'from aal2' }])
    const denied = { code: '42501' }
    await expect(read(database.app)).rejects.toMatchObject(denied)
    await expect(read(database.reader)).rejects.toMatchObject(denied)
    await expect(database.transactionAs({ role: 'visitor' }, read)).rejects.toMatchObject(denied)
  })

  test('a member cannot write a row in the name of somebody else', async () => {
    const forge = database.transactionAs(mina, (tx) =>
      sql`insert into mgk.letters (user_id, words) values (${jun.userId}, 'forged')`.execute(tx),
    )
    await expect(forge).rejects.toMatchObject({ code: '42501' })
  })

  test('nothing of a transaction is left to the next user of its connection, however it ended', async () => {
    const app = await whoAmI(database.app)
    expect(app.role).toMatch(/^mgk_app_/)
    await database.transactionAs(mina, read)
    await expect(database.transactionAs(mina, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(database.transactionAs(mina, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division')
    const asked = Array.from({ length: 10 }, () => whoAmI(database.app))
    for (const answer of await Promise.all(asked)) expect(answer).toEqual({ role: app.role, claims: '' })
  })

  test('claims arrive as Supabase writes them', async () => {
    const { claims } = await database.transactionAs(jun, whoAmI)
    expect(JSON.parse(claims)).toEqual({ sub: jun.userId, role: 'authenticated', aal: 'aal2' })
  })

  test('a failed transaction leaves nothing that it wrote', async () => {
    const failing = database.transactionAs(mina, async (tx) => {
      await write(tx, 'second thoughts')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await database.transactionAs(mina, read)).toHaveLength(1)
  })

  test('a transaction whose failed statement was swallowed does not pretend that it was committed', async () => {
    const pretending = database.transactionAs(mina, async (tx) => {
      await write(tx, 'lost')
      await sql`select 1 / 0`.execute(tx).catch(() => {})
    })
    await expect(pretending).rejects.toThrow('rolled back')
  })

  test('an advisory lock held by one transaction is refused to another and free after it', async () => {
    const tryLock = async (tx: Kysely<Tables>) =>
      (await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(7) as got`.execute(tx)).rows
    const inside = await database.transactionAs({ role: 'service' }, async (tx) => {
      await tryLock(tx)
      return database.transactionAs({ role: 'service' }, tryLock)
    })
    expect(inside).toEqual([{ got: false }])
    expect(await database.transactionAs({ role: 'service' }, tryLock)).toEqual([{ got: true }])
  })

  test('bigints are numbers, numerics and dates keep their exact text', async () => {
    const { rows } =
      await sql`select 9007199254740991 as big, 4.50::numeric as exact, date '2026-03-01' as day`.execute(database.app)
    expect(rows).toEqual([{ big: 9_007_199_254_740_991, exact: '4.50', day: '2026-03-01' }])
  })

  test('a bigint that no number can hold is refused instead of rounded, and the connection lives on', async () => {
    await expect(sql`select 9007199254740993 as big`.execute(database.app)).rejects.toThrow(RangeError)
    expect(await database.isReady()).toMatchObject({ ready: true })
  })

  test('a Hangul word has trigrams', async () => {
    const { rows } = await sql<{ count: number }>`select cardinality(show_trgm('경복궁')) as count`.execute(
      database.reader,
    )
    expect(rows).toEqual([{ count: 4 }])
  })

  test('the server stops a statement that reads sooner than one that writes', async () => {
    const limitOf = async (pool: Kysely<Tables>) => (await sql`show statement_timeout`.execute(pool)).rows
    expect(await limitOf(database.app)).toEqual([{ statement_timeout: '15s' }])
    expect(await limitOf(database.reader)).toEqual([{ statement_timeout: '4s' }])
  })

  test('connections that the server ends, idle or in the middle of a transaction, cost one failed query and nothing else', async () => {
    const cut = database.transactionAs(mina, async (tx) => {
      await queryOnce(
        server.url,
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'my-guide-korea %'`,
      )
      return read(tx)
    })
    await expect(cut).rejects.toThrow(/terminat|connection|ECONNRESET/)
    await expect
      .poll(() => database.isReady(), { timeout: 20_000 })
      .toEqual({ ready: true, problems: [], warnings: [] })
    expect(await database.transactionAs(mina, read)).toHaveLength(1)
  })
})

async function read(executor: Kysely<Tables>): Promise<unknown[]> {
  return (await sql`select words from mgk.letters`.execute(executor)).rows
}

async function write(executor: Kysely<Tables>, words: string): Promise<void> {
  await sql`insert into mgk.letters (words) values (${words})`.execute(executor)
}

async function whoAmI(executor: Kysely<Tables>): Promise<{ role: string; claims: string }> {
  const asked = sql<{ role: string; claims: string }>`
    select current_user as role, coalesce(current_setting('request.jwt.claims', true), '') as claims`
  const { rows } = await asked.execute(executor)
  return rows[0] ?? { role: '', claims: '' }
}
