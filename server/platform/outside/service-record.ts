import { type OutsideProblemCode, outsideProblemCodes } from '#domain/site/outside-services.ts'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/open-database.ts'

type Options = { database: Pick<Database, 'app'>; now: () => number }

export type ServiceRecord = {
  lastSuccessAt: number | null
  lastFailure: { at: number; code: OutsideProblemCode } | null
}

/** When each service last answered and last failed, on any node. */
export function createServiceRecord({ database, now }: Options) {
  return {
    async noteSuccess(service: string): Promise<void> {
      await sql`
        insert into mgk.outside_services as kept (service, succeeded_at) values (${service}, ${new Date(now())})
        on conflict (service) do update set succeeded_at = excluded.succeeded_at`.execute(database.app)
    },

    async noteFailure(service: string, code: OutsideProblemCode): Promise<void> {
      await sql`
        insert into mgk.outside_services as kept (service, failed_at, failure)
        values (${service}, ${new Date(now())}, ${code})
        on conflict (service) do update set failed_at = excluded.failed_at, failure = excluded.failure`.execute(
        database.app,
      )
    },

    async read(service: string): Promise<ServiceRecord> {
      const { rows } = await sql<{ succeeded_at: Date | null; failed_at: Date | null; failure: string | null }>`
        select succeeded_at, failed_at, failure from mgk.outside_services where service = ${service}`.execute(
        database.app,
      )
      const { succeeded_at: succeeded = null, failed_at: failed = null, failure = null } = rows[0] ?? {}
      const code = outsideProblemCodes.find((one) => one === failure)
      return {
        lastSuccessAt: succeeded?.getTime() ?? null,
        lastFailure: failed && code ? { at: failed.getTime(), code } : null,
      }
    },
  }
}
