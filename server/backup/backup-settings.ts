import { z } from 'zod'
import { StartProblem } from '#server/platform/start-problem.ts'
import { openBackupPlace } from './backup-place.ts'

/** The environment variables of backups. `server/config.ts` reads them together with all others. */
export const backupVariables = {
  BACKUP_TO: z.string().optional(),
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d{0,3}[mhd]$/, 'it is a number with m, h or d behind it, such as 24h')
    .optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).optional(),
  BACKUP_KEY: z.string().min(20, 'it needs at least 20 characters; openssl rand -base64 32 makes one').optional(),
  BACKUP_DATA_KEY: z.enum(['on', 'off']).default('off'),
}

type BackupVariables = z.infer<z.ZodObject<typeof backupVariables>>

export type BackupSettings = {
  to: string | null
  everyMinutes: number | null
  /** Null keeps all backups. */
  keep: number | null
  key: string | null
  withDataKey: boolean
}

const minutesOf = { m: 1, h: 60, d: 24 * 60 } as const
const fewestMinutes = 10
const usualKeep = 7

export function buildBackupSettings(values: BackupVariables): BackupSettings {
  const { BACKUP_TO: to, BACKUP_EVERY: every, BACKUP_KEY: key } = values
  const everyMinutes = every === undefined ? null : readMinutes(every)
  if (everyMinutes !== null && to === undefined) {
    throw new StartProblem('BACKUP_EVERY is set and BACKUP_TO is not: say where the backups go.')
  }
  if (values.BACKUP_DATA_KEY === 'on' && key === undefined) {
    throw new StartProblem(
      'BACKUP_DATA_KEY is on and BACKUP_KEY is not set: only encrypted backups may contain the data key.',
    )
  }
  // Reports an invalid address at startup, not when the first backup fails.
  if (to !== undefined) openBackupPlace(to, 'BACKUP_TO')
  return {
    to: to ?? null,
    everyMinutes,
    keep: values.BACKUP_KEEP ?? (everyMinutes === null ? null : usualKeep),
    key: key ?? null,
    withDataKey: values.BACKUP_DATA_KEY === 'on',
  }
}

function readMinutes(every: string): number {
  const unit = every.at(-1)
  const minutes = Number(every.slice(0, -1)) * minutesOf[unit === 'd' || unit === 'h' ? unit : 'm']
  if (minutes >= fewestMinutes) return minutes
  throw new StartProblem(`BACKUP_EVERY cannot be used: it is at least ${fewestMinutes}m. See docs/operations.md.`)
}
