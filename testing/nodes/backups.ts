import { randomBytes } from 'node:crypto'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readPlaces } from '#seed/places.ts'
import { type BackupPlace, openBackupPlace } from '#server/backup/backup-place.ts'
import { type BackupOptions, type MadeBackup, makeBackup } from '#server/backup/make-backup.ts'
import { checkBackup } from '#server/backup/check-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { createPlaces } from '#server/places/places.ts'
import { openDataKey } from '#server/platform/data-key/data-key.ts'
import { withOwner } from '#server/platform/database/prepare/prepare-database.ts'
import type { Files } from '#server/platform/files/files.ts'
import { createStoredFiles, pour } from '#server/platform/files/stored-files.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { copyDatabase, queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

/** A text with every character that a file of rows has to escape. */
const awkward = ['tab\tnew\nline\rback\\slash \\N \\.', '한국어 😀 "quoted" {}', ''].join('\u0001')

/** A database, files and a data key as a product leaves them, in a folder of its own. */
export async function openTestInstallation() {
  const opened = await openTestDatabase()
  const { database, url } = opened
  const folder = await makeTemporaryFolder()
  const files = openFiles({ kind: 'folder', folder: join(folder.path, 'files') })
  const dataKeyFile = join(folder.path, 'data-key')
  await openDataKey({ file: dataKeyFile, database })
  await createPlaces({ database }).load(readPlaces().slice(0, 40))
  await queryOnce(
    url,
    `insert into mgk.audit_log (at, action, subject_id, details)
     select now(), 'test', E'${awkward.replaceAll('\\', '\\\\').replaceAll("'", "''")}', jsonb_build_object('n', n)
     from generate_series(1, 500) n`,
  )
  const installation = { url, database, files, folder: folder.path, dataKeyFile }
  for (const size of [0, 10, 300_000]) await addFile(installation, randomBytes(size))
  return {
    ...installation,
    async close() {
      await opened.close()
      await folder.remove()
    },
  }
}

export type TestInstallation = Awaited<ReturnType<typeof openTestInstallation>>

/** Stores a file as an upload does: its row, the file, the row that names it. */
export async function addFile({ database, files }: Pick<TestInstallation, 'database' | 'files'>, bytes: Uint8Array) {
  const kept = await createStoredFiles({ database, files }).add(pour(bytes))
  await database.transactionAs({ role: 'service' }, (tx) =>
    sql`
      insert into mgk.storage_objects (bucket_id, name, file, size, etag, content_type, cache_control)
      values ('clinic-images', ${kept.file}, ${kept.file}, ${kept.size}, ${kept.etag}, 'image/png', 'no-cache')
    `.execute(tx),
  )
  return kept
}

type Changed = Partial<Omit<BackupOptions, 'ownerUrl'>> & { to?: string }

export function backUp({ url, files, folder }: TestInstallation, changed: Changed = {}): Promise<MadeBackup> {
  const { to = join(folder, 'backups'), ...options } = changed
  return withOwner({ url, directUrl: url }, (owner) => {
    if (!owner) throw new Error('a test database is prepared')
    return makeBackup({
      ownerUrl: owner.ownerUrl,
      files,
      place: openBackupPlace(to, 'BACKUP_TO'),
      words: null,
      dataKeyFile: null,
      keep: null,
      productVersion: '0.0.0',
      ...options,
    })
  })
}

type Restore = {
  place: BackupPlace
  backup: string
  words?: string | null
  url: string
  varFolder: string
  files: Files
  replace?: boolean
}

export async function restore({ place, backup, words = null, url, varFolder, files, replace = false }: Restore) {
  const checked = await checkBackup(place, { folder: backup, words })
  const dataKeyFile = join(varFolder, 'data-key')
  return restoreBackup(checked, { reach: { url, directUrl: url }, files, dataKeyFile, varFolder, replace })
}

/** A copy of all backups of an installation, which a test may damage, and an empty place to restore them to. */
export async function openRestoreTarget(source: TestInstallation) {
  const folder = await makeTemporaryFolder()
  const backups = join(folder.path, 'backups')
  await cp(join(source.folder, 'backups'), backups, { recursive: true })
  const database = await copyDatabase(source.url, 'template1')
  const { url } = database
  const place = openBackupPlace(backups, '--from')
  const files = openFiles({ kind: 'folder', folder: join(folder.path, 'files') })
  return {
    folder: folder.path,
    backups,
    url,
    place,
    files,
    check: (backup: string, words: string | null = null) => checkBackup(place, { folder: backup, words }),
    restore: (backup: string, how: { words?: string | null; replace?: boolean } = {}) =>
      restore({ place, backup, url, varFolder: folder.path, files, ...how }),
    async listParts(backup: string): Promise<string[]> {
      const entries = await readdir(join(backups, backup), { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    },
    async close() {
      await database.drop()
      await folder.remove()
    },
  }
}

export type RestoreTarget = Awaited<ReturnType<typeof openRestoreTarget>>

/** Tables of the migrator, which a backup leaves out, and the records about backups, which come after one. */
const notCompared = ['kysely_migration', 'kysely_migration_lock', 'function_files', 'backup_results']

/** The number of rows and a hash of every table, and the value of every sequence. */
export async function fingerprint(url: string): Promise<Record<string, unknown>> {
  const tables = await queryOnce(
    url,
    `select relname as name, relkind as kind from pg_class
     where relnamespace = 'mgk'::regnamespace and relkind in ('r', 'S') order by relname`,
  )
  const found: Record<string, unknown> = {}
  for (const { name, kind } of tables) {
    if (notCompared.includes(String(name))) continue
    const question =
      kind === 'S'
        ? `select last_value, is_called from mgk.${String(name)}`
        : `select count(*)::int, md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash from mgk.${String(name)} t`
    found[String(name)] = (await queryOnce(url, question))[0]
  }
  return found
}
