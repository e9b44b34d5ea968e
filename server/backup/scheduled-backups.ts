import type { Database } from '#server/platform/database/open-database.ts'
import { withOwner } from '#server/platform/database/prepare/prepare-database.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Log } from '#server/platform/log/log.ts'
import { openBackupPlace } from './backup-place.ts'
import { noteBackupResult, writeResultWith } from './backup-results.ts'
import type { BackupSettings } from './backup-settings.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'
import { readProductVersion } from './product-version.ts'

type Options = {
  database: Pick<Database, 'app'>
  jobs: Pick<Jobs, 'repeat'>
  settings: BackupSettings
  reach: { url: string; directUrl: string }
  files: Files
  dataKeyFile: string
  log: Log
}

/** Schedules backups, which one node makes for all. Must be called before the jobs start. */
export function repeatBackups({ database, jobs, settings, reach, files, dataKeyFile, log }: Options): void {
  const { to, everyMinutes, keep, key, withDataKey } = settings
  if (to === null || everyMinutes === null) return
  const place = openBackupPlace(to, 'BACKUP_TO')

  function make(signal: AbortSignal): Promise<MadeBackup> {
    return withOwner(reach, (owner) => {
      if (!owner) throw new Error('the database of a running product was prepared')
      return makeBackup({
        ownerUrl: owner.ownerUrl,
        files,
        place,
        words: key,
        dataKeyFile: withDataKey ? dataKeyFile : null,
        keep,
        productVersion: readProductVersion(),
        signal,
      })
    })
  }

  const write = writeResultWith(database.app)

  jobs.repeat(
    'backups.make',
    everyMinutes,
    async (_job, signal) => {
      const began = performance.now()
      const made = await noteBackupResult(write, () => make(signal), signal).catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error }, 'a backup failed')
        throw error
      })
      log.info(
        {
          folder: made.folder,
          bytes: made.bytes,
          files: made.manifest.files.length,
          missingFiles: made.manifest.missingFiles.length,
          removed: made.pruned,
          milliseconds: Math.round(performance.now() - began),
        },
        'a backup was made',
      )
    },
    { isLong: true },
  )
}
