import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'

export type GuessRule = { allowed: number; windowSeconds: number; delaySeconds: number; longestDelaySeconds: number }

/**
 * Counts a guess before it is checked. Returns null, or until when no guess is checked. The first `allowed` guesses of
 * a window are free; the last of them blocks until the window ends. After that, each guess doubles the delay, until a
 * whole window passes without a guess.
 */
export async function countGuess(tx: Kysely<Tables>, key: Buffer, at: Date, rule: GuessRule): Promise<Date | null> {
  // Locks the row until the end of the transaction, even if there is nothing to update.
  await sql`
    insert into mgk.password_failures (key_hash, failures, window_ends_at)
    values (${key}, 0, ${later(at, rule.windowSeconds)})
    on conflict (key_hash) do update set failures = 0, window_ends_at = excluded.window_ends_at, blocked_until = null
    where mgk.password_failures.window_ends_at <= ${at}
  `.execute(tx)
  const row = await tx
    .selectFrom('mgk.password_failures')
    .select(['failures', 'window_ends_at', 'blocked_until'])
    .where('key_hash', '=', key)
    .executeTakeFirstOrThrow()
  if (row.blocked_until && row.blocked_until > at) return row.blocked_until
  const failures = row.failures + 1
  const blockedUntil = blockAfter(failures, { at, windowEndsAt: row.window_ends_at, rule })
  await tx
    .updateTable('mgk.password_failures')
    .set({
      failures,
      blocked_until: blockedUntil,
      window_ends_at: blockedUntil ? later(blockedUntil, rule.windowSeconds) : row.window_ends_at,
    })
    .where('key_hash', '=', key)
    .execute()
  return null
}

/** Takes back the count of a right guess. */
export async function forgiveGuess(tx: Kysely<Tables>, key: Buffer): Promise<void> {
  await tx
    .updateTable('mgk.password_failures')
    .set((row) => ({ failures: sql<number>`greatest(${row.ref('failures')} - 1, 0)`, blocked_until: null }))
    .where('key_hash', '=', key)
    .execute()
}

export async function forgetGuesses(tx: Kysely<Tables>, key: Buffer): Promise<void> {
  await tx.deleteFrom('mgk.password_failures').where('key_hash', '=', key).execute()
}

export async function forgetOldGuesses(tx: Kysely<Tables>, at: Date): Promise<void> {
  await tx.deleteFrom('mgk.password_failures').where('window_ends_at', '<=', at).execute()
}

function blockAfter(
  failures: number,
  { at, windowEndsAt, rule }: { at: Date; windowEndsAt: Date; rule: GuessRule },
): Date | null {
  const beyond = failures - rule.allowed
  if (beyond < 0) return null
  const delayed = later(at, Math.min(rule.longestDelaySeconds, rule.delaySeconds * 2 ** Math.min(beyond, 16)))
  return beyond === 0 && windowEndsAt > delayed ? windowEndsAt : delayed
}

function later(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1_000)
}
