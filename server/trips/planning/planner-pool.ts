import type { Log } from '#server/platform/log/log.ts'
import { createPlannerUsage } from './planner-usage.ts'
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
  /** A long trip. Of several threads, one never takes these. */
  isLong?: boolean
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
  now?: () => number
}

// Most plans take a second, so the queue will have changed by then.
const comeAgainSeconds = 5

/**
 * A pool of planner threads with a bounded queue. A free thread takes the waiting task of the owner who has used the
 * least time of the threads lately; of one owner's tasks, the first.
 */
export function createPlannerPool({
  threads,
  log,
  mostOfOne = 2,
  mostWaiting = 50,
  waitMsAtMost = 30_000,
  taskMsAtMost = 45_000,
  start = startThread,
  now = () => performance.now(),
}: Options) {
  const usage = createPlannerUsage(now)
  const idle: PlannerThread[] = []
  const all: PlannerThread[] = []
  const queue: Waiting[] = []
  let isStopped = false

  function addThread(): PlannerThread {
    const thread = createPlannerThread({ start, log, msAtMost: taskMsAtMost })
    all.push(thread)
    return thread
  }

  /** Of several threads, the first takes short tasks only. */
  function mayTake(thread: PlannerThread, { isLong = false }: Pick<PoolTask, 'isLong'>): boolean {
    return !isLong || threads === 1 || thread !== all[0]
  }

  /** A thread for this task. A short one leaves the threads that take long ones free, if it can. */
  function takeThread(task: PoolTask): PlannerThread | null {
    if (task.isLong && all.length === 0 && threads > 1) idle.push(addThread())
    const able = idle.filter((thread) => mayTake(thread, task))
    const chosen = able.find((thread) => thread === all[0]) ?? able[0]
    if (!chosen) return all.length < threads ? addThread() : null
    idle.splice(idle.indexOf(chosen), 1)
    return chosen
  }

  async function work(thread: PlannerThread, task: PoolTask, signal: AbortSignal): Promise<Answered> {
    try {
      signal.throwIfAborted()
      task.begun?.()
      const end = task.owner === null ? null : usage.begin(task.owner)
      try {
        return await thread.run(task, signal)
      } finally {
        end?.()
      }
    } finally {
      idle.push(thread)
      next()
    }
  }

  /** Puts the queue into the order in which tasks will be taken; equals stay in the order in which they came. */
  function sortQueue(): void {
    const usedBy = new Map(queue.map(({ task: { owner } }) => [owner, owner === null ? -1 : usage.of(owner)]))
    queue.sort((one, other) => (usedBy.get(one.task.owner) ?? 0) - (usedBy.get(other.task.owner) ?? 0))
  }

  /** Gives free threads to waiting tasks. */
  function next(): void {
    sortQueue()
    const stillWaiting: Waiting[] = []
    for (const waiting of queue.splice(0)) {
      const thread = takeThread(waiting.task)
      if (!thread) {
        stillWaiting.push(waiting)
        continue
      }
      waiting.leave()
      waiting.settle.resolve(work(thread, waiting.task, waiting.signal))
    }
    queue.push(...stillWaiting)
    reportPlaces()
  }

  function reportPlaces(): void {
    for (const [index, { task }] of queue.entries()) task.ahead?.(index)
  }

  function isFull(task: Pick<PoolTask, 'owner' | 'isLong'>): PlannerBusy | null {
    const { owner } = task
    const isThreadFree = all.length < threads || idle.some((thread) => mayTake(thread, task))
    if (owner === null || isThreadFree) return null
    const own = queue.filter((waiting) => waiting.task.owner === owner)
    if (own.length >= mostOfOne) return new PlannerBusy('own', comeAgainSeconds)
    return queue.length >= mostWaiting ? new PlannerBusy('all', comeAgainSeconds) : null
  }

  function wait(task: PoolTask, signal: AbortSignal): Promise<Answered> {
    const busy = isFull(task)
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
    queue.push(waiting)
    sortQueue()
    reportPlaces()
    return settle.promise
  }

  return {
    /** Why such a task would be refused; null if a thread or a place in the queue is free. */
    isFull,

    /** Runs the task in a thread, after the tasks queued before it. Throws PlannerBusy if the queue is full. */
    async run(task: PoolTask, signal: AbortSignal): Promise<Answered> {
      if (isStopped) throw new PlannerBusy('all', comeAgainSeconds)
      signal.throwIfAborted()
      const thread = takeThread(task)
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
