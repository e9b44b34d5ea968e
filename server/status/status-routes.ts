import * as z from 'zod'
import { en } from '#locales/en.ts'
import { describeRoute } from '#server/platform/api/described-route.ts'
import { type Status, statusReaders } from './status.ts'

const { fields: words, schemas } = en.api
const when = z.iso.datetime()
const count = z.number()
const names = z.array(z.string())

const stored = z.strictObject({
  database: z.strictObject({
    version: z.string(),
    bytes: count,
    connections: count,
    mostConnections: count,
    nodes: count.meta({ description: words.nodes }),
  }),
  migrations: z.strictObject({ executed: names, firstAt: when }),
  jobs: z.strictObject({
    waiting: count,
    retried: count,
    overdueSeconds: count.meta({ description: words.overdueSeconds }),
    failed: count.meta({ description: words.failedJobs }),
    failedLastDay: count,
    failures: z.array(z.strictObject({ kind: z.string(), reason: z.string(), count })),
  }),
  mails: z.strictObject({ waiting: count, oldestSeconds: count, failed: count, failedLastDay: count }),
  backups: z.strictObject({
    madeAt: when.nullable(),
    bytes: count,
    failedAt: when.nullable(),
    failure: z.string().nullable(),
  }),
  services: z.array(
    z.strictObject({
      service: z.string(),
      succeededAt: when.nullable(),
      failedAt: when.nullable(),
      failure: z.string().nullable(),
    }),
  ),
})

const trouble = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('never_started') }),
  z.strictObject({ kind: z.literal('unreachable'), message: z.string() }),
])

const status = z
  .strictObject({
    takenAt: when,
    version: z.string(),
    isPublic: z.boolean(),
    isEmbedded: z.boolean(),
    stored: stored.nullable(),
    trouble: trouble.nullable().meta({ description: words.databaseTrouble }),
    migrations: z.strictObject({
      waiting: names.meta({ description: words.waitingMigrations }),
      unknown: names.meta({ description: words.unknownMigrations }),
    }),
    mail: z.enum(['smtp', 'outbox', 'missing']),
    disk: z.array(z.strictObject({ variable: z.string(), freeBytes: count.nullable(), totalBytes: count.nullable() })),
    backups: z.strictObject({ isPlaced: z.boolean(), everyMinutes: count.nullable() }),
    providers: z.array(
      z.strictObject({
        id: z.string(),
        variables: z.string(),
        state: z.enum(['missing', 'unused', 'works', 'fails']),
        failure: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'Status', description: schemas.status })

/** The status of the installation, for administrators. */
export function describeStatusRoute(statusOfProduct: Status) {
  return describeRoute({
    name: 'readStatus',
    method: 'GET',
    path: '/api/status',
    who: statusReaders,
    answer: status,
    handle: (by) => statusOfProduct.read(by),
  })
}
