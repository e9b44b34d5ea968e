import { sql } from 'kysely'
import { nextSeoulMidnight, seoulDay } from '#domain/korea/seoul-time.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type Options = { database: Pick<Database, 'app'>; now: () => number }

const retentionDays = 30

/** How often a service may be called on a day in Seoul, counted in the database for all nodes together. */
export function createCallBudget({ database, now }: Options) {
  return {
    /** Takes one call. False if the day's calls are used up, or if the service itself said so. */
    async take(service: string, callsPerDay: number): Promise<boolean> {
      const moment = new Date(now())
      const day = seoulDay(now())
      const { rows } = await sql<{ calls: number }>`
        insert into mgk.outside_calls as kept (service, day, calls) values (${service}, ${day}, 1)
        on conflict (service, day) do update set calls = kept.calls + 1
        where kept.calls < ${callsPerDay} and (kept.blocked_until is null or kept.blocked_until <= ${moment})
        returning calls`.execute(database.app)
      if (rows[0]?.calls === 1) {
        await sql`delete from mgk.outside_calls where day < ${day}::date - ${retentionDays}::integer`.execute(
          database.app,
        )
      }
      return rows.length > 0
    },

    /** How many calls are left on this day. */
    async left(service: string, callsPerDay: number): Promise<number> {
      const { rows } = await sql<{ calls: number; isBlocked: boolean }>`
        select calls, coalesce(blocked_until > ${new Date(now())}, false) as "isBlocked" from mgk.outside_calls
        where service = ${service} and day = ${seoulDay(now())}`.execute(database.app)
      const [today] = rows
      return today?.isBlocked ? 0 : Math.max(0, callsPerDay - (today?.calls ?? 0))
    },

    /** The service reported that a limit is reached: it is not called before then, at the latest until its day ends. */
    async close(service: string, until: number): Promise<void> {
      const blockedUntil = new Date(Math.min(until, nextSeoulMidnight(now())))
      await sql`
        insert into mgk.outside_calls as kept (service, day, blocked_until)
        values (${service}, ${seoulDay(now())}, ${blockedUntil})
        on conflict (service, day) do update set blocked_until = excluded.blocked_until`.execute(database.app)
    },
  }
}
