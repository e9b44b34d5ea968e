import type { OutsideProblemCode } from '#domain/site/outside-services.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { retryDelay } from '#server/platform/retry-delay.ts'
import { createCallBudget } from './call-budget.ts'
import { type Answer, exchange, type OutsideRequest, type Patience } from './exchange.ts'
import { OutsideProblem, readStatus } from './outside-problem.ts'
import { createServiceRecord, type ServiceRecord } from './service-record.ts'

export type OutsideService = { name: string; callsPerDay: number } & Partial<Patience>

/** Parses the text of an answer; throws an `OutsideProblem` if the service reports a refusal in its own way. */
export type ReadAnswer<T> = (text: string) => T

/** What a service says in the body of a refusal. `code` is null if the status says all; `theirs` is its own code. */
export type Refusal = { code: OutsideProblemCode | null; theirs: string | null }
export type ReadRefusal = (text: string, status: number) => Refusal

/** The state of a service, for the operator of this site. */
export type ServiceStatus = ServiceRecord & { callsLeft: number }

type Options = {
  database: Pick<Database, 'app'>
  log: Pick<Log, 'warn'>
  now: () => number
  pause?: (milliseconds: number) => Promise<unknown>
}

const usualPatience: Patience = { connectMilliseconds: 3_000, totalMilliseconds: 8_000, maxBytes: 4 * 1024 * 1024 }
const attempts = 3
const retryMilliseconds = { first: 300, longest: 1_000 }
/** After this many failures in a row, a service is not called for a while. */
const failuresUntilOpen = 5
const openMilliseconds = 60_000

/** How long a service is left alone after a first "too many requests" without a time; each further one in a row
 * multiplies it. */
const busyMilliseconds = { first: 60_000, factor: 5 }

const passing: readonly OutsideProblemCode[] = ['upstream_down', 'timeout']

/**
 * Calls services outside of this process, with limits on time, size and calls a day. Retries only failures that may
 * pass.
 */
export function createOutside({ database, log, now, pause = wait }: Options) {
  const budget = createCallBudget({ database, now })
  const record = createServiceRecord({ database, now })
  const breakers = new Map<string, { failures: number; openUntil: number }>()
  const refusalsInRow = new Map<string, number>()

  async function ask<T>(
    service: OutsideService,
    request: OutsideRequest,
    read: ReadAnswer<T>,
    readRefusal?: ReadRefusal,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await askOnce(service, request, read, readRefusal)
        breakers.delete(service.name)
        refusalsInRow.delete(service.name)
        await note(record.noteSuccess(service.name))
        return answer
      } catch (error) {
        if (!(error instanceof OutsideProblem)) throw error
        const { code, status, theirs } = error
        log.warn({ service: service.name, code, status, theirs, attempt }, 'an outside service failed')
        await note(record.noteFailure(service.name, code))
        const isPassing = passing.includes(code)
        if (isPassing) countFailure(service.name)
        if (!isPassing || attempt === attempts || isOpen(service.name)) throw error
      }
      await pause(retryDelay(retryMilliseconds, attempt, Math.random()))
    }
  }

  /** A record that cannot be written does not fail the call. */
  async function note(writing: Promise<void>): Promise<void> {
    await writing.catch((error: unknown) =>
      log.warn({ err: error }, 'the state of an outside service was not recorded'),
    )
  }

  async function askOnce<T>(
    service: OutsideService,
    request: OutsideRequest,
    read: ReadAnswer<T>,
    readRefusal?: ReadRefusal,
  ): Promise<T> {
    const { name } = service
    if (isOpen(name)) throw new OutsideProblem('upstream_down', { service: name, theirs: 'left alone for a minute' })
    if (!(await budget.take(name, service.callsPerDay))) {
      throw new OutsideProblem('quota', { service: name, theirs: 'the calls of this day are used up' })
    }
    const { status, text, retryAfter } = await exchange(name, request, { ...usualPatience, ...service })
    try {
      const code = readStatus(status)
      if (code === null) return read(text)
      const refusal = readRefusal?.(text, status)
      throw new OutsideProblem(refusal?.code ?? code, { service: name, status, theirs: refusal?.theirs ?? null })
    } catch (error) {
      if (error instanceof OutsideProblem && error.code === 'quota')
        await budget.close(name, endOfRefusal(name, { status, retryAfter }))
      throw error
    }
  }

  /**
   * When a service that refused may be asked again: when it says so itself. Without a time, a status of 429 may only
   * mean too many at once; every other refusal speaks of the calls of a day.
   */
  function endOfRefusal(service: string, { status, retryAfter }: Pick<Answer, 'status' | 'retryAfter'>): number {
    const named = readRetryAfter(retryAfter, now())
    if (named !== null) return named
    if (status !== 429) return Infinity
    const before = refusalsInRow.get(service) ?? 0
    refusalsInRow.set(service, before + 1)
    return now() + busyMilliseconds.first * busyMilliseconds.factor ** before
  }

  function countFailure(name: string): void {
    const failures = (breakers.get(name)?.failures ?? 0) + 1
    breakers.set(name, { failures, openUntil: failures >= failuresUntilOpen ? now() + openMilliseconds : 0 })
  }

  function isOpen(name: string): boolean {
    return (breakers.get(name)?.openUntil ?? 0) > now()
  }

  async function readState({ name, callsPerDay }: OutsideService): Promise<ServiceStatus> {
    const [recorded, callsLeft] = await Promise.all([record.read(name), budget.left(name, callsPerDay)])
    return { ...recorded, callsLeft }
  }

  return { ask, status: readState }
}

/** The moment of a Retry-After header, which has seconds or a date; null if it has neither. */
function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header)) return now + Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : date
}

export type Outside = ReturnType<typeof createOutside>
