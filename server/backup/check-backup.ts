import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { parseKeys } from '#server/platform/data-key/key-file.ts'
import { listKnownMigrations, listTablesOf, schemaFolder } from '#server/platform/database/prepare/migrate.ts'
import { isFileName } from '#server/platform/files/file-name.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import type { BackupKey } from './backup-key.ts'
import { begunName } from './backup-folders.ts'
import type { BackupPlace } from './backup-place.ts'
import { type Manifest, manifestName, readManifest } from './manifest.ts'
import { checkPart, dataKeyPart, filePart, type Part, partPath, readPart, tablePart } from './parts.ts'
import { DamagedPart } from './sealed-stream.ts'

export type OnStep = (step: string, share: number) => void

/** A backup of which every part was read and verified. */
export type CheckedBackup = { place: BackupPlace; folder: string; manifest: Manifest; key: BackupKey | null }

/**
 * Reads every part of a backup as a restore does, and changes nothing. Throws a StartProblem if it cannot be restored.
 */
export async function checkBackup(
  place: BackupPlace,
  { folder, words, onStep }: { folder: string; words: string | null; onStep?: OnStep },
): Promise<CheckedBackup> {
  const opened = await inOneSentence(folder, manifestName, () => readManifest(place, folder, words))
  if (!opened) {
    throw new StartProblem(`${place.name}/${folder} is incomplete: the backup was interrupted. Use another one.`)
  }
  const checked = { place, folder, ...opened }
  await refuseNewerSchema(checked)
  await refuseForeignNames(checked)
  const { tables, files, begun, dataKey } = checked.manifest
  const checks = [
    () => inOneSentence(folder, begun.path, () => checkPart(checked, begun)),
    ...(dataKey ? [() => readDataKey(checked, dataKey)] : []),
    ...tables.map((table) => () => readToEnd(readRows(checked, table))),
    ...files.map((file) => () => readToEnd(readContent(checked, file))),
  ]
  for (const [index, check] of checks.entries()) {
    onStep?.('Checking', index / checks.length)
    await check()
  }
  return checked
}

/** The content of a part. A failure is a StartProblem that names the part. */
export function readContent(checked: CheckedBackup, part: Part): AsyncGenerator<Buffer> {
  return nameDamage(checked.folder, part, readPart(checked, part))
}

export function readRows(checked: CheckedBackup, table: Manifest['tables'][number]): AsyncGenerator<Buffer> {
  return nameDamage(checked.folder, table, countRows(readPart(checked, table), table))
}

export function readDataKey(checked: CheckedBackup, part: Part): Promise<string> {
  return inOneSentence(checked.folder, part.path, async () => {
    const content = await text(Readable.from(readPart(checked, part)))
    if (parseKeys(content) === null) throw new DamagedPart('is no data key')
    return content
  })
}

async function refuseNewerSchema({ folder, manifest: { schema, productVersion } }: CheckedBackup): Promise<void> {
  const known = await listKnownMigrations(schemaFolder)
  const unknown = schema.find((name) => !known.includes(name))
  const isBeginning = schema.every((name, index) => known[index] === name)
  if (isBeginning) return
  const which = unknown === undefined ? 'other migrations' : `the migration ${unknown}`
  throw new StartProblem(
    `The backup ${folder} was made by a newer release (${productVersion}, with ${which}) than this one: restore it with that release.`,
  )
}

/**
 * A manifest that the product did not write could name files outside of the backup, or tables that are not the
 * product's.
 */
async function refuseForeignNames({ folder, manifest, key }: CheckedBackup): Promise<void> {
  const { tables, files, missingFiles, begun, dataKey, schema } = manifest
  const ours = new Set(await listTablesOf(schemaFolder, schema))
  const parts: [Part, string][] = [
    ...tables.map((table): [Part, string] => [table, partPath(tablePart(table.name), key)]),
    ...files.map((file): [Part, string] => [file, partPath(filePart(file.name), key)]),
    [begun, begunName],
    ...(dataKey ? [[dataKey, partPath(dataKeyPart, key)] satisfies [Part, string]] : []),
  ]
  const foreign =
    tables.find(({ name }) => !ours.has(name))?.name ??
    [...files.map(({ name }) => name), ...missingFiles].find((name) => !isFileName(name)) ??
    parts.find(([{ path }, expected]) => path !== expected)?.[0].path ??
    findRepeated(parts.map(([{ path }]) => path))
  if (foreign === undefined) return
  // Quoted, because it may contain anything.
  throw new StartProblem(
    `The backup ${folder} is damaged: its ${manifestName} names ${JSON.stringify(foreign)}, which is no part of a backup. Use another backup.`,
  )
}

function findRepeated(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index)
}

const tab = 0x09
const newline = 0x0a

/** In the format of `copy`, tabs and newlines stand between fields and rows only. */
async function* countRows(
  content: AsyncIterable<Buffer>,
  { rows, columns }: { rows: number; columns: readonly string[] },
): AsyncGenerator<Buffer> {
  let found = 0
  let fields = 1
  let isInRow = false
  for await (const bytes of content) {
    for (const byte of bytes) {
      isInRow = byte !== newline
      if (byte === tab) fields += 1
      if (isInRow) continue
      if (fields !== columns.length) throw new DamagedPart(`has a row of ${fields} fields instead of ${columns.length}`)
      found += 1
      fields = 1
    }
    yield bytes
  }
  if (isInRow || found !== rows) throw new DamagedPart(`has ${found} rows instead of ${rows}`)
}

async function* nameDamage(folder: string, { path }: Part, content: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  for (;;) {
    const next = await inOneSentence(folder, path, () => content.next())
    if (next.done) return
    yield next.value
  }
}

async function readToEnd(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}

async function inOneSentence<T>(folder: string, path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const fault = describeFault(error)
    if (fault === null) throw error
    throw new StartProblem(`The backup ${folder} is damaged: ${path} ${fault}. Use another backup.`, { cause: error })
  }
}

function describeFault(error: unknown): string | null {
  if (error instanceof DamagedPart) return error.message
  // Of the file system: a folder in the place of a file, a broken disk.
  const isUnreadable = error instanceof Error && 'syscall' in error && 'code' in error
  return isUnreadable ? `cannot be read (${String(error.code)})` : null
}
