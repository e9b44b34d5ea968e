import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Files } from '#server/platform/files/files.ts'
import { isStorageFull } from '#server/platform/files/storage-full.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import {
  type BackupFolder,
  beginFolder,
  describeBegun,
  listBackupFolders,
  pruneBackups,
  removeOthers,
} from './backup-folders.ts'
import { type BackupKey, deriveBackupKey } from './backup-key.ts'
import type { BackupPlace } from './backup-place.ts'
import { format, formatVersion, type Manifest, writeManifest } from './manifest.ts'
import { dataKeyPart, filePart, inspectPart, type Part, partPath, tablePart, writePart } from './parts.ts'
import { severalAtOnce } from './several-at-once.ts'
import { type NamedFile, type Snapshot, withSnapshot } from './snapshot.ts'

export type BackupOptions = {
  ownerUrl: string
  files: Files
  place: BackupPlace
  /** BACKUP_KEY. Null means no encryption. */
  words: string | null
  /** The file of the data key, if the backup should contain it. */
  dataKeyFile: string | null
  /** How many finished backups to keep. Null keeps all. */
  keep: number | null
  productVersion: string
  /** Stops the run between two chunks. The next run resumes it. */
  signal?: AbortSignal
  onStep?: (step: string, share: number) => void
}

export type MadeBackup = {
  folder: string
  manifest: Manifest
  bytes: number
  /** Files that an interrupted earlier run had already written. */
  reusedFiles: number
  wasResumed: boolean
  pruned: string[]
}

/** Makes a consistent backup of the database and its files while the product runs. */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { place, ownerUrl, keep, words, dataKeyFile } = options
  if (dataKeyFile !== null && words === null) {
    throw new StartProblem('A backup contains the data key only when it is encrypted: set BACKUP_KEY.')
  }
  await place.check()
  try {
    return await withSnapshot(ownerUrl, async (snapshot) => {
      const made = await writeBackup(snapshot, options)
      return { ...made, pruned: keep === null ? [] : await pruneBackups(place, snapshot.installation, keep) }
    })
  } catch (error) {
    if (!isStorageFull(error)) throw error
    throw new StartProblem(
      `There is not enough space at ${place.name} for a backup. Make room and run it again: it continues with what is there.`,
      { cause: error },
    )
  }
}

type Writing = BackupOptions & { folder: string; key: BackupKey | null }

async function writeBackup(snapshot: Snapshot, options: BackupOptions): Promise<Omit<MadeBackup, 'pruned'>> {
  const { place, words, productVersion } = options
  const half = await findHalf(place, snapshot)
  const { folder, salt } = half ?? (await beginFolder(place, snapshot))
  const key = words === null ? null : deriveBackupKey(words, salt)
  const writing = { ...options, folder, key }

  const tables = await writeTables(snapshot, writing)
  await snapshot.release()
  const { files, missingFiles, reusedFiles } = await writeFiles(snapshot.files, writing)
  const dataKey = await writeDataKey(writing)
  const parts: Part[] = [...tables, ...files, ...(dataKey ? [dataKey] : [])]
  await removeOthers(
    place,
    folder,
    parts.map(({ path }) => path),
  )
  const manifest: Manifest = {
    format,
    formatVersion,
    productVersion,
    takenAt: snapshot.takenAt.toISOString(),
    installation: snapshot.installation,
    schema: snapshot.schema,
    encryption: key && { salt, check: key.check },
    dataKeyIds: snapshot.dataKeyIds,
    dataKey,
    tables,
    sequences: snapshot.sequences,
    files,
    missingFiles,
    begun: await describeBegun(place, folder),
  }
  await writeManifest(writing, manifest)
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  return { folder, manifest, bytes, reusedFiles, wasResumed: half !== undefined }
}

/** Finds an interrupted backup. Its tables belong to another snapshot and are written again; its files never change. */
async function findHalf(place: BackupPlace, { installation }: Snapshot): Promise<BackupFolder | undefined> {
  return (await listBackupFolders(place, installation)).findLast(({ state }) => state === 'half')
}

async function writeTables(snapshot: Snapshot, writing: Writing): Promise<Manifest['tables']> {
  const written: Manifest['tables'] = []
  for (const [index, table] of snapshot.tables.entries()) {
    writing.onStep?.('Tables', index / snapshot.tables.length)
    let rows = 0
    async function* read() {
      rows = yield* stopping(snapshot.copy(table), writing.signal)
    }
    const part = await writePart(writing, tablePart(table.name), read())
    written.push({ ...part, ...table, rows })
  }
  return written
}

async function writeFiles(named: readonly NamedFile[], writing: Writing) {
  const files: Manifest['files'] = []
  const missingFiles: string[] = []
  const present = await writing.place.list(writing.folder)
  let reusedFiles = 0
  let done = 0

  async function take(file: NamedFile): Promise<void> {
    writing.signal?.throwIfAborted()
    writing.onStep?.('Files', done / named.length)
    const name = filePart(file.name)
    const left = present.has(partPath(name, writing.key)) ? await inspectPart(writing, name) : null
    if (left && isContentOf(file, left.content)) {
      files.push({ ...left.part, name: file.name })
      reusedFiles += 1
    } else {
      const part = await copyFile(file.name, name, writing)
      if (part) files.push({ ...part, name: file.name })
      else missingFiles.push(file.name)
    }
    done += 1
  }

  await severalAtOnce(named, { hands: 4 }, take)
  files.sort((one, other) => (one.name < other.name ? -1 : 1))
  return { files, missingFiles: missingFiles.toSorted(), reusedFiles }
}

async function copyFile(file: string, name: string, writing: Writing): Promise<Part | null> {
  const stream = await writing.files.get(file)
  if (!stream) return null
  try {
    return await writePart(writing, name, stream)
  } catch (error) {
    // If writing failed before it read anything, the stream is still open.
    await stream.cancel().catch(() => {})
    throw error
  }
}

/** Compares the content with the row of the file: its size, and the beginning of its hash. */
function isContentOf({ size, etag }: NamedFile, content: { bytes: number; sha256: string }): boolean {
  return content.bytes === size && Buffer.from(content.sha256, 'hex').toString('base64url').startsWith(etag)
}

async function writeDataKey(writing: Writing): Promise<Part | null> {
  if (writing.dataKeyFile === null) return null
  const content = await readFile(writing.dataKeyFile).catch((error: unknown) => {
    throw new StartProblem(`DATA_KEY_FILE ${writing.dataKeyFile} cannot be read: ${String(error)}`, { cause: error })
  })
  return writePart(writing, dataKeyPart, Readable.from([content]))
}

async function* stopping<T, R>(source: AsyncGenerator<T, R>, signal: AbortSignal | undefined): AsyncGenerator<T, R> {
  for (;;) {
    signal?.throwIfAborted()
    const next = await source.next()
    if (next.done) return next.value
    yield next.value
  }
}
