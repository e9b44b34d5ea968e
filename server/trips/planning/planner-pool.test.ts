import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestLog } from '#testing/servers/http.ts'
import { createRandomSteps } from '#testing/trips/random-trip-steps.ts'
import { waitUntil } from '#testing/wait-until.ts'
import type { FoundDays } from '#planner/trips/trip-planner.ts'
import type { FromThread, ToThread } from './plan-jobs.ts'
import { createPlannerPool, PlannerBusy, type PoolTask } from './planner-pool.ts'
import type { Thread } from './planner-thread.ts'

/** A thread that does what the test says, and remembers what it was told. */
class HeldThread extends EventEmitter implements Thread {
  readonly told: ToThread[] = []
  isEnded = false

  postMessage(message: ToThread): void {
    this.told.push(message)
  }

  async terminate(): Promise<number> {
    this.isEnded = true
    return 0
  }

  get jobs() {
    return this.told.flatMap((message) => (message.type === 'job' ? [message] : []))
  }

  get facts() {
    return this.told.flatMap((message) => (message.type === 'facts' ? [message.text] : []))
  }

  /** Ends the job that it was given last. */
  finish(): void {
    const id = this.jobs.at(-1)?.id ?? 0
    this.emit('message', { id, type: 'checked', checks: [] } satisfies FromThread)
  }
}

const pools: { stop(): void }[] = []

// Also the timers of what nobody waits for.
afterEach(() => {
  for (const pool of pools.splice(0)) pool.stop()
})

function openPool(options: Partial<Parameters<typeof createPlannerPool>[0]> = {}) {
  const started: HeldThread[] = []
  const { log, lines } = createTestLog()
  const opened = createPlannerPool({
    threads: 1,
    log,
    start() {
      const thread = new HeldThread()
      started.push(thread)
      return thread
    },
    ...options,
  })
  pools.push(opened)
  /** A test may leave what it asked for unanswered. */
  const run: typeof opened.run = (...asked) => {
    const answer = opened.run(...asked)
    answer.catch(() => {})
    return answer
  }
  return { pool: { ...opened, run }, started, lines }
}

const { step1, step2, step3 } = createRandomSteps(1)
const forever = new AbortController().signal

function task(owner: string | null, more: Partial<PoolTask> = {}): PoolTask {
  return {
    job: { kind: 'plan', steps: { step1, step2, step3 }, seed: 1, plannedOn: '2026-11-29' },
    facts: { version: 'one', text: 'facts' },
    owner,
    ...more,
  }
}

test('a thread does one task at a time, in the order in which they came, and the facts go over once', async () => {
  const { pool, started } = openPool({ mostOfOne: 9 })
  const order: string[] = []
  const run = (name: string) => pool.run(task('a', { begun: () => order.push(name) }), forever)
  const all = [run('first'), run('second'), run('third')]
  for (const done of all) {
    expect(pool.stats().busy).toBe(1)
    started[0]?.finish()
    await done
  }
  expect(order).toEqual(['first', 'second', 'third'])
  expect(started).toHaveLength(1)
  expect(started[0]?.facts).toEqual(['facts'])
  expect(pool.stats()).toEqual({ waiting: 0, busy: 0, threads: 1 })
})

test('facts of another version go over before the next task', async () => {
  const { pool, started } = openPool()
  const first = pool.run(task('a'), forever)
  started[0]?.finish()
  await first
  void pool.run(task('a', { facts: { version: 'two', text: 'newer' } }), forever)
  expect(started[0]?.told.map(({ type }) => type)).toEqual(['facts', 'job', 'facts', 'job'])
  expect(started[0]?.facts).toEqual(['facts', 'newer'])
})

test('threads are opened as they are needed, and no more than there may be', async () => {
  const { pool, started } = openPool({ threads: 2 })
  for (const owner of ['a', 'b', 'c']) void pool.run(task(owner), forever)
  expect(started).toHaveLength(2)
  expect(pool.stats()).toEqual({ waiting: 1, busy: 2, threads: 2 })
})

test('a waiting task is told how many are before it, and again when that changes', async () => {
  const { pool, started } = openPool()
  const heard: string[] = []
  const run = (owner: string) => {
    const done = pool.run(task(owner, { ahead: (count) => heard.push(`${owner} ${count}`) }), forever)
    done.catch(() => {})
    return done
  }
  void run('a')
  void run('b')
  void run('c')
  expect(heard).toEqual(['b 0', 'b 0', 'c 1'])
  heard.length = 0
  started[0]?.finish()
  await waitUntil(() => expect(heard).toEqual(['c 0']))
})

test('one owner holds two places and no third; somebody else still gets one', async () => {
  const { pool } = openPool()
  void pool.run(task('a'), forever)
  void pool.run(task('a'), forever)
  void pool.run(task('a'), forever)
  expect(pool.isFull({ owner: 'a' })).toMatchObject({ reason: 'own' })
  await expect(pool.run(task('a'), forever)).rejects.toMatchObject({ reason: 'own', retryAfterSeconds: 5 })
  expect(pool.isFull({ owner: 'b' })).toBeNull()
  void pool.run(task('b'), forever)
  expect(pool.stats().waiting).toBe(3)
})

test('a full queue refuses everybody but what goes before all', async () => {
  const { pool, started } = openPool({ mostWaiting: 2 })
  for (const owner of ['a', 'b', 'c']) void pool.run(task(owner), forever)
  await expect(pool.run(task('d'), forever)).rejects.toBeInstanceOf(PlannerBusy)
  const begun = vi.fn<() => void>()
  const check = pool.run(task(null, { begun }), forever)
  started[0]?.finish()
  await waitUntil(() => expect(begun).toHaveBeenCalledOnce())
  started[0]?.finish()
  await check
})

test('a task that leaves the queue makes room and takes no thread', async () => {
  const { pool, started } = openPool({ mostWaiting: 1 })
  const first = pool.run(task('a'), forever)
  const leaving = new AbortController()
  const gone = pool.run(task('b'), leaving.signal)
  leaving.abort()
  await expect(gone).rejects.toMatchObject({ name: 'AbortError' })
  expect(pool.stats().waiting).toBe(0)
  const last = pool.run(task('c'), forever)
  started[0]?.finish()
  await first
  await waitUntil(() => expect(started[0]?.jobs).toHaveLength(2))
  started[0]?.finish()
  await last
})

test('a task that was aborted before it begins is not queued', async () => {
  const { pool, started } = openPool()
  await expect(pool.run(task('a'), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  expect(started).toEqual([])
})

test('aborting a search stops its thread, and its later days are not reported', async () => {
  const { pool, started } = openPool()
  const leaving = new AbortController()
  const found = vi.fn<(days: FoundDays) => void>()
  const gone = pool.run(task('a', { found }), leaving.signal)
  const [job] = started[0]?.jobs ?? []
  const stop = new Int32Array(job?.stop ?? new ArrayBuffer(4))
  expect(stop[0]).toBe(0)
  leaving.abort()
  expect(stop[0]).toBe(1)
  started[0]?.emit('message', { id: job?.id, type: 'days', found: {} })
  expect(found).not.toHaveBeenCalled()
  started[0]?.finish()
  await gone
  expect(pool.stats().busy).toBe(0)
})

test('a thread that goes on though nobody waits is ended, and the next task gets a new one', async () => {
  vi.useFakeTimers()
  const { pool, started, lines } = openPool()
  const leaving = new AbortController()
  const gone = pool.run(task('a'), leaving.signal)
  gone.catch(() => {})
  leaving.abort()
  await vi.advanceTimersByTimeAsync(5001)
  await expect(gone).rejects.toThrow('took too long')
  expect(started[0]?.isEnded).toBe(true)
  expect(lines.map(({ msg }) => msg)).toContain('a planner thread was terminated')
  void pool.run(task('a'), forever)
  expect(started).toHaveLength(2)
  expect(started[1]?.facts).toEqual(['facts'])
  vi.useRealTimers()
})

test('a task without an end is given up with its thread, and a place that is waited for too long as well', async () => {
  vi.useFakeTimers()
  const { pool, started } = openPool({ taskMsAtMost: 1000, waitMsAtMost: 500 })
  const endless = pool.run(task('a'), forever)
  const waiting = pool.run(task('b'), forever)
  endless.catch(() => {})
  waiting.catch(() => {})
  await vi.advanceTimersByTimeAsync(501)
  await expect(waiting).rejects.toMatchObject({ reason: 'all' })
  await vi.advanceTimersByTimeAsync(500)
  await expect(endless).rejects.toThrow('took too long')
  expect(started[0]?.isEnded).toBe(true)
  vi.useRealTimers()
})

test('a thread that breaks fails its own task, and those that wait get a new thread', async () => {
  const { pool, started, lines } = openPool()
  const broken = pool.run(task('a'), forever)
  const waiting = pool.run(task('b'), forever)
  started[0]?.emit('error', new Error('out of memory'))
  await expect(broken).rejects.toThrow('broke')
  await waitUntil(() => expect(started).toHaveLength(2))
  started[1]?.finish()
  await waiting
  expect(lines.map(({ msg }) => msg)).toContain('a planner thread crashed')
})

test('an error in a plan fails that plan and keeps the thread', async () => {
  const { pool, started } = openPool()
  const failed = pool.run(task('a'), forever)
  const id = started[0]?.jobs[0]?.id ?? 0
  started[0]?.emit('message', { id, type: 'failed', error: new RangeError('no days') } satisfies FromThread)
  await expect(failed).rejects.toThrow('no days')
  void pool.run(task('a'), forever)
  expect(started).toHaveLength(1)
})

test('a stop ends the threads and refuses who waits', async () => {
  const { pool, started } = openPool()
  const running = pool.run(task('a'), forever)
  const waiting = pool.run(task('b'), forever)
  pool.stop()
  await expect(running).rejects.toThrow('stops')
  await expect(waiting).rejects.toBeInstanceOf(PlannerBusy)
  expect(started[0]?.isEnded).toBe(true)
  await expect(pool.run(task('c'), forever)).rejects.toBeInstanceOf(PlannerBusy)
})

test('a free thread goes to the owner who has used the least, whoever came first', async () => {
  let now = 0
  const { pool, started } = openPool({ mostOfOne: 9, now: () => now })
  const order: string[] = []
  const run = (owner: string) => pool.run(task(owner, { begun: () => order.push(owner) }), forever)
  const all = [run('greedy'), run('greedy'), run('greedy'), run('honest')]
  // The first task of the greedy one is still running when the honest one comes, and counts.
  now = 5_000
  for (const nth of [0, 3, 1, 2]) {
    started[0]?.finish()
    await all[nth]
    now += 5_000
  }
  expect(order).toEqual(['greedy', 'honest', 'greedy', 'greedy'])
})

test('of several threads, one never takes long trips', async () => {
  const { pool, started } = openPool({ threads: 2, mostOfOne: 9 })
  const begun: string[] = []
  const run = (name: string, isLong: boolean) =>
    void pool.run(task(name, { isLong, begun: () => begun.push(name) }), forever)
  for (const name of ['long one', 'long two', 'long three']) run(name, true)
  expect(begun).toEqual(['long one'])
  expect(pool.isFull({ owner: 'somebody', isLong: false })).toBeNull()
  run('short one', false)
  run('short two', false)
  expect(begun).toEqual(['long one', 'short one'])
  // The thread of the short trips is started when it is first needed.
  started[1]?.finish()
  await waitUntil(() => expect(begun).toEqual(['long one', 'short one', 'short two']))
  started[0]?.finish()
  await waitUntil(() => expect(begun.at(-1)).toBe('long two'))
})

test('a single thread takes long trips too', () => {
  const { pool, started } = openPool()
  void pool.run(task('a', { isLong: true }), forever)
  expect(started[0]?.jobs).toHaveLength(1)
})
