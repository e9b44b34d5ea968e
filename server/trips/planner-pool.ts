import type { Log } from '#server/platform/log/log.ts'
import {
  type Answered,
  createPlannerThread,
  type PlannerThread,
  startThread,
  type Thread,
  type ThreadTask,
} from './planner-thread.ts'

/** The queue is full: one network has too many requests in it, or there are too many in all. */
export class PlannerBusy extends Error {
  readonly reason: 'own' | 'all'
  readonly retryAfterSeconds: number

  constructor(reason: 'own' | 'all', retryAfterSeconds: number) {
    super('no place in the queue of the planner')
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export type PoolTask = ThreadTask & {
  /** The owner of the task's place in the queue. A task without an owner goes first and is not counted. */
  owner: string | null
  /** Called when the task has to wait, and whenever its position changes: the number of tasks before it. */
  ahead?: (count: number) => void
  /** Called when a thread begins the task. */
  begun?: () => void
}

type Waiting = { task: PoolTask; signal: AbortSignal; settle: PromiseWithResolvers<Answered>; leave: () => void }

type Options = {
  threads: number
  log: Log
  /** How many places in the queue one owner may have. */
  mostOfOne?: number
  mostWaiting?: number
  /** After waiting this long for a thread, a request is refused with a time to retry. */
  waitMsAtMost?: number
  /** A task that takes longer is cancelled and its thread terminated. */
  taskMsAtMost?: number
  start?: () => Thread
}

// Most plans take a second, so the queue will have changed by then.
const comeAgainSeconds = 5

/** A pool of planner threads with a bounded queue. */
export function createPlannerPool({
  threads,
  log,
  mostOfOne = 2,
  mostWaiting = 50,
  waitMsAtMost = 30_000,
  taskMsAtMost = 45_000,
  start = startThread,
}: Options) {
  const idle: PlannerThread[] = []
  const all: PlannerThread[] = []
  const queue: Waiting[] = []
  let isStopped = false

  function addThread(): PlannerThread {
    const thread = createPlannerThread({ start, log, msAtMost: taskMsAtMost })
    all.push(thread)
    return thread
  }

  function takeThread(): PlannerThread | null {
    return idle.pop() ?? (all.length < threads ? addThread() : null)
  }

  async function work(thread: PlannerThread, task: PoolTask, signal: AbortSignal): Promise<Answered> {
    try {
      signal.throwIfAborted()
      task.begun?.()
      return await thread.run(task, signal)
    } finally {
      idle.push(thread)
      next()
    }
  }

  /** Gives free threads to the tasks that have waited longest. */
  function next(): void {
    for (let first = queue[0]; first; first = queue[0]) {
      const thread = takeThread()
      if (!thread) break
      queue.shift()
      first.leave()
      first.settle.resolve(work(thread, first.task, first.signal))
    }
    reportPlaces()
  }

  function reportPlaces(): void {
    for (const [index, { task }] of queue.entries()) task.ahead?.(index)
  }

  function isFull(owner: string | null): PlannerBusy | null {
    if (owner === null || idle.length > 0 || all.length < threads) return null
    const own = queue.filter(({ task }) => task.owner === owner)
    if (own.length >= mostOfOne) return new PlannerBusy('own', comeAgainSeconds)
    return queue.length >= mostWaiting ? new PlannerBusy('all', comeAgainSeconds) : null
  }

  function wait(task: PoolTask, signal: AbortSignal): Promise<Answered> {
    const busy = isFull(task.owner)
    if (busy) throw busy
    const settle = Promise.withResolvers<Answered>()
    const give = (reason: unknown) => {
      queue.splice(queue.indexOf(waiting), 1)
      waiting.leave()
      settle.reject(reason)
      reportPlaces()
    }
    const abort = () => give(signal.reason)
    const patience = setTimeout(() => give(new PlannerBusy('all', comeAgainSeconds)), waitMsAtMost)
    const leave = () => {
      clearTimeout(patience)
      signal.removeEventListener('abort', abort)
    }
    const waiting: Waiting = { task, signal, settle, leave }
    signal.addEventListener('abort', abort, { once: true })
    if (task.owner === null) queue.unshift(waiting)
    else queue.push(waiting)
    reportPlaces()
    return settle.promise
  }

  return {
    /** Why this owner's next task would be refused; null if a thread or a place in the queue is free. */
    isFull,

    /** Runs the task in a thread, after the tasks queued before it. Throws PlannerBusy if the queue is full. */
    async run(task: PoolTask, signal: AbortSignal): Promise<Answered> {
      if (isStopped) throw new PlannerBusy('all', comeAgainSeconds)
      signal.throwIfAborted()
      const thread = takeThread()
      return thread ? work(thread, task, signal) : wait(task, signal)
    },

    stats: () => ({ waiting: queue.length, busy: all.length - idle.length, threads: all.length }),

    stop(): void {
      isStopped = true
      for (const { leave, settle } of queue.splice(0)) {
        leave()
        settle.reject(new PlannerBusy('all', comeAgainSeconds))
      }
      for (const thread of all) thread.end()
    },
  }
}

export type PlannerPool = ReturnType<typeof createPlannerPool>
