import { type Kysely, sql } from 'kysely'
import type { Listener } from '#server/platform/database/pool/listener.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { withTimeBudget } from '#server/platform/database/pool/time-budget.ts'

/** Problems keep a node from serving; warnings do not. */
export type Readiness = { ready: boolean; problems: string[]; warnings: string[] }

const patienceMilliseconds = 1_000
/** Sessions, links and limits compare times of the node with those of the database. */
const clockMillisecondsApart = 60_000

/**
 * The check of /readyz: whether both logins get an answer in time, and whether change notifications arrive. Migrations
 * ran before the database was opened.
 */
export async function checkReadiness({
  reader,
  app,
  listener,
  now,
}: {
  reader: Kysely<Tables>
  app: Kysely<Tables>
  listener: Pick<Listener, 'isListening'>
  now: () => number
}): Promise<Readiness> {
  const clocks = await Promise.all([readClock(reader), readClock(app)])
  const problems = clocks.includes(null) ? ['The database does not answer.'] : []
  if (!listener.isListening())
    problems.push('Changes in the database are not heard; pages are not cached until they are.')
  const apart = clocks[0] ? now() - clocks[0] : 0
  const seconds = Math.round(Math.abs(apart) / 1000)
  const warnings =
    Math.abs(apart) > clockMillisecondsApart
      ? [`The clock of this node is ${seconds} s ${apart > 0 ? 'ahead of' : 'behind'} the clock of the database.`]
      : []
  return { ready: problems.length === 0, problems, warnings }
}

/** The clock of the database in milliseconds; null if it does not answer in time. */
async function readClock(executor: Kysely<Tables>): Promise<number | null> {
  try {
    const { rows } = await withTimeBudget(patienceMilliseconds, () =>
      sql<{ clock: Date }>`select clock_timestamp() as clock`.execute(executor),
    )
    return rows[0]?.clock.getTime() ?? null
  } catch {
    return null
  }
}
