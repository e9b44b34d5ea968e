import { parseArgs } from 'node:util'
import { grouped } from '#locales/en/site/figures.ts'
import { withOwner } from '#server/platform/database/prepare/prepare-database.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { ProgressBar } from '#server/platform/rows/progress-bar.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { findNewestWhole } from './backup-folders.ts'
import { type BackupPlace, openBackupPlace, splitBackupPlace } from './backup-place.ts'
import { noteBackupResult, writeResultAsOwner } from './backup-results.ts'
import type { BackupSettings } from './backup-settings.ts'
import { checkBackup } from './check-backup.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'
import { manifestName } from './manifest.ts'
import { readProductVersion } from './product-version.ts'
import { restoreBackup } from './restore-backup.ts'

type Reached = { url: string; directUrl: string; stop(): Promise<void> }

type Options = {
  settings: BackupSettings
  files: Files
  dataKeyFile: string
  varFolder: string
  progressBar: ProgressBar
  /** Opens the existing database, running or not. Throws if there is none. */
  reach: () => Promise<Reached>
  /** Opens the database exclusively, and creates it if there is none. */
  reachAlone: () => Promise<Reached>
}

const backupUse = 'npm run backup -- --to DIR|s3://… [--with-data-key]'
const restoreUse = 'npm run restore -- --from DIR|s3://… [--check] [--replace]'

/** Operator commands: a backup while the product is running, a restore while it is stopped. */
export function createBackupCommands(options: Options) {
  const { settings, files, dataKeyFile, varFolder, progressBar, reach, reachAlone } = options
  const onStep = (step: string, share: number) => progressBar.show(step, share)

  async function backup(words: readonly string[]): Promise<string[]> {
    const { to = settings.to, 'with-data-key': withDataKey = settings.withDataKey } = readWords(words, backupUse, {
      to: { type: 'string' },
      'with-data-key': { type: 'boolean' },
    })
    if (typeof to !== 'string') throw new StartProblem(`Say where the backup goes: ${backupUse}`)
    const place = openBackupPlace(to, 'BACKUP_TO')
    const reached = await reach()
    try {
      const made = await withOwner(reached, async (owner) => {
        if (!owner)
          throw new StartProblem('There is nothing to back up: the product was never started on this database.')
        const { ownerUrl } = owner
        return noteBackupResult(writeResultAsOwner(ownerUrl), () =>
          makeBackup({
            ownerUrl,
            files,
            place,
            words: settings.key,
            dataKeyFile: withDataKey === true ? dataKeyFile : null,
            keep: settings.keep,
            productVersion: readProductVersion(),
            onStep,
          }),
        )
      })
      return describeBackup(made, place, dataKeyFile)
    } finally {
      progressBar.clear()
      await reached.stop()
    }
  }

  async function restore(words: readonly string[]): Promise<string[]> {
    const {
      from = settings.to,
      check,
      replace,
      at,
    } = readWords(words, restoreUse, {
      from: { type: 'string' },
      check: { type: 'boolean' },
      replace: { type: 'boolean' },
      at: { type: 'string' },
    })
    if (at !== undefined) {
      throw new StartProblem(
        'A backup is restored as of its own moment. There is no --at: see docs/decisions/backups.md.',
      )
    }
    if (typeof from !== 'string') throw new StartProblem(`Say which backup: ${restoreUse}`)
    try {
      const { place, folder } = await findBackup(from)
      const checked = await checkBackup(place, { folder, words: settings.key, onStep })
      const of = `${place.name}/${folder}, of ${presentMoment(checked.manifest.takenAt)}`
      if (check === true) return [`Every part of ${of}, is as it was written, and a restore can read it.`]
      const reached = await reachAlone()
      try {
        const { missingKeys } = await restoreBackup(checked, {
          reach: reached,
          files,
          dataKeyFile,
          varFolder,
          replace: replace === true,
          onStep,
        })
        return describeRestore(of, missingKeys, dataKeyFile)
      } finally {
        await reached.stop()
      }
    } finally {
      progressBar.clear()
    }
  }

  return { backup, restore }
}

type WordOptions = Record<string, { type: 'string' | 'boolean' }>

function readWords(words: readonly string[], use: string, options: WordOptions): Record<string, unknown> {
  try {
    return parseArgs({ args: [...words], options, strict: true }).values
  } catch {
    throw new StartProblem(use)
  }
}

/** Returns the given folder if it is a backup, otherwise the newest finished backup in it. */
async function findBackup(from: string): Promise<{ place: BackupPlace; folder: string }> {
  const place = openBackupPlace(from, '--from')
  const isOne = (await place.has(manifestName)) || (await place.has('begun.json'))
  if (isOne) {
    const { parent, folder } = splitBackupPlace(from)
    return { place: openBackupPlace(parent, '--from'), folder }
  }
  const folder = await findNewestWhole(place)
  if (folder === null) throw new StartProblem(`There is no finished backup in ${place.name}.`)
  return { place, folder }
}

function presentMoment(iso: string): string {
  return `${iso.slice(0, 19).replace('T', ' ')} UTC`
}

function describeBackup({ folder, manifest, bytes, ...made }: MadeBackup, place: BackupPlace, keyFile: string) {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const counts = `${grouped(manifest.tables.length)} tables with ${grouped(rows)} rows and ${grouped(manifest.files.length)} files`
  const { missingFiles, dataKeyIds } = manifest
  return [
    `Backed up to ${place.name}/${folder}: ${counts} as of ${presentMoment(manifest.takenAt)}, ${grouped(Math.ceil(bytes / 1024))} KB.`,
    ...(made.wasResumed
      ? [`It went on with one that was cut off: ${grouped(made.reusedFiles)} files were there.`]
      : []),
    ...(missingFiles.length > 0
      ? [
          `${grouped(missingFiles.length)} files that the database names are not there, ${missingFiles[0]} for one: the product lost them before.`,
        ]
      : []),
    manifest.encryption
      ? 'It is encrypted. Keep BACKUP_KEY elsewhere: without it nobody can read this backup.'
      : 'It is not encrypted: whoever has it reads the addresses of members. Set BACKUP_KEY to change that.',
    manifest.dataKey
      ? 'The data key is part of it: whoever has this backup and BACKUP_KEY can read everything.'
      : `The data key is not part of it. Keep a copy of ${keyFile} (${dataKeyIds.join(', ')}) apart from the backups: without it the saved trips, messages and mails in them cannot be read.`,
    'Settings, and other files that they name, are not part of it.',
    ...(made.pruned.length > 0 ? [`Removed, as BACKUP_KEEP says: ${made.pruned.join(', ')}.`] : []),
  ]
}

function describeRestore(of: string, missingKeys: readonly string[], dataKeyFile: string): string[] {
  return [
    `Restored ${of}.`,
    ...(missingKeys.length > 0
      ? [
          `Before the start, put your copy of the data key (${missingKeys.join(', ')}) at ${dataKeyFile}: it is not part of the backup.`,
        ]
      : []),
  ]
}
