import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Problem } from '#domain/site/problems.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { makeFileName } from './file-name.ts'
import type { ByteRange, Files } from './files.ts'

/** A file outside the database, for a row to reference. */
export type StoredFile = { file: string; size: number; etag: string }

type Options = { database: Pick<Database, 'transactionAs'>; files: Files }

// At most half of it may pass between a file's first byte and the row that references it.
const graceMinutes = 60
const longestWriteMs = (graceMinutes / 2) * 60_000
const sweptAtOnce = 50

/** A shared holder of this advisory lock reads files that rows referenced a moment ago; none is removed meanwhile. */
export const filesInUseKey = 7_164_225_300_121

/**
 * Files and the rows that reference them, in an order that survives a kill at any moment: the file's own row, the file,
 * then the row that references it. Deletion uses the reverse order. So no row ever references a missing file.
 */
export function createStoredFiles({ database, files }: Options) {
  /** Writes a file that no row references yet: such a row has to follow soon. */
  async function add(content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    const file = makeFileName()
    await database.transactionAs({ role: 'service' }, (tx) =>
      tx.insertInto('mgk.files').values({ name: file }).execute(),
    )
    const hash = createHash('sha256')
    const deadline = performance.now() + longestWriteMs
    let size = 0
    async function* measure() {
      for await (const bytes of content) {
        if (performance.now() > deadline) throw new Problem('request.too_slow')
        hash.update(bytes)
        size += bytes.byteLength
        yield bytes
      }
    }
    await files.put(file, measure())
    return { file, size, etag: hash.digest('base64url').slice(0, 22) }
  }

  /** Removes files that no row references any more, or never did. A job calls this at intervals. */
  async function sweep(signal: AbortSignal): Promise<void> {
    let found = sweptAtOnce
    while (found === sweptAtOnce && !signal.aborted) {
      found = await database.transactionAs({ role: 'service' }, async (tx) => {
        if (!(await mayRemove(tx))) return 0
        const unnamed = await takeUnnamed(tx)
        await Promise.all(unnamed.map((name) => files.delete(name)))
        return unnamed.length
      })
    }
  }

  return { add, get: (file: string, range?: ByteRange) => files.get(file, range), sweep }
}

/** Content that is completely in memory, as one chunk. */
export async function* pour(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

export type StoredFiles = ReturnType<typeof createStoredFiles>

/** False while a backup copies files; the next sweep finds them again. */
async function mayRemove(tx: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(${filesInUseKey}) as "isFree"
  `.execute(tx)
  return rows[0]?.isFree === true
}

/**
 * Deletes the rows of unreferenced files. The transaction commits once the files are gone; no row can reference them
 * before.
 */
async function takeUnnamed(tx: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from mgk.files where name in (
      select name from mgk.files
      where added_at < now() - make_interval(mins => ${graceMinutes})
        and not exists (select from mgk.storage_objects where storage_objects.file = files.name)
        and not exists (select from mgk.image_variants where image_variants.file = files.name)
        and not exists (select from mgk.head_pictures where head_pictures.file = files.name)
        and not exists (select from mgk.consultation_files where consultation_files.file = files.name)
      order by added_at limit ${sweptAtOnce} for update skip locked
    )
    returning name
  `.execute(tx)
  return rows.map(({ name }) => name)
}
