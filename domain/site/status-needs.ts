import type { DatabaseTrouble, DiskSpace, ProductStatus, ProviderStatus, StoredFacts } from './product-status.ts'

/** A problem that needs the attention of a person. */
export type StatusNeed =
  | DatabaseTrouble
  | { kind: 'no_node' }
  | { kind: 'connections'; taken: number; most: number }
  | { kind: 'restart'; waiting: string[] }
  | { kind: 'jobs_overdue'; seconds: number }
  | { kind: 'jobs_failed'; count: number }
  | { kind: 'mails_failed'; count: number }
  | { kind: 'mails_stuck'; count: number; seconds: number }
  | { kind: 'disk_low'; variable: string; freeBytes: number }
  | { kind: 'backup_failed'; failure: string }
  | { kind: 'backup_late'; ageSeconds: number | null; everyMinutes: number }
  | { kind: 'no_backup'; ageSeconds: number | null }
  | { kind: 'provider_fails'; id: string; variables: string; failure: string }

/** Nodes normally start jobs at once. While a node is replaced, jobs wait for about a minute. */
const overdueSeconds = 600
/** A temporary rejection by a mail server lasts only minutes. */
const stuckMailSeconds = 3_600
const connectionShare = 0.9
const leastFreeBytes = 1024 ** 3
/** A backup takes some time, and a failed one is retried before the next is due. */
const lateShare = 1.5
/** The maximum age of the last backup of a public site without a backup schedule. */
const oldestBackupSeconds = 7 * 86_400
/** Failures that end without intervention, at the latest at midnight in Seoul for a quota. */
const passing = new Set(['quota', 'upstream_down', 'timeout'])

/** All problems of an installation that need a person, in display order. */
export function listStatusNeeds(status: ProductStatus): StatusNeed[] {
  const { stored, trouble } = status
  return [
    ...(trouble ? [trouble] : []),
    ...(stored ? [...judgeDatabase(status, stored), ...judgeWork(status, stored)] : []),
    ...status.disk.filter((place) => isLow(place, stored)).map(describeLow),
    ...(stored ? judgeBackups(status, stored) : []),
    ...status.providers.filter(needsPerson).map(describeFailing),
  ]
}

function judgeDatabase({ migrations }: ProductStatus, { database }: StoredFacts): StatusNeed[] {
  const { connections: taken, mostConnections: most, nodes } = database
  return [
    ...(nodes === 0 ? [{ kind: 'no_node' as const }] : []),
    ...(taken > most * connectionShare ? [{ kind: 'connections' as const, taken, most }] : []),
    ...(migrations.waiting.length > 0 ? [{ kind: 'restart' as const, waiting: migrations.waiting }] : []),
  ]
}

function judgeWork({ mail }: ProductStatus, { jobs, mails }: StoredFacts): StatusNeed[] {
  const otherJobs = jobs.failedLastDay - mails.failedLastDay
  const isStuck = mail === 'smtp' && mails.waiting > 0 && mails.oldestSeconds > stuckMailSeconds
  return [
    ...(jobs.overdueSeconds > overdueSeconds ? [{ kind: 'jobs_overdue' as const, seconds: jobs.overdueSeconds }] : []),
    ...(otherJobs > 0 ? [{ kind: 'jobs_failed' as const, count: otherJobs }] : []),
    ...(mails.failedLastDay > 0 ? [{ kind: 'mails_failed' as const, count: mails.failedLastDay }] : []),
    ...(isStuck ? [{ kind: 'mails_stuck' as const, count: mails.waiting, seconds: mails.oldestSeconds }] : []),
  ]
}

/** A restore needs space for a second copy of the database. */
function isLow({ freeBytes }: DiskSpace, stored: StoredFacts | null): boolean {
  return freeBytes !== null && freeBytes < Math.max(leastFreeBytes, 2 * (stored?.database.bytes ?? 0))
}

function describeLow({ variable, freeBytes }: DiskSpace): StatusNeed {
  return { kind: 'disk_low', variable, freeBytes: freeBytes ?? 0 }
}

function judgeBackups(status: ProductStatus, { backups, migrations }: StoredFacts): StatusNeed[] {
  const { everyMinutes } = status.backups
  const { madeAt, failedAt, failure } = backups
  const secondsSince = (moment: string) => (Date.parse(status.takenAt) - Date.parse(moment)) / 1_000
  const ageSeconds = madeAt === null ? null : secondsSince(madeAt)
  const hasFailed = failedAt !== null && (madeAt === null || Date.parse(failedAt) > Date.parse(madeAt))
  // Without a backup the age counts from the first migration, because a new installation has none yet.
  const withoutSeconds = ageSeconds ?? secondsSince(migrations.firstAt)
  const isLate = everyMinutes !== null && withoutSeconds > everyMinutes * 60 * lateShare
  const isMissing = everyMinutes === null && status.isPublic && withoutSeconds > oldestBackupSeconds
  return [
    ...(hasFailed ? [{ kind: 'backup_failed' as const, failure: failure ?? 'unknown' }] : []),
    ...(isLate ? [{ kind: 'backup_late' as const, ageSeconds, everyMinutes }] : []),
    ...(isMissing ? [{ kind: 'no_backup' as const, ageSeconds }] : []),
  ]
}

function needsPerson({ state, failure }: ProviderStatus): boolean {
  return state === 'fails' && failure !== null && !passing.has(failure)
}

function describeFailing({ id, variables, failure }: ProviderStatus): StatusNeed {
  return { kind: 'provider_fails', id, variables, failure: failure ?? 'unknown' }
}
