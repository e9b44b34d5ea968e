import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

/** The kind of entry that is imported. */
export type ImportSubject = 'clinic' | 'place'

/** Held until the session ends: two imports at once would wait for each other's rows. */
export async function takeImportLock(tx: Transaction<Tables>, subject: ImportSubject): Promise<void> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select pg_try_advisory_lock(hashtext(${`mgk ${subject} import`})) as "isTaken"`.execute(tx)
  if (rows[0]?.isTaken !== true) {
    throw new StartProblem(`Another import of ${subject}s is running. Try again after it.`)
  }
}
