import { withOwner } from '#server/platform/database/prepare-database.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Log } from '#server/platform/log/log.ts'
import { openBackupPlace } from './backup-place.ts'
import { noteBackupResult } from './backup-results.ts'
import type { BackupSettings } from './backup-settings.ts'
import { makeBackup } from './make-backup.ts'
import { readProductVersion } from './product-version.ts'

type Options = {
  jobs: Pick<Jobs, 'repeat'>
  settings: BackupSettings
  reach: { url: string; directUrl: string }
  files: Files
  dataKeyFile: string
  log: Log
}

/** Schedules backups, which one node makes for all. Must be called before the jobs start. */
export function repeatBackups({ jobs, settings, reach, files, dataKeyFile, log }: Options): void {
  const { to, everyMinutes, keep, key, withDataKey } = settings
  if (to === null || everyMinutes === null) return
  const place = openBackupPlace(to, 'BACKUP_TO')

  function make(ownerUrl: string, signal: AbortSignal) {
    return makeBackup({
      ownerUrl,
      files,
      place,
      words: key,
      dataKeyFile: withDataKey ? dataKeyFile : null,
      keep,
      productVersion: readProductVersion(),
      signal,
    })
  }

  jobs.repeat(
    'backups.make',
    everyMinutes,
    async (_job, signal) => {
      const began = performance.now()
      const made = await withOwner(reach, (owner) => {
        if (!owner) throw new Error('the database of a running product was prepared')
        return noteBackupResult(owner.ownerUrl, () => make(owner.ownerUrl, signal))
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
