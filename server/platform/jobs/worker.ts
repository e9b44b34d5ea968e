import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { retryDelay } from '#server/platform/retry-delay.ts'
import { createAlarm } from './alarm.ts'
import {
  buryJob,
  type Claim,
  claimJobs,
  finishJob,
  millisecondsUntilDue,
  postponeJob,
  renewLease,
} from './job-store.ts'
import { GivenUp, type Work } from './work.ts'

export type JobKind = {
  work: Work
  attempts: number
  /** May take longer than a lease, which is renewed during the work. */
  isLong?: boolean
}

type Options = {
  database: Pick<Database, 'app' | 'listen'>
  log: Log
  kinds: ReadonlyMap<string, JobKind>
  hands: number
  leaseSeconds: number
  pollMilliseconds: number
}

/** The share of its lease after which work is aborted, so that it has ended when another node may take it over. */
const workingShare = 0.75
/** The share of a lease after which it is renewed, for work that takes longer. */
const renewalShare = 0.25
const shortestSleepMilliseconds = 20
const retrySeconds = { first: 10, longest: 3_600 }
const drainMilliseconds = 7_000
const abortMilliseconds = 1_000

/** Claims due jobs and runs a few at once. */
export function createWorker({ database, log, kinds, hands, leaseSeconds, pollMilliseconds }: Options) {
  const alarm = createAlarm()
  const underWay = new Set<Promise<void>>()
  const cancelled = new AbortController()
  let isStopping = false
  let looping = Promise.resolve()
  let subscription = { stop: async () => {} }

  async function loop(): Promise<void> {
    while (!isStopping) await alarm.sleep(await take())
  }

  /** Claims as many due jobs as this node has room for. Returns how long to sleep. */
  async function take(): Promise<number> {
    const names = [...kinds.keys()]
    const limit = hands - underWay.size
    if (limit === 0) return pollMilliseconds
    try {
      const claims = await claimJobs(database.app, { kinds: names, limit, leaseSeconds })
      for (const claim of claims) hold(claim)
      if (claims.length === limit) return pollMilliseconds
      const due = (await millisecondsUntilDue(database.app, names)) ?? pollMilliseconds
      return Math.min(Math.max(due, shortestSleepMilliseconds), pollMilliseconds)
    } catch (error) {
      log.warn({ err: error }, 'the job queue could not be read')
      return pollMilliseconds
    }
  }

  function hold(claim: Claim): void {
    const done = settle(claim).finally(() => {
      underWay.delete(done)
      alarm.ring()
    })
    underWay.add(done)
  }

  async function settle(claim: Claim): Promise<void> {
    try {
      await attempt(claim)
    } catch (error) {
      // The lease ends, and the next worker finds the job done or does it.
      log.warn({ err: error, job: claim.id, kind: claim.kind }, 'the result of a job could not be saved')
    }
  }

  async function attempt(claim: Claim): Promise<void> {
    const { work, attempts, isLong = false } = kinds.get(claim.kind) ?? refuseUnknown(claim.kind)
    // Only a worker that was killed during the last attempt leaves such a job.
    if (!claim.repeats && claim.attempts > attempts) return bury(claim, 'worker_lost')
    const lease = isLong ? holdLease(claim) : limitToLease()
    const signal = AbortSignal.any([cancelled.signal, lease.signal])
    try {
      await work({ subject: claim.subject, attempt: claim.attempts }, signal)
    } catch (error) {
      return await fail(claim, error, attempts)
    } finally {
      lease.release()
    }
    await finishJob(database.app, claim)
  }

  function limitToLease() {
    return { signal: AbortSignal.timeout(Math.floor(leaseSeconds * workingShare * 1_000)), release() {} }
  }

  /** Aborts when another worker has the lease, or when it was not renewed in time to be sure. */
  function holdLease(claim: Claim) {
    const lost = new AbortController()
    let renewedAt = performance.now()
    async function renew(): Promise<void> {
      const at = performance.now()
      try {
        if (await renewLease(database.app, { ...claim, leaseSeconds })) renewedAt = at
        else lost.abort()
      } catch (error) {
        log.warn({ err: error, job: claim.id, kind: claim.kind }, 'the lease of a job could not be renewed')
      }
      if (performance.now() - renewedAt > leaseSeconds * workingShare * 1_000) lost.abort()
    }
    const timer = setInterval(() => void renew(), leaseSeconds * renewalShare * 1_000)
    return { signal: lost.signal, release: () => clearInterval(timer) }
  }

  async function fail(claim: Claim, error: unknown, attempts: number): Promise<void> {
    const reason = codeOf(error)
    if (cancelled.signal.aborted) return postponeJob(database.app, claim, { seconds: 0, reason })
    const isLast = error instanceof GivenUp || claim.attempts >= attempts
    if (isLast && !claim.repeats) return bury(claim, reason, error)
    const seconds = retryDelay(retrySeconds, claim.attempts, Math.random())
    log.warn({ err: error, job: claim.id, kind: claim.kind, seconds }, 'a job failed and will be retried')
    await postponeJob(database.app, claim, { seconds, reason })
  }

  async function bury(claim: Claim, reason: string, error?: unknown): Promise<void> {
    log.error({ err: error, job: claim.id, kind: claim.kind, reason }, 'a job was given up')
    await buryJob(database.app, claim, reason)
  }

  return {
    async start(): Promise<void> {
      const wake = () => alarm.ring()
      subscription = await database.listen('mgk_jobs', { message: wake, lost: () => {}, regained: wake })
      looping = loop()
    },

    async stop(hurry: AbortSignal): Promise<void> {
      isStopping = true
      alarm.ring()
      await looping
      await subscription.stop()
      const done = Promise.allSettled(underWay)
      // Aborted by `hurry`: continue at once.
      await Promise.race([done, pause(drainMilliseconds, undefined, { signal: hurry }).catch(() => {})])
      cancelled.abort()
      await Promise.race([done, pause(abortMilliseconds)])
    },
  }
}

/** A code and never a message: the table must not contain any user's words. */
function codeOf(error: unknown): string {
  if (error instanceof GivenUp) return error.reason
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

function refuseUnknown(kind: string): never {
  throw new Error(`nobody here does ${kind}, so nobody here can have claimed it`)
}
