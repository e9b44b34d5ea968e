import { createHash, randomBytes } from 'node:crypto'
import dns from 'node:dns'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { nameDatabase, queryOnce } from '#testing/database/copy-database.ts'
import { makeSchema } from '#testing/database/schema.ts'
import { type PostgresServer, postgresServers } from '#testing/database/postgres-servers.ts'
import { startTransactionPooler } from '#testing/database/transaction-pooler.ts'
import { type Database, openDatabase } from '#server/platform/database/open-database.ts'
import { withOwner } from './prepare-database.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

const log = pino({ level: 'silent' })

// The order matters in one place: the first test meets a server on which none of our roles was ever made.
describe.each(postgresServers)('$name', ({ start }) => {
  let server: PostgresServer
  const opened: Database[] = []

  beforeAll(async () => {
    server = await start()
  }, 30_000)
  afterAll(() => server.stop())
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()))
  })

  async function open(url: string, schema?: string): Promise<Database> {
    const database = await openDatabase({ url, log, ...(schema && { schema }) })
    opened.push(database)
    return database
  }

  /** A login as a managed server gives it, with a database of its own. */
  async function createOwner(attributes: string): Promise<{ url: string; login: string; database: string }> {
    const login = `owner_${randomBytes(4).toString('hex')}`
    await queryOnce(server.url, `create role ${login} login password 'given' ${attributes}`)
    await queryOnce(server.url, `create database of_${login} owner ${login}`)
    const url = new URL(nameDatabase(server.url, `of_${login}`))
    url.username = login
    url.password = 'given'
    return { url: url.href, login, database: `of_${login}` }
  }

  test('a login that may create roles and owns its database needs nothing else', async () => {
    const { url } = await createOwner('createrole')
    const database = await open(url)
    const again = await open(url)
    expect(await database.transactionAs({ role: 'service' }, whoAmI)).toMatch('mgk_service')
    expect(await whoAmI(again.app)).toMatch(/^mgk_app_/)
    expect(await whoAmI(again.reader)).toMatch(/^mgk_reader_/)
  })

  test.each(['createrole', 'nocreaterole'])(
    'a %s login finds the owner of a database that was prepared before',
    async (attributes) => {
      const { url, database } = await createOwner(attributes)
      const refusal = await open(url).catch(String)
      const statements = typeof refusal === 'string' ? refusal.split('\n').slice(1) : []
      for (const statement of statements) await queryOnce(nameDatabase(server.url, database), statement)
      await open(url)
      const found = await withOwner({ url, directUrl: url }, async (owner) => owner?.names.owner)
      expect(found).toMatch(/^mgk_owner_/)
    },
  )

  test('neither pool is a login with any power of its own', async () => {
    const { url } = await createOwner('superuser')
    const database = await open(url)
    for (const pool of [database.app, database.reader]) {
      const { rows } = await sql`
        select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolinherit as "hasPower",
          (select count(*)::int from pg_class where relowner = session_user::regrole) as owned
        from pg_roles where rolname = session_user`.execute(pool)
      expect(rows).toEqual([{ hasPower: false, owned: 0 }])
    }
  })

  test('a login that may not create roles is told the exact statements, and works once they were run', async () => {
    const { url, database: name } = await createOwner('nocreaterole')
    const refusal = await openDatabase({ url, log }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartProblem)
    const statements = String(refusal).split('\n').slice(1)
    expect(statements.join('\n')).not.toMatch(/alter role|grant connect/)
    expect(statements.length).toBeGreaterThan(5)
    for (const statement of statements) await queryOnce(nameDatabase(server.url, name), statement)

    const folder = await makeSchema({ migrations: { '9001-secret.sql': secrets } })
    const database = await open(url, folder.path)
    await folder.remove()
    expect(await whoAmI(database.app)).toMatch(/^mgk_app_/)
    expect(await whoAmI(database.reader)).toMatch(/^mgk_reader_/)
    expect(await database.transactionAs({ role: 'visitor' }, whoAmI)).toBe('mgk_visitor')
    await expect(sql`select * from mgk.secrets`.execute(database.app)).rejects.toMatchObject({ code: '42501' })
    expect((await sql`show statement_timeout`.execute(database.app)).rows).toEqual([{ statement_timeout: '15s' }])
  })

  test('a role of our name that may step over policies is brought down before it is used', async () => {
    const { url, database } = await createOwner('superuser')
    await open(url)
    const [row] = await queryOnce(
      url,
      `select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = 'mgk'`,
    )
    const app = String(row?.['owner']).replace('owner', 'app')
    await queryOnce(nameDatabase(server.url, database), `alter role ${app} bypassrls inherit`)
    await open(url)
    expect(
      await queryOnce(url, `select rolbypassrls or rolinherit as strong from pg_roles where rolname = '${app}'`),
    ).toEqual([{ strong: false }])
  })

  test('a copy of a database goes on with the logins of the original', async () => {
    const { url, database } = await createOwner('superuser')
    const original = await open(url)
    const login = await whoAmI(original.app)
    await original.close()
    opened.splice(0)
    await queryOnce(server.url, `create database copy_of_${database} template ${database}`)
    const copy = await open(nameDatabase(url, `copy_of_${database}`))
    expect(await whoAmI(copy.app)).toBe(login)
  })

  test('after the password of the given login was changed the derived logins follow', async () => {
    const { url, login } = await createOwner('superuser')
    await open(url)
    await queryOnce(server.url, `alter role ${login} password 'changed'`)
    const changed = new URL(url)
    changed.password = 'changed'
    expect(await (await open(changed.href)).isReady()).toMatchObject({ ready: true })
  })

  test('two installations on one server start at the same moment and share no login', async () => {
    const [first, second] = await Promise.all([createOwner('superuser'), createOwner('superuser')])
    const databases = await Promise.all([open(first.url), open(second.url)])
    const logins = await Promise.all(databases.map((database) => whoAmI(database.app)))
    expect(new Set(logins).size).toBe(2)
  })

  test('a role that another start makes at the same moment is taken as it is', async () => {
    const { url, database } = await createOwner('superuser')
    const suffix = createHash('sha256').update(database).digest('hex').slice(0, 8)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query(`begin; create role mgk_app_${suffix} nologin noinherit`)
    const opening = open(url)
    const waiting = `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and query like 'create role mgk_app_${suffix}%'`
    await expect.poll(() => queryOnce(url, waiting), { timeout: 20_000 }).toEqual([{ count: 1 }])
    await other.query('commit')
    await other.end()
    expect(await whoAmI((await opening).app)).toBe(`mgk_app_${suffix}`)
  })

  test('a database that cannot hold Korean is refused with a way out', async () => {
    await queryOnce(
      server.url,
      `create database latin encoding 'LATIN1' locale 'C' locale_provider libc template template0`,
    )
    await expect(open(nameDatabase(server.url, 'latin'))).rejects.toThrow(/latin is encoded in LATIN1.*encoding 'UTF8'/)
  })

  test('a transaction pooler without a direct address is recognised and refused', async () => {
    const { url } = await createOwner('superuser')
    const pooler = await startTransactionPooler(url)
    const refusal = openDatabase({ url: pooler.url, log })
    await expect(refusal).rejects.toThrow(/transaction pooler.*Set DATABASE_DIRECT_URL/)
    await pooler.stop()
  })

  test('a login that may not create roles is refused behind a transaction pooler, direct address or not', async () => {
    const { url } = await createOwner('nocreaterole')
    const pooler = await startTransactionPooler(url)
    const refusal = openDatabase({ url: pooler.url, directUrl: url, log })
    await expect(refusal).rejects.toThrow(/may not create logins.*Give it CREATEROLE/)
    await pooler.stop()
  })

  test('a wrong password is a sentence that does not repeat it', async () => {
    const url = new URL(server.url)
    url.password = 'hunter2'
    const refusal = await openDatabase({ url: url.href, log }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartProblem)
    expect(String(refusal)).toMatch(/DATABASE_URL.*cannot be used.*password authentication failed/)
    expect(String(refusal)).not.toContain('hunter2')
  })
})

test('a server that is not there is named in one sentence', async () => {
  const nobodyListens = 'postgresql://me:hunter2@127.0.0.1:1/mine'
  await expect(openDatabase({ url: nobodyListens, log })).rejects.toThrow(
    new StartProblem(
      'The database server at 127.0.0.1:1/mine (DATABASE_URL) cannot be used: connect ECONNREFUSED 127.0.0.1:1',
    ),
  )
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
  await expect(openDatabase({ url: 'postgres://me:hunter2@localhost:1/mine', log })).rejects.toThrow(
    'connect ECONNREFUSED 127.0.0.1:1; connect ECONNREFUSED 127.0.0.2:1',
  )
  lookup.mockRestore()
})

type Done = (error: null, addresses: { address: string; family: number }[]) => void

test.each(['', 'mysql://me:hunter2@host/mine', 'postgresql://me:hunter2@/mine'])(
  'the text "%s" is refused as a database URL without being repeated',
  async (url) => {
    const refusal = await openDatabase({ url, log }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartProblem)
    expect(String(refusal)).not.toContain('hunter2')
  },
)

const secrets = `
  create table mgk.secrets (id bigint primary key);
  alter table mgk.secrets enable row level security;
  alter table mgk.secrets force row level security;
  grant select on mgk.secrets to mgk_member;
`

async function whoAmI(executor: Database['app']): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(executor)
  return rows[0]?.role ?? ''
}
