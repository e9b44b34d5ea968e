import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { copyIn } from '#server/platform/database/copy-in.ts'
import { quote } from '#server/platform/database/prepare/grants.ts'
import { migrateIn, schemaFolder } from '#server/platform/database/prepare/migrate.ts'
import type { DatabaseOwner } from '#server/platform/database/prepare/prepare-database.ts'
import { poolOfOne } from '#server/platform/database/pool/session.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { withCopyConnection } from './copy-connection.ts'
import { describeTable, listTables, type Sequence, type Table } from './snapshot.ts'

type Loading<Kind extends Table> = {
  owner: Pick<DatabaseOwner, 'names' | 'ownerUrl'>
  manifest: { schema: string[]; tables: Kind[]; sequences: Sequence[] }
  readRows: (table: Kind) => AsyncIterable<Buffer>
  onStep?: ((step: string, share: number) => void) | undefined
  /** The folder with the migrations and functions; tests use others. */
  schema?: string
}

/**
 * Creates the schema of the backup, loads its rows and migrates them to this release. All of it is one transaction:
 * nothing changes before it commits. It needs only the rights of the tables' owner, so it also works on a managed
 * server. Returns the names of the files that the previous database referred to.
 */
export async function loadDatabase<Kind extends Table>({
  owner,
  manifest,
  readRows,
  onStep,
  schema = schemaFolder,
}: Loading<Kind>): Promise<string[]> {
  return withCopyConnection(owner.ownerUrl, 'restore', async (client) => {
    const queries = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: poolOfOne(client) }) })
    const filesBefore = await queries.transaction().execute(async (tx) => {
      const before = await dropSchema(client)
      await migrateIn(tx, { names: owner.names, folder: schema, executed: manifest.schema })
      await fillTables(client, { manifest, readRows, onStep })
      await migrateIn(tx, { names: owner.names, folder: schema })
      return before
    })
    // Without statistics, the first queries would be planned as if every table were empty.
    await client.query('analyze')
    return filesBefore
  })
}

async function dropSchema(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ isThere: boolean }>(`select to_regclass('mgk.files') is not null as "isThere"`)
  const files = rows[0]?.isThere ? await client.query<{ name: string }>('select name from mgk.files') : null
  await client.query('drop function if exists public.is_admin() cascade; drop schema if exists mgk cascade')
  return files?.rows.map(({ name }) => name) ?? []
}

async function fillTables<Kind extends Table>(
  client: pg.Client,
  { manifest, readRows, onStep }: Omit<Loading<Kind>, 'owner' | 'schema'>,
): Promise<void> {
  const tables = await listTables(client)
  refuseOtherTables(tables, manifest.tables)
  const forced = await listForced(client)
  const each = async (names: readonly string[], change: string) => {
    for (const name of names) await client.query(`alter table mgk.${quote(name)} ${change}`)
  }
  const names = tables.map(({ name }) => name)
  await each(forced, 'no force row level security')
  // The backup already contains the rows that triggers would write.
  await each(names, 'disable trigger user')
  await client.query(`truncate ${names.map((name) => `mgk.${quote(name)}`).join(', ')}`)
  const ordered = await orderByReference(client, manifest.tables)
  for (const [index, table] of ordered.entries()) {
    onStep?.('Tables', index / ordered.length)
    await copyIn(client, `copy ${describeTable(table)} from stdin`, readRows(table)).catch((error: unknown) => {
      throw isRefusal(error) ? refuseRows(table, error) : error
    })
  }
  await refuseOtherSequences(client, manifest.sequences)
  for (const { name, value, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [`mgk.${quote(name)}`, value, isCalled])
  }
  await each(names, 'enable trigger user')
  await each(forced, 'force row level security')
}

function refuseOtherTables(tables: readonly Table[], written: readonly Table[]): void {
  for (const { name, columns } of written) {
    const table = tables.find((one) => one.name === name)
    const unknown = columns.find((column) => !table?.columns.includes(column))
    if (table && unknown === undefined) continue
    throw refuseForeign(`${unknown ? `a column ${unknown} of ` : ''}the table ${name}`)
  }
}

async function refuseOtherSequences(client: pg.Client, written: readonly Sequence[]): Promise<void> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'mgk'::regnamespace and relkind = 'S'`,
  )
  const other = written.find(({ name }) => !rows.some(({ relname }) => relname === name))
  if (other) throw refuseForeign(`a sequence ${other.name}`)
}

function refuseForeign(what: string): StartProblem {
  return new StartProblem(
    `The backup has ${what}, which no release with its migrations has: it is not one of this product.`,
  )
}

/** PostgreSQL refuses a value, or a constraint does. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}

function refuseRows({ name }: Table, error: Error): StartProblem {
  return new StartProblem(`The rows of the table ${name} cannot be loaded: ${error.message}. Nothing was changed.`, {
    cause: error,
  })
}

async function listForced(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'mgk'::regnamespace and relkind = 'r' and relforcerowsecurity`,
  )
  return rows.map(({ relname }) => relname)
}

/** Orders the tables so that each one comes after those that it references. */
async function orderByReference<T extends { name: string }>(client: pg.Client, tables: readonly T[]): Promise<T[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select one.relname as from, other.relname as to
     from pg_constraint join pg_class one on one.oid = conrelid join pg_class other on other.oid = confrelid
     where contype = 'f' and connamespace = 'mgk'::regnamespace and conrelid <> confrelid`,
  )
  const ordered: T[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const free = waiting.filter(({ name }) => !rows.some(({ from, to }) => from === name && names.has(to)))
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...names].join(', ')}`)
    ordered.push(...free)
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return ordered
}
