import { type Actor, canAdminister } from '#domain/accounts/accounts.ts'

/** The page on which administrators see the status of the installation. */
export const statusPath = '/status'

/** Whether the actor may see the status of the installation. */
export function canReadStatus(actor: Actor): boolean {
  return canAdminister(actor)
}

/** Jobs that failed or are retried, by kind and reason. */
export type FailedJobs = { kind: string; reason: string; count: number }

/** The facts that are read from the database. Times are in RFC 3339 format. */
export type StoredFacts = {
  database: { version: string; bytes: number; connections: number; mostConnections: number; nodes: number }
  migrations: { executed: string[]; firstAt: string }
  jobs: {
    waiting: number
    retried: number
    overdueSeconds: number
    failed: number
    failedLastDay: number
    failures: FailedJobs[]
  }
  mails: { waiting: number; oldestSeconds: number; failed: number; failedLastDay: number }
  backups: { madeAt: string | null; bytes: number; failedAt: string | null; failure: string | null }
  services: { service: string; succeededAt: string | null; failedAt: string | null; failure: string | null }[]
}

/** Why there are no stored facts. */
export type DatabaseTrouble = { kind: 'never_started' } | { kind: 'unreachable'; message: string }

export type MailWay = 'smtp' | 'outbox' | 'missing'

export type DiskSpace = { variable: string; freeBytes: number | null; totalBytes: number | null }

/** Whether the key of an outside service is set, and the result of its last call. Never contains the key. */
export type KeyState = 'missing' | 'unused' | 'works' | 'fails'
export type ProviderStatus = { id: string; variables: string; state: KeyState; failure: string | null }

export type ProductStatus = {
  takenAt: string
  version: string
  /** The site has a public address. */
  isPublic: boolean
  isEmbedded: boolean
  stored: StoredFacts | null
  trouble: DatabaseTrouble | null
  migrations: { waiting: string[]; unknown: string[] }
  mail: MailWay
  disk: DiskSpace[]
  backups: { isPlaced: boolean; everyMinutes: number | null }
  providers: ProviderStatus[]
}
