import { Kysely, PostgresDialect, sql } from 'kysely'
import { createClient } from '#server/platform/database/pool/create-client.ts'
import { endConnection } from '#server/platform/database/pool/end-connection.ts'
import { poolOfOne } from '#server/platform/database/pool/session.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { withTimeBudget } from '#server/platform/database/pool/time-budget.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import type { MadeBackup } from './make-backup.ts'

type BackupResult = { outcome: 'made' | 'failed'; detail: string; bytes: number }
export type WriteResult = (result: BackupResult) => Promise<void>

const connectMilliseconds = 10_000
const readMilliseconds = 1_000

/** Records the result for metrics, status and readiness. A failure to record it does not affect the backup. */
export async function noteBackupResult(
  write: WriteResult,
  make: () => Promise<MadeBackup>,
  signal?: AbortSignal,
): Promise<MadeBackup> {
  // The database may be gone too. The log and the terminal show how the backup ended.
  const note: WriteResult = (result) => write(result).catch(() => {})
  try {
    const made = await make()
    await note({ outcome: 'made', detail: made.folder, bytes: made.bytes })
    return made
  } catch (error) {
    // A node that stops has not failed: the next run resumes its backup.
    if (!signal?.aborted) await note({ outcome: 'failed', detail: codeOf(error), bytes: 0 })
    throw error
  }
}

/** Over connections that are there: what makes a backup fail may also keep the owner's login out. */
export function writeResultWith(queries: Kysely<Tables>): WriteResult {
  return async ({ outcome, detail, bytes }) => {
    await sql`
      insert into mgk.backup_results (outcome, detail, bytes) values (${outcome}, ${detail}, ${bytes})
      on conflict (outcome) do update set ended_at = now(), detail = excluded.detail, bytes = excluded.bytes
    `.execute(queries)
  }
}

/** For a command, which has no connections of its own. */
export function writeResultAsOwner(ownerUrl: string): WriteResult {
  return async (result) => {
    const client = createClient({ url: ownerUrl, connectionTimeoutMillis: connectMilliseconds })
    try {
      await client.connect()
      await writeResultWith(new Kysely({ dialect: new PostgresDialect({ pool: poolOfOne(client) }) }))(result)
    } finally {
      await endConnection(client)
    }
  }
}

/** For /readyz: a node goes on serving while its backups fail, and somebody has to know. */
export async function warnOfFailedBackup(queries: Kysely<Tables>): Promise<string[]> {
  const question = sql<{ hasFailed: boolean | null }>`
    select max(ended_at) filter (where outcome = 'failed')
      > coalesce(max(ended_at) filter (where outcome = 'made'), '-infinity') as "hasFailed"
    from mgk.backup_results`
  try {
    const { rows } = await withTimeBudget(readMilliseconds, () => question.execute(queries))
    return rows[0]?.hasFailed === true ? ['The last backup failed. Run npm run backup to see why.'] : []
  } catch {
    // A database that does not answer is a problem of its own.
    return []
  }
}

/** A code that contains no text of an error message. */
function codeOf(error: unknown): string {
  if (error instanceof StartProblem) return 'refused'
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
