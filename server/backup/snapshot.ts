import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { quote } from '#server/platform/database/prepare/grants.ts'
import { copyOut } from '#server/platform/database/copy-out.ts'
import { filesInUseKey } from '#server/platform/files/stored-files.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { withCopyConnection } from './copy-connection.ts'

export type Table = { name: string; columns: string[] }
export type Sequence = { name: string; value: string; isCalled: boolean }
/** A file that a row refers to, with the row's size and etag. The etag begins the file's SHA-256 in base64url. */
export type NamedFile = { name: string; size: number; etag: string }

/** An arbitrary key of the advisory lock that allows only one backup of a database at a time. */
const oneBackupKey = 7_164_225_300_120

/**
 * The migrator maintains these tables itself, so a backup leaves them out. Migrations that come after
 * those of the backup request the lists again, and they are filled with the present functions.
 */
const tablesOfMigrations: readonly string[] = [
  'kysely_migration',
  'kysely_migration_lock',
  'function_files',
  'relist_requests',
]

export type Snapshot = {
  takenAt: Date
  /** Distinguishes this database from others whose backups are in the same place. */
  installation: string
  schema: string[]
  dataKeyIds: string[]
  tables: Table[]
  sequences: Sequence[]
  files: NamedFile[]
  /** Streams the rows of a table in the format of `copy`. Returns their number. */
  copy(table: Table): AsyncGenerator<Buffer, number>
  /** Ends the snapshot once every table is read. The files that it refers to stay protected until the work is done. */
  release(): Promise<void>
}

/** During the work, no other backup of this database runs, and no file of the snapshot is removed. */
export async function withSnapshot<T>(ownerUrl: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return withCopyConnection(ownerUrl, 'backup', async (client) => {
    await takeBackupLocks(client)
    await client.query('begin isolation level repeatable read read only')
    return work(await readSnapshot(client))
  })
}

async function takeBackupLocks(client: pg.Client): Promise<void> {
  if (!(await isFree(client))) throw new StartProblem('Another backup of this database is under way.')
  // Waits for a running removal of files, and prevents the next one from starting.
  await client.query('select pg_advisory_lock_shared($1)', [filesInUseKey])
}

/** The database session of a killed run may last a moment longer, so this retries. */
async function isFree(client: pg.Client): Promise<boolean> {
  for (let looks = 0; looks < 20; looks += 1) {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
      oneBackupKey,
    ])
    if (rows[0]?.isFree) return true
    await pause(100)
  }
  return false
}

async function readSnapshot(client: pg.Client): Promise<Snapshot> {
  // The first statement takes the snapshot.
  const [moment] = (await client.query<{ takenAt: Date }>('select clock_timestamp() as "takenAt"')).rows
  if (!moment) throw new Error('a select without a table has one row')
  await refuseHiddenRows(client)
  const schema = await client.query<{ name: string }>('select name from mgk.kysely_migration order by name')
  const keys = await client.query<{ id: string }>('select id from mgk.data_keys order by first_used_at, id')
  const dataKeyIds = keys.rows.map(({ id }) => id)
  return {
    takenAt: moment.takenAt,
    installation: dataKeyIds[0] ?? 'unused',
    schema: schema.rows.map(({ name }) => name),
    dataKeyIds,
    tables: await listTables(client),
    sequences: await readSequences(client),
    files: await listNamedFiles(client),
    copy: (table) => copyOut(client, `copy ${describeTable(table)} to stdout`),
    release: async () => void (await client.query('commit')),
  }
}

/** The table as `copy` expects it, with its columns except generated ones. */
export function describeTable({ name, columns }: Table): string {
  return `mgk.${quote(name)} (${columns.map(quote).join(', ')})`
}

/** Row-level security would silently leave out rows, but a backup must read every table completely. */
async function refuseHiddenRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class, pg_roles
     where relnamespace = 'mgk'::regnamespace and relkind = 'r' and rolname = current_user
       and relrowsecurity and not (rolsuper or rolbypassrls)
       and not exists (
         select from pg_policy
         where polrelid = pg_class.oid and polpermissive and polcmd in ('r', '*') and pg_roles.oid = any(polroles)
           and pg_get_expr(polqual, polrelid) = 'true'
       )`,
  )
  if (rows.length === 0) return
  throw new StartProblem(
    `The owner of the table mgk.${rows[0]?.relname} cannot read all of its rows: it has no policy read_by_backup for this role. A backup would be incomplete.`,
  )
}

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'mgk'::regnamespace and relkind = 'r' and relname <> all($1)
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
    [tablesOfMigrations],
  )
  return rows
}

/** Sequences are not transactional. They are read after the snapshot was taken, so none is behind a row of it. */
async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'mgk'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences: Sequence[] = []
  for (const { relname } of rows) {
    const read = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from mgk.${quote(relname)}`,
    )
    sequences.push(...read.rows.map((row) => ({ name: relname, ...row })))
  }
  return sequences
}

async function listNamedFiles(client: pg.Client): Promise<NamedFile[]> {
  const tables = ['storage_objects', 'image_variants', 'head_pictures']
  const { rows } = await client.query<NamedFile>(
    `select distinct on (name) name, size, etag from (
       ${tables.map((table) => `select file as name, size::float8 as size, etag from mgk.${table}`).join(' union all ')}
     ) as named order by name`,
  )
  return rows
}
