import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/open-database.ts'

export type RateLimit = {
  limit: number
  windowSeconds: number
  /** The limit has its own setting, or protects against guessing: the operator’s factor does not change it. */
  isFixed?: true
}
export type RateAnswer = { allowed: boolean; retryAfterSeconds: number }

type Options = {
  database: Pick<Database, 'app'>
  now: () => number
  /** If off, everything is allowed and nothing is counted. */
  isOn?: boolean
  /** Multiplies every limit, as the operator sets it. */
  factor?: number
}

const allowed: RateAnswer = { allowed: true, retryAfterSeconds: 0 }

/** About one take in this many deletes old windows, so no node needs a timer for it. */
const takesPerSweep = 1_000
const rowsPerSweep = 5_000
/** Refusals are cached for up to this many keys; for any other key the database is asked. */
const rememberedKeys = 10_000

/**
 * Counts takes of a key in a fixed window that begins with its first take. The count is in a row, so the limit is exact
 * over all nodes. A key that is over its limit is refused from memory until its window ends, without a query.
 */
export function createRateLimits({ database, now, isOn = true, factor = 1 }: Options) {
  const blockedUntil = new Map<string, number>()
  let takes = 0

  async function take(key: string, rule: RateLimit): Promise<RateAnswer> {
    if (!isOn) return allowed
    const { windowSeconds } = rule
    const limit = wanted(rule)
    const hash = createHash('sha256').update(key).digest()
    const name = `${hash.toString('base64')} ${limit} ${windowSeconds}`
    const blockedFor = secondsUntil(blockedUntil.get(name) ?? 0)
    if (blockedFor > 0) return { allowed: false, retryAfterSeconds: blockedFor }
    blockedUntil.delete(name)

    takes += 1
    if (takes % takesPerSweep === 0) await sweep()
    const { taken, endsAt } = await count(hash, windowSeconds)
    if (taken <= limit) return allowed
    if (blockedUntil.size >= rememberedKeys) forgetEnded()
    if (blockedUntil.size < rememberedKeys) blockedUntil.set(name, endsAt)
    return { allowed: false, retryAfterSeconds: Math.max(1, secondsUntil(endsAt)) }
  }

  function wanted({ limit, isFixed }: RateLimit): number {
    return isFixed ? limit : Math.max(1, Math.round(limit * factor))
  }

  /** Whether another take would be allowed, without taking. */
  async function look(key: string, rule: RateLimit): Promise<RateAnswer> {
    if (!isOn) return allowed
    const { rows } = await sql<{ window_ends_at: Date }>`
      select window_ends_at from mgk.rate_limits
      where key_hash = ${createHash('sha256').update(key).digest()}
        and window_ends_at > ${new Date(now())} and taken >= ${wanted(rule)}
    `.execute(database.app)
    const [over] = rows
    if (!over) return allowed
    return { allowed: false, retryAfterSeconds: Math.max(1, secondsUntil(over.window_ends_at.getTime())) }
  }

  /**
   * Written to disk before the answer, because a crash must not allow a second window. It does not wait for a replica.
   */
  async function count(hash: Buffer, windowSeconds: number): Promise<{ taken: number; endsAt: number }> {
    const moment = new Date(now())
    const windowEndsAt = new Date(now() + windowSeconds * 1_000)
    const { rows } = await sql<{ taken: number; window_ends_at: Date }>`
      insert into mgk.rate_limits as kept (key_hash, window_ends_at)
      select ${hash}::bytea, ${windowEndsAt}::timestamptz
      where set_config('synchronous_commit', 'local', true) is not null
      on conflict (key_hash) do update set
        taken = case when kept.window_ends_at > ${moment} then kept.taken + 1 else 1 end,
        window_ends_at = case when kept.window_ends_at > ${moment} then kept.window_ends_at else excluded.window_ends_at end
      returning taken, window_ends_at
    `.execute(database.app)
    const [row] = rows
    if (!row) throw new Error('an insert that returns its row returned none')
    return { taken: row.taken, endsAt: row.window_ends_at.getTime() }
  }

  async function sweep(): Promise<void> {
    await sql`
      delete from mgk.rate_limits where key_hash in (
        select key_hash from mgk.rate_limits where window_ends_at <= ${new Date(now())} limit ${rowsPerSweep} for update skip locked
      )
    `.execute(database.app)
  }

  function forgetEnded(): void {
    for (const [name, endsAt] of blockedUntil) if (secondsUntil(endsAt) <= 0) blockedUntil.delete(name)
  }

  function secondsUntil(moment: number): number {
    return Math.ceil((moment - now()) / 1_000)
  }

  return { take, look, sweep }
}

export type RateLimits = ReturnType<typeof createRateLimits>
