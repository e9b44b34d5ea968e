import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import type { Logger } from 'pino'
import type { RoleNames } from './role-names.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

type Migrate = { ownerUrl: string; names: RoleNames; folder: string; log: Logger }

/**
 * Brings the schema up to the files in `folder`; all pending files share one transaction. Migrations that are newer
 * than this code are left alone: while nodes are replaced one by one, an old one may start after a new one has
 * migrated, and every migration works with the release before it. The caller holds the lock that keeps two nodes from
 * doing this at once.
 */
export async function migrate({ ownerUrl, names, folder, log }: Migrate): Promise<void> {
  const known = await readMigrations(folder, names)
  const pool = new pg.Pool({ connectionString: ownerUrl, application_name: 'my-guide-korea migrations', max: 2 })
  pool.on('error', (error) => log.warn({ err: error }, 'the connection of the migrations was lost'))
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const executed = await listExecuted(database)
    const newer = executed.filter((name) => !(name in known))
    if (newer.length > 0)
      log.warn({ newer }, 'the database was already migrated by a newer release; this one works with it')
    if (Object.keys(known).every((name) => executed.includes(name))) return
    const migrations = { ...known, ...Object.fromEntries(newer.map((name) => [name, { up: refuseUnknown }])) }
    const migrator = new Migrator({
      db: database,
      provider: { getMigrations: async () => migrations },
      migrationTableSchema: 'mgk',
    })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw explain(error, results.find(({ status }) => status === 'Error')?.migrationName)
    log.info({ migrations: results.map(({ migrationName }) => migrationName) }, 'the database was migrated')
  } finally {
    await database.destroy()
  }
}

/**
 * Brings an empty schema up to the migrations that were executed elsewhere, or, without their names, to the newest.
 * All in the caller's transaction.
 */
export async function migrateIn(
  tx: Transaction<unknown>,
  { names, folder, executed }: { names: RoleNames; folder: string; executed?: readonly string[] },
): Promise<void> {
  const known = await readMigrations(folder, names)
  const wanted = executed
    ? Object.fromEntries(Object.entries(known).filter(([name]) => executed.includes(name)))
    : known
  const migrator = new Migrator({
    db: tx,
    provider: { getMigrations: async () => wanted },
    migrationTableSchema: 'mgk',
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw explain(error, results.find(({ status }) => status === 'Error')?.migrationName)
}

/** The names of the migrations that this release brings, in their order. */
export async function listKnownMigrations(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return files.map((file) => file.slice(0, -'.sql'.length))
}

async function readMigrations(folder: string, names: RoleNames): Promise<Record<string, Migration>> {
  const entries = (await listKnownMigrations(folder)).map(async (name): Promise<[string, Migration]> => {
    const statements = nameLogins(await readFile(join(folder, `${name}.sql`), 'utf8'), names)
    return [name, { up: async (database) => void (await sql.raw(statements).execute(database)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The two variables that a file may use, written as psql writes a variable that is an identifier. */
function nameLogins(statements: string, { app, reader }: RoleNames): string {
  return statements.replaceAll(':"app"', `"${app}"`).replaceAll(':"reader"', `"${reader}"`)
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

function explain(error: unknown, file: string | undefined): StartProblem {
  const where = file ? `The migration ${file}.sql failed and was undone` : 'The migrations could not run'
  return new StartProblem(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
}
