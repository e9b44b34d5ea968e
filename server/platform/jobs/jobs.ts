import type { Transaction } from 'kysely'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Log } from '#server/platform/log/log.ts'
import { forgetDeadJobs, insertJob, keepRepeating } from './job-store.ts'
import type { Work } from './work.ts'
import { createWorker, type JobKind } from './worker.ts'

type Options = {
  database: Pick<Database, 'app' | 'listen'>
  log: Log
  /** How many jobs run at once on this node. */
  hands?: number
  leaseSeconds?: number
  /** The longest sleep, in case the notification of a job was missed. */
  pollMilliseconds?: number
}

const usualAttempts = 10
const deadAreKeptDays = 30

/**
 * A queue of work that follows a change. A job is added in the transaction of the change and done later by any node. It
 * is retried with growing delay, and kept as dead if it cannot be done.
 */
export function createJobs({ database, log, hands = 4, leaseSeconds = 120, pollMilliseconds = 10_000 }: Options) {
  const kinds = new Map<string, JobKind>()
  const repeating: { kind: string; everySeconds: number }[] = []
  const worker = createWorker({ database, log, kinds, hands, leaseSeconds, pollMilliseconds })
  repeat('jobs.forget', 60, () => forgetDeadJobs(database.app, deadAreKeptDays))

  function handle(
    kind: string,
    work: Work,
    { attempts = usualAttempts, isLong = false }: { attempts?: number; isLong?: boolean } = {},
  ): void {
    if (kinds.has(kind)) throw new Error(`two parts of the product want to do ${kind}`)
    kinds.set(kind, { work, attempts, isLong })
  }

  function repeat(kind: string, everyMinutes: number, work: Work, how: { isLong?: boolean } = {}): void {
    handle(kind, work, how)
    repeating.push({ kind, everySeconds: everyMinutes * 60 })
  }

  return {
    /** Adds a job in the caller's transaction: it runs if and only if that commits. The subject is an id. */
    add: (tx: Transaction<Tables>, job: { kind: string; subject: string }): Promise<void> => insertJob(tx, job),
    /** Registers how a kind of job is done. Call it before `start`. */
    handle,
    /** Registers work that one node does for all, at this interval. Call it before `start`. */
    repeat,

    async start(): Promise<void> {
      for (const job of repeating) await keepRepeating(database.app, job)
      await worker.start()
    },

    /** Claims nothing more, waits for running jobs, and returns those that do not end in time to the queue. */
    stop: (hurry: AbortSignal): Promise<void> => worker.stop(hurry),
  }
}

export type Jobs = ReturnType<typeof createJobs>
