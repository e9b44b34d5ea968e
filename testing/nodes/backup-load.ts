import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { readPlaces } from '#seed/places.ts'
import { createPlaces } from '#server/places/places.ts'
import { openDataKey } from '#server/platform/data-key/data-key.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createStoredFiles } from '#server/platform/files/stored-files.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { addFile } from './backups.ts'
import { queryOnce } from '#testing/database/copy-database.ts'

const log = pino({ level: 'silent' })

/**
 * An installation in a folder, that somebody writes to without a pause: uploads, deletions, changes of two tables at
 * once, and sweeps that remove deleted files at once. What was acknowledged is remembered.
 */
export async function startBackupLoad(varFolder: string) {
  const embedded = await startEmbeddedPostgres({ folder: join(varFolder, 'database'), log })
  const { url } = embedded
  const database = await openDatabase({ url, log })
  const files = openFiles({ kind: 'folder', folder: join(varFolder, 'files') })
  await openDataKey({ file: join(varFolder, 'data-key'), database })
  await createPlaces({ database }).load(readPlaces())
  const storedFiles = createStoredFiles({ database, files })
  const service = { role: 'service' } as const
  /** Hash of each file whose upload was acknowledged. */
  const uploaded = new Map<string, string>()
  const deleting = new Set<string>()
  const deleted = new Set<string>()
  const pairs = new Set<string>()
  const ending = new AbortController()

  async function upload(): Promise<void> {
    const bytes = randomBytes(1 + Math.floor(Math.random() * 40_000))
    const { file } = await addFile({ database, files }, bytes)
    uploaded.set(file, createHash('sha256').update(bytes).digest('hex'))
  }

  async function remove(): Promise<void> {
    const file = [...uploaded.keys()].find((name) => !deleting.has(name))
    if (file === undefined || uploaded.size - deleting.size < 30) return
    deleting.add(file)
    await database.transactionAs(service, (tx) => sql`delete from mgk.storage_objects where file = ${file}`.execute(tx))
    deleted.add(file)
    await database.transactionAs(service, (tx) =>
      sql`update mgk.files set added_at = now() - interval '2 hours' where name = ${file}`.execute(tx),
    )
    await storedFiles.sweep(ending.signal)
  }

  async function writePair(): Promise<void> {
    const id = randomUUID()
    await database.transactionAs(service, async (tx) => {
      await sql`insert into mgk.audit_log (at, action, subject_id) values (now(), 'pair', ${id})`.execute(tx)
      await sql`insert into mgk.jobs (kind, subject) values ('pair', ${id})`.execute(tx)
    })
    pairs.add(id)
  }

  async function write(): Promise<void> {
    while (!ending.signal.aborted) {
      await upload()
      await writePair()
      await remove()
    }
  }
  const writing = Promise.all([write(), write()])

  return {
    url,
    /** The rows and files that a backup from now on must contain and must not contain. */
    acknowledged: () => ({
      files: new Set([...uploaded.keys()].filter((name) => !deleting.has(name))),
      deleted: new Set(deleted),
      pairs: new Set(pairs),
    }),
    hashOf: (file: string) => uploaded.get(file),
    uploads: () => uploaded.size,
    async stop(): Promise<void> {
      ending.abort()
      await writing
    },
    async close(): Promise<void> {
      await database.close()
      await embedded.stop()
    },
  }
}

/** The part of the load that a restored installation has. */
export async function readBackupLoad(url: string) {
  const listed = async (statement: string) =>
    new Set((await queryOnce(url, statement)).map(({ value }) => String(value)))
  return {
    files: await listed('select file as value from mgk.storage_objects'),
    audited: await listed(`select subject_id as value from mgk.audit_log where action = 'pair'`),
    jobs: await listed(`select subject as value from mgk.jobs where kind = 'pair'`),
  }
}
