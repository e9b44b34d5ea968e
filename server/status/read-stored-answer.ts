import { createQueries } from '#server/platform/database/pool/pools.ts'
import { withOwner } from '#server/platform/database/prepare/prepare-database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import type { StoredAnswer } from './status.ts'
import { readStoredFacts } from './status-store.ts'

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
    return await readStoredFacts(queries)
  } finally {
    await queries.destroy()
  }
}
