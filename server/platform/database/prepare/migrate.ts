import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Logger } from 'pino'
import { createClient } from '#server/platform/database/pool/create-client.ts'
import { endConnection } from '#server/platform/database/pool/end-connection.ts'
import { applyFunctions, hasPendingFunctions } from './function-files.ts'
import { nameLogins, type RoleNames } from './role-names.ts'
import { poolOfOne } from '#server/platform/database/pool/session.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

/** Contains `migrations`, each of which runs once, and `functions`, the current text of every function. */
export const schemaFolder = dirname(import.meta.dirname)

type Migrate = { ownerUrl: string; names: RoleNames; folder: string; log: Logger }

/**
 * Updates the schema to the files in `folder`, in one transaction: pending migrations, then changed functions.
 * Migrations that are newer than this code are left alone, and so are the functions: in a rolling update an old node
 * may start after a new one has migrated, and every migration works with the previous release. The caller holds the
 * lock that prevents two nodes from doing this at once.
 */
export async function migrate({ ownerUrl, names, folder, log }: Migrate): Promise<void> {
  const known = await listKnownMigrations(folder)
  await withQueries(ownerUrl, async (database) => {
    const executed = await listExecuted(database)
    refuseUnreleased(known, executed)
    const newer = executed.filter((name) => !known.includes(name))
    if (newer.length > 0)
      log.warn({ newer }, 'the database was already migrated by a newer release; this one works with it')
    const isMigrated = known.every((name) => executed.includes(name))
    if (isMigrated && (newer.length > 0 || !(await hasPendingFunctions(database, folder)))) return
    const changed = await database.transaction().execute((tx) => migrateIn(tx, { names, folder }))
    log.info(changed, 'the database was migrated')
  })
}

/** Throws if the database was made before release 0.1.0. */
export async function refuseUnreleasedDatabase(ownerUrl: string): Promise<void> {
  const known = await listKnownMigrations(schemaFolder)
  await withQueries(ownerUrl, async (database) => refuseUnreleased(known, await listExecuted(database)))
}

/** Every release begins with the first migration of 0.1.0. What came before had others, and nothing carries it over. */
function refuseUnreleased(known: readonly string[], executed: readonly string[]): void {
  if (executed.length === 0 || executed.some((name) => name === known[0])) return
  throw new StartProblem(
    'The database was made before release 0.1.0, and no release can use it. It was left as it is. Continue with the version that made it, or start this release with an empty database (another VAR_DIR or DATABASE_URL).',
  )
}

async function withQueries(url: string, work: (database: Kysely<unknown>) => Promise<void>): Promise<void> {
  const client = createClient({ url, application_name: 'my-guide-korea migrations' })
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: poolOfOne(client) }) })
  try {
    await client.connect()
    await work(database)
  } finally {
    await database.destroy()
    await endConnection(client)
  }
}

/**
 * Applies the migrations that were executed elsewhere, or all migrations if no names are given. If no known migration
 * is missing then, the functions follow. Everything runs in the caller's transaction.
 */
export async function migrateIn(
  tx: Transaction<unknown>,
  { names, folder, executed }: { names: RoleNames; folder: string; executed?: readonly string[] },
): Promise<{ migrations: string[]; functions: string[] }> {
  // After a failed statement, Kysely's own error only says that the transaction is aborted.
  const failures: StartProblem[] = []
  const known = await readMigrations(folder, names, failures)
  const wanted = Object.entries(known).filter(([name]) => executed?.includes(name) ?? true)
  const newer = (await listExecuted(tx)).filter((name) => !(name in known))
  const refused = newer.map((name): [string, Migration] => [name, { up: refuseUnknown }])
  const migrator = new Migrator({
    db: tx,
    provider: { getMigrations: async () => Object.fromEntries([...wanted, ...refused]) },
    migrationTableSchema: 'mgk',
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw failures[0] ?? explain(error, 'The migrations could not run')
  const isNewest = wanted.length === Object.keys(known).length
  const functions = isNewest ? await applyFunctions(tx, { names, folder }) : []
  return { migrations: results.map(({ migrationName }) => migrationName), functions }
}

/** The names of the migrations of this release, in order. */
export async function listKnownMigrations(folder: string): Promise<string[]> {
  const files = (await readdir(join(folder, 'migrations'))).filter((file) => file.endsWith('.sql')).toSorted()
  return files.map((file) => file.slice(0, -'.sql'.length))
}

/** The tables that these migrations create. None was ever renamed or dropped. */
export async function listTablesOf(folder: string, migrations: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(migrations.map((name) => readFile(join(folder, 'migrations', `${name}.sql`), 'utf8')))
  return texts.flatMap((text) =>
    [...text.matchAll(/^create (?:unlogged )?table mgk\.(\w+)/gm)].map(([, name = '']) => name),
  )
}

async function readMigrations(
  folder: string,
  names: RoleNames,
  failures: StartProblem[],
): Promise<Record<string, Migration>> {
  const entries = (await listKnownMigrations(folder)).map(async (name): Promise<[string, Migration]> => {
    const statements = nameLogins(await readFile(join(folder, 'migrations', `${name}.sql`), 'utf8'), names)
    async function up(database: Kysely<unknown>): Promise<void> {
      try {
        await sql.raw(statements).execute(database)
      } catch (error) {
        failures.push(explain(error, `The migration ${name}.sql failed and was undone`))
        throw error
      }
    }
    return [name, { up }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function listExecuted(database: Kysely<unknown>): Promise<string[]> {
  const table = await sql<{
    exists: boolean
  }>`select to_regclass('mgk.kysely_migration') is not null as exists`.execute(database)
  if (!table.rows[0]?.exists) return []
  const executed = await sql<{ name: string }>`select name from mgk.kysely_migration`.execute(database)
  return executed.rows.map(({ name }) => name)
}

async function refuseUnknown(): Promise<never> {
  throw new Error('a migration that this release does not know was executed before, so it never runs here')
}

function explain(error: unknown, what: string): StartProblem {
  return new StartProblem(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
}
