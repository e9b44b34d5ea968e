import { createQueries } from '#server/platform/database/pool/pools.ts'
import { withOwner } from '#server/platform/database/prepare/prepare-database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { listKnownMigrations, schemaFolder } from '#server/platform/database/prepare/migrate.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { compareMigrations, type StoredAnswer } from './status.ts'
import { listMigrationsWithoutFacts, readStoredFacts } from './status-store.ts'

type Reached = { url: string; directUrl: string; stop(): Promise<void> }

/** For the command: reads as the owner, or returns why there is no answer. `reach` is null if there is no database. */
export async function readStoredAnswer(reach: (() => Promise<Reached>) | null, log: Log): Promise<StoredAnswer> {
  if (!reach) return { kind: 'never_started' }
  try {
    const reached = await reach()
    try {
      return await withOwner(reached, async (owner) =>
        owner ? readAsOwner(owner.ownerUrl, log) : { kind: 'never_started' },
      )
    } finally {
      await reached.stop()
    }
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    return { kind: 'unreachable', message: error.message }
  }
}

async function readAsOwner(url: string, log: Log): Promise<StoredAnswer> {
  const queries = createQueries({ url, max: 1, name: 'status', log })
  try {
    const executed = await listMigrationsWithoutFacts(queries)
    if (executed === null) return await readStoredFacts(queries)
    return { kind: 'older', waiting: compareMigrations(await listKnownMigrations(schemaFolder), executed).waiting }
  } finally {
    await queries.destroy()
  }
}
