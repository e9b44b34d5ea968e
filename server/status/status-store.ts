import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import type { StoredFacts } from '#domain/site/product-status.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

const count = z.number()
const when = z.string().transform((moment) => new Date(moment).toISOString())

const storedFacts = z.object({
  database: z.object({ version: z.string(), bytes: count, connections: count, mostConnections: count, nodes: count }),
  migrations: z.object({ executed: z.array(z.string()), firstAt: when }),
  jobs: z.object({
    waiting: count,
    retried: count,
    overdueSeconds: count,
    failed: count,
    failedLastDay: count,
    failures: z.array(z.object({ kind: z.string(), reason: z.string(), count })),
  }),
  mails: z.object({ waiting: count, oldestSeconds: count, failed: count, failedLastDay: count }),
  backups: z.object({
    madeAt: when.nullable(),
    bytes: count,
    failedAt: when.nullable(),
    failure: z.string().nullable(),
  }),
  services: z.array(
    z.object({
      service: z.string(),
      succeededAt: when.nullable(),
      failedAt: when.nullable(),
      failure: z.string().nullable(),
    }),
  ),
})

/** For the owner, the service and administrators: the database function refuses all others. */
export async function readStoredFacts(executor: Kysely<Tables>): Promise<StoredFacts> {
  const { rows } = await sql<{ facts: unknown }>`select mgk.operating_facts() as facts`.execute(executor)
  return storedFacts.parse(rows[0]?.facts)
}
