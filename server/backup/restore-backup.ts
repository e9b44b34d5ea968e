import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { putKeyFile, readKeyFile } from '#server/platform/data-key/key-file.ts'
import { type DatabaseOwner, withPreparation } from '#server/platform/database/prepare/prepare-database.ts'
import type { Files } from '#server/platform/files/files.ts'
import { isStorageFull } from '#server/platform/files/storage-full.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { type CheckedBackup, type OnStep, readContent, readDataKey, readRows } from './check-backup.ts'
import { withCopyConnection } from './copy-connection.ts'
import { loadDatabase } from './load-database.ts'
import type { Manifest } from './manifest.ts'
import { hashBytes, type Part } from './parts.ts'
import { readRestoreNote, removeRestoreNote, writeRestoreNote } from './restore-note.ts'
import { severalAtOnce } from './several-at-once.ts'

export type RestoreOptions = {
  reach: { url: string; directUrl: string }
  files: Files
  dataKeyFile: string
  varFolder: string
  replace: boolean
  onStep?: OnStep
}

/** Restores into an empty place: first the files, which no row refers to yet, then all rows in one transaction. */
export async function restoreBackup(
  checked: CheckedBackup,
  options: RestoreOptions,
): Promise<{ missingKeys: string[] }> {
  const { manifest } = checked
  const { reach, files, varFolder, replace } = options
  try {
    return await withPreparation(reach, async (owner) => {
      await files.check()
      await refuseRunningProduct(owner.admin)
      const note = await readRestoreNote(varFolder)
      const wasEmpty = note?.wasEmpty === true || !(await isUsed(owner.ownerUrl))
      if (!replace) await refuseUsedPlace({ wasEmpty, files, manifest })
      const missingKeys = await putDataKey(checked, options)
      await writeRestoreNote(varFolder, { from: checked.folder, wasEmpty })
      const before = await load(checked, owner, options).catch(async (error: unknown) => {
        // The previous content is unchanged, and the product may start again. A place that was empty is half filled.
        if (!wasEmpty) await removeRestoreNote(varFolder)
        throw error
      })
      await removeRestoreNote(varFolder)
      const restored = new Set(manifest.files.map(({ name }) => name))
      for (const name of before) if (!restored.has(name)) await files.delete(name)
      return { missingKeys }
    })
  } catch (error) {
    if (!isStorageFull(error)) throw error
    throw new StartProblem(
      'There is not enough space to restore, and nothing was restored. Make room and run it again.',
      {
        cause: error,
      },
    )
  }
}

/** Returns the files that the previous database referred to. */
async function load(checked: CheckedBackup, owner: DatabaseOwner, options: RestoreOptions): Promise<string[]> {
  await restoreFiles(checked, options)
  const { manifest } = checked
  return loadDatabase({ owner, manifest, readRows: (table) => readRows(checked, table), onStep: options.onStep })
}

/**
 * A running product, on whichever machine, keeps its connections open. Those of a killed restore end within a moment,
 * so this retries before it throws.
 */
async function refuseRunningProduct(admin: pg.Client): Promise<void> {
  for (let looks = 0; looks < 20; looks += 1) {
    const { rows } = await admin.query(
      `select from pg_stat_activity
       where datname = current_database() and application_name like 'my-guide-korea %'
         and application_name <> 'my-guide-korea start' limit 1`,
    )
    if (rows.length === 0) return
    await pause(100)
  }
  throw new StartProblem('The product, or one of its commands, uses this database now. Stop it first, on every node.')
}

/** Every product that was ever started has recorded its data key. Only the owner may look into the schema. */
function isUsed(ownerUrl: string): Promise<boolean> {
  return withCopyConnection(ownerUrl, 'restore', async (client) => {
    const table = await client.query<{ isThere: boolean }>(
      `select to_regclass('mgk.data_keys') is not null as "isThere"`,
    )
    if (!table.rows[0]?.isThere) return false
    const keys = await client.query('select from mgk.data_keys limit 1')
    return keys.rows.length > 0
  })
}

async function refuseUsedPlace(found: { wasEmpty: boolean; files: Files; manifest: Manifest }): Promise<void> {
  const how = 'Restore into an empty place, or say --replace to lose what is there.'
  if (!found.wasEmpty) throw new StartProblem(`The database is in use by an installation of the product. ${how}`)
  const expected = new Set(found.manifest.files.map(({ name }) => name))
  for await (const name of found.files.list()) {
    // Files of this backup were left by an interrupted restore.
    if (expected.has(name.replace(/\.part$/, ''))) continue
    throw new StartProblem(`The place of the files (FILES_URL) is not empty. ${how}`)
  }
}

/** Returns the ids of the keys without which the restored product does not start. */
async function putDataKey(checked: CheckedBackup, { dataKeyFile }: RestoreOptions): Promise<string[]> {
  const { dataKey, dataKeyIds } = checked.manifest
  const present = await readKeyFile(dataKeyFile)
  const missingFrom = (keys: readonly { id: string }[]) => dataKeyIds.filter((id) => !keys.some((key) => key.id === id))
  if (present || !dataKey) return missingFrom(present ?? [])
  return missingFrom(await putKeyFile(dataKeyFile, await readDataKey(checked, dataKey)))
}

async function restoreFiles(checked: CheckedBackup, { files, onStep }: RestoreOptions): Promise<void> {
  const named = checked.manifest.files
  await severalAtOnce(named, { hands: 4 }, async (file, index) => {
    onStep?.('Files', index / named.length)
    await restoreFile(checked, files, file)
  })
}

/** A file with the right content is not written again, so that an interrupted restore cannot lose it. */
async function restoreFile(checked: CheckedBackup, files: Files, file: Part & { name: string }): Promise<void> {
  const present = await files.get(file.name)
  if (present) {
    const found = await hashBytes(present)
    const wanted = await hashBytes(readContent(checked, file))
    if (found.bytes === wanted.bytes && found.sha256 === wanted.sha256) return
  }
  // Also removes what a killed writer left.
  await files.delete(file.name)
  await files.put(file.name, readContent(checked, file))
}
