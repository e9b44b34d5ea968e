import type { KeyState, MailWay, ProductStatus, StoredFacts } from '#domain/site/product-status.ts'
import { grouped } from './figures.ts'
import { amount, size, span } from './status-figures.ts'

/** One group of facts: a heading, and what is said of each thing below it. */
export type StatusSection = { id: string; heading: string; facts: { label: string; value: string }[] }

const mailWays: Record<MailWay, string> = {
  smtp: 'Sent by the mail server',
  outbox: 'Kept here: SMTP_URL is not set. Read them in the outbox on this machine',
  missing: 'Cannot be sent: SMTP_URL is not set',
}

const keyStates: Record<KeyState, string> = {
  missing: 'Not set',
  unused: 'Set, not used yet',
  works: 'Set, and the last call succeeded',
  fails: 'Set, and the last call failed',
}

const providers: Record<string, string> = {
  naver: 'Naver',
  kakao: 'Kakao',
  google: 'Google Places',
  foursquare: 'Foursquare',
  registers: 'Clinic registers',
  tourapi: 'TourAPI',
  clinicSource: 'Outside clinic list',
  languageModel: 'Language model',
  forecast: 'Weather forecast',
}

export function nameProvider(id: string): string {
  return providers[id] ?? id
}

/** Every fact in words, in the order in which people look at them. */
export function writeStatus(status: ProductStatus): StatusSection[] {
  const { stored } = status
  return [
    ...(stored ? [writeDatabase(status, stored), writeMigrations(status, stored), writeJobs(stored)] : []),
    writeMail(status, stored),
    { id: 'disk', heading: 'Disk', facts: status.disk.map(writeDisk) },
    writeBackups(status, stored),
    { id: 'providers', heading: 'Keys of outside services', facts: status.providers.map(writeProvider) },
  ]
}

function writeDatabase({ isEmbedded }: ProductStatus, { database }: StoredFacts): StatusSection {
  return {
    id: 'database',
    heading: 'Database',
    facts: [
      { label: 'Server', value: `PostgreSQL ${database.version}, ${isEmbedded ? 'embedded' : 'from DATABASE_URL'}` },
      { label: 'Size', value: size(database.bytes) },
      {
        label: 'Connections',
        value: `${grouped(database.connections)} of ${grouped(database.mostConnections)}`,
      },
      { label: 'Nodes that use it', value: grouped(database.nodes) },
    ],
  }
}

function writeMigrations({ migrations }: ProductStatus, stored: StoredFacts): StatusSection {
  const { executed } = stored.migrations
  return {
    id: 'migrations',
    heading: 'Migrations',
    facts: [
      { label: 'Done', value: `${grouped(executed.length)}, up to ${executed.at(-1) ?? 'none'}` },
      { label: 'Waiting', value: migrations.waiting.length === 0 ? 'None' : migrations.waiting.join(', ') },
      ...(migrations.unknown.length === 0
        ? []
        : [{ label: 'From a newer release', value: migrations.unknown.join(', ') }]),
    ],
  }
}

function writeJobs({ jobs }: StoredFacts): StatusSection {
  return {
    id: 'jobs',
    heading: 'Jobs',
    facts: [
      { label: 'Waiting', value: grouped(jobs.waiting) },
      {
        label: 'Oldest due job',
        value: jobs.overdueSeconds < 1 ? 'None due' : `Due for ${span(jobs.overdueSeconds)}`,
      },
      { label: 'Retried after a failure', value: grouped(jobs.retried) },
      {
        label: 'Given up',
        value: `${grouped(jobs.failed)} in 30 days, ${grouped(jobs.failedLastDay)} in the last day`,
      },
      ...jobs.failures.map(({ kind, reason, count }) => ({
        label: `Failed: ${kind}`,
        value: `${reason} (${amount(count, 'job')})`,
      })),
    ],
  }
}

function writeMail({ mail }: ProductStatus, stored: StoredFacts | null): StatusSection {
  const mails = stored?.mails
  return {
    id: 'mail',
    heading: 'Mail',
    facts: [
      { label: 'Mails', value: mailWays[mail] },
      ...(mails
        ? [
            {
              label: 'Waiting',
              value:
                mails.waiting === 0 ? 'None' : `${grouped(mails.waiting)}, the oldest for ${span(mails.oldestSeconds)}`,
            },
            {
              label: 'Given up',
              value: `${grouped(mails.failed)} in 30 days, ${grouped(mails.failedLastDay)} in the last day`,
            },
          ]
        : []),
    ],
  }
}

function writeDisk({ variable, freeBytes, totalBytes }: ProductStatus['disk'][number]) {
  if (freeBytes === null || totalBytes === null) return { label: variable, value: 'Not available' }
  return { label: variable, value: `${size(freeBytes)} free of ${size(totalBytes)}` }
}

function writeBackups(status: ProductStatus, stored: StoredFacts | null): StatusSection {
  const { everyMinutes, isPlaced } = status.backups
  const ago = (moment: string) =>
    `${minute(moment)}, ${span((Date.parse(status.takenAt) - Date.parse(moment)) / 1_000)} ago`
  const backups = stored?.backups
  return {
    id: 'backups',
    heading: 'Backups',
    facts: [
      {
        label: 'Schedule',
        value:
          everyMinutes === null
            ? `None: BACKUP_EVERY is not set${isPlaced ? '' : ', nor is BACKUP_TO'}`
            : `Every ${span(everyMinutes * 60)}`,
      },
      ...(backups
        ? [
            {
              label: 'Last one',
              value: backups.madeAt === null ? 'Never made' : `${ago(backups.madeAt)}, ${size(backups.bytes)}`,
            },
            {
              label: 'Last failure',
              value: backups.failedAt === null ? 'None' : `${ago(backups.failedAt)}: ${backups.failure ?? 'unknown'}`,
            },
          ]
        : []),
    ],
  }
}

function writeProvider({ id, variables, state, failure }: ProductStatus['providers'][number]) {
  const detail = state === 'fails' ? `: ${failure ?? 'unknown'}` : ''
  return { label: nameProvider(id), value: `${keyStates[state]}${detail} (${variables})` }
}

/** `2026-11-26 02:00 UTC`. */
export function minute(moment: string): string {
  return `${moment.slice(0, 16).replace('T', ' ')} UTC`
}
