import { type Kysely, sql } from 'kysely'
import type { Listener } from './listener.ts'
import type { Tables } from './tables.ts'
import { withTimeBudget } from './time-budget.ts'

export type Readiness = { ready: boolean; problems: string[] }

const patienceMilliseconds = 1_000

/**
 * The check of /readyz: whether both logins get an answer in time, and whether change notifications arrive. Migrations
 * ran before the database was opened.
 */
export async function checkReadiness({
  reader,
  app,
  listener,
}: {
  reader: Kysely<Tables>
  app: Kysely<Tables>
  listener: Pick<Listener, 'isListening'>
}): Promise<Readiness> {
  const answers = await Promise.all([ask(reader), ask(app)])
  const problems = answers.some((isAnswered) => !isAnswered) ? ['The database does not answer.'] : []
  if (!listener.isListening())
    problems.push('Changes in the database are not heard; pages are not cached until they are.')
  return { ready: problems.length === 0, problems }
}

async function ask(executor: Kysely<Tables>): Promise<boolean> {
  try {
    await withTimeBudget(patienceMilliseconds, () => sql`select 1`.execute(executor))
    return true
  } catch {
    return false
  }
}
