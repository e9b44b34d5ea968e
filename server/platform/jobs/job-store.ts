import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'

/** One claim of a job, by the worker that has to complete it. */
export type Claim = {
  id: number
  kind: string
  subject: string | null
  /** Includes this one. */
  attempts: number
  lease: string
  repeats: boolean
}

type Executor = Kysely<Tables>

export async function insertJob(executor: Executor, job: { kind: string; subject: string }): Promise<void> {
  await executor.insertInto('mgk.jobs').values(job).execute()
}

/** One row for work that repeats, whichever node starts first. The next run of an existing row stays. */
export async function keepRepeating(executor: Executor, job: { kind: string; everySeconds: number }): Promise<void> {
  await sql`
    insert into mgk.jobs (kind, every_seconds) values (${job.kind}, ${job.everySeconds})
    on conflict (kind) where every_seconds is not null do update set every_seconds = excluded.every_seconds
    where mgk.jobs.every_seconds <> excluded.every_seconds
  `.execute(executor)
}

/** Claims the jobs that have been due longest, each for one worker until its lease ends. */
export async function claimJobs(
  executor: Executor,
  { kinds, limit, leaseSeconds }: { kinds: readonly string[]; limit: number; leaseSeconds: number },
): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    update mgk.jobs set
      lease = gen_random_uuid(), attempts = attempts + 1, run_at = now() + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from mgk.jobs
      where died_at is null and run_at <= now() and kind = any(${kinds})
      order by run_at limit ${limit} for update skip locked
    )
    returning id, kind, subject, attempts, lease, every_seconds is not null as repeats
  `.execute(executor)
  return rows
}

/** For work that takes longer than a lease. False if another worker has the job by now. */
export async function renewLease(
  executor: Executor,
  { id, lease, leaseSeconds }: Claim & { leaseSeconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    update mgk.jobs set run_at = now() + make_interval(secs => ${leaseSeconds}) where id = ${id} and lease = ${lease}
    returning id
  `.execute(executor)
  return rows.length > 0
}

/** The time until the next job is due, or null if there is none. A claimed job is due when its lease ends. */
export async function millisecondsUntilDue(executor: Executor, kinds: readonly string[]): Promise<number | null> {
  const { rows } = await sql<{ milliseconds: number | null }>`
    select (extract(epoch from min(run_at) - now()) * 1000)::float8 as milliseconds
    from mgk.jobs where died_at is null and kind = any(${kinds})
  `.execute(executor)
  return rows[0]?.milliseconds ?? null
}

export async function finishJob(executor: Executor, { id, lease }: Claim): Promise<void> {
  await sql`delete from mgk.jobs where id = ${id} and lease = ${lease} and every_seconds is null`.execute(executor)
  await sql`
    update mgk.jobs set lease = null, attempts = 0, reason = null, run_at = now() + make_interval(secs => every_seconds)
    where id = ${id} and lease = ${lease}
  `.execute(executor)
}

/** Work that repeats is retried at its regular interval at the latest. */
export async function postponeJob(
  executor: Executor,
  { id, lease }: Claim,
  { seconds, reason }: { seconds: number; reason: string },
): Promise<void> {
  await sql`
    update mgk.jobs set
      lease = null, reason = ${reason}, run_at = now() + make_interval(secs => least(${seconds}::float8, every_seconds))
    where id = ${id} and lease = ${lease}
  `.execute(executor)
}

export async function buryJob(executor: Executor, { id, lease }: Claim, reason: string): Promise<void> {
  await sql`
    update mgk.jobs set lease = null, reason = ${reason}, died_at = now() where id = ${id} and lease = ${lease}
  `.execute(executor)
}

export async function forgetDeadJobs(executor: Executor, days: number): Promise<void> {
  await sql`delete from mgk.jobs where died_at < now() - make_interval(days => ${days})`.execute(executor)
}
