import type { Transaction } from 'kysely'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Log } from '#server/platform/log/log.ts'
import { countJobs, type DeadJob, forgetDeadJobs, insertJob, keepRepeating, listDeadJobs } from './job-store.ts'
import type { Work } from './work.ts'
import { createWorker, type JobKind } from './worker.ts'

type Options = {
  database: Pick<Database, 'app' | 'listen'>
  log: Log
  /** How many at once on this node. */
  hands?: number
  leaseSeconds?: number
  /** How long to sleep at most, for when the announcement of a job was not heard. */
  pollMilliseconds?: number
}

const usualAttempts = 10
const deadAreKeptDays = 30

/**
 * Work that follows a change: added in the transaction of the change, done later by any node, tried again with growing
 * delay, and kept as dead when it cannot be done.
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
    /** In the caller's transaction: done if and only if that commits. The subject is an id. */
    add: (tx: Transaction<Tables>, job: { kind: string; subject: string }): Promise<void> => insertJob(tx, job),
    /** Says how a kind of job is done. Before `start`. */
    handle,
    /** Work that every so many minutes one node does for all. Before `start`. */
    repeat,

    async start(): Promise<void> {
      for (const job of repeating) await keepRepeating(database.app, job)
      await worker.start()
    },

    /** Takes nothing more, waits for what is under way, and gives back what does not end in time. */
    stop: (hurry: AbortSignal): Promise<void> => worker.stop(hurry),

    count: (): Promise<{ waiting: number; dead: number }> => countJobs(database.app),
    listDead: (limit: number): Promise<DeadJob[]> => listDeadJobs(database.app, limit),
  }
}

export type Jobs = ReturnType<typeof createJobs>
