import type pg from 'pg'
import { createClient } from '#server/platform/database/create-client.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import type { MadeBackup } from './make-backup.ts'

/** Records the result for metrics and status. A failure to record it does not affect the backup. */
export async function noteBackupResult(ownerUrl: string, make: () => Promise<MadeBackup>): Promise<MadeBackup> {
  try {
    const made = await make()
    await writeResult(ownerUrl, { outcome: 'made', detail: made.folder, bytes: made.bytes })
    return made
  } catch (error) {
    await writeResult(ownerUrl, { outcome: 'failed', detail: codeOf(error), bytes: 0 })
    throw error
  }
}

async function writeResult(
  url: string,
  { outcome, detail, bytes }: { outcome: 'made' | 'failed'; detail: string; bytes: number },
): Promise<void> {
  let client: pg.Client | undefined
  try {
    client = await createClient({ url, connectionTimeoutMillis: 10_000 })
    await client.connect()
    await client.query(
      `insert into mgk.backup_results (outcome, detail, bytes) values ($1, $2, $3)
       on conflict (outcome) do update set ended_at = now(), detail = excluded.detail, bytes = excluded.bytes`,
      [outcome, detail, bytes],
    )
  } catch {
    // The database is gone too. The log and the terminal show how the backup ended.
  } finally {
    await client?.end().catch(() => {})
  }
}

/** A code that contains no text of an error message. */
function codeOf(error: unknown): string {
  if (error instanceof StartProblem) return 'refused'
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
