import { Worker } from 'node:worker_threads'
import type { Log } from '#server/platform/log/log.ts'
import type { FoundDays } from '#planner/trips/trip-planner.ts'
import type { FromThread, PlanJob, ToThread } from './plan-jobs.ts'
import type { CachedFacts } from './planner-facts.ts'

/** The part of a worker thread that the pool uses. Tests may pass their own. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate'> & {
  on(event: 'message', listener: (message: FromThread) => void): unknown
  on(event: 'error', listener: (error: unknown) => void): unknown
  on(event: 'exit', listener: (code: number) => void): unknown
}

export type Answered = Extract<FromThread, { type: 'planned' | 'checked' }>

export type ThreadTask = {
  job: PlanJob
  facts: Pick<CachedFacts, 'version' | 'text'>
  progress?: (share: number) => void
  found?: (days: FoundDays) => void
}

/** A plan that was cancelled because it took too long. */
export class PlannerOverTime extends Error {
  constructor() {
    super('The plan took too long.')
  }
}

type Running = { id: number; task: ThreadTask; stop: Int32Array; settle: PromiseWithResolvers<Answered> }

/** After a stop request, a thread has this long to end its search before it is terminated. */
const stopMsAtMost = 5000
const threadMegabytes = 512

export function startThread(): Thread {
  const thread = new Worker(new URL('./planner-worker.ts', import.meta.url), {
    name: 'trip planner',
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
  })
  // An idle thread must not keep the process alive.
  thread.unref()
  return thread
}

function post(thread: Thread, message: ToThread): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage(message)
}

type Options = { start: () => Thread; log: Log; msAtMost: number }

/** One worker thread that runs one task at a time. It is replaced if it crashes or exceeds its time limit. */
export function createPlannerThread({ start, log, msAtMost }: Options) {
  let thread: Thread | null = null
  let version: string | null = null
  let running: Running | null = null
  let tasks = 0

  function open(): Thread {
    if (thread) return thread
    const opened = start()
    thread = opened
    version = null
    opened.on('message', hear)
    opened.on('error', (error) => {
      log.error({ err: error }, 'a planner thread crashed')
      if (thread === opened) lose(new Error('The planner thread broke.', { cause: error }))
    })
    opened.on('exit', () => {
      if (thread === opened) lose(new Error('The planner thread ended.'))
    })
    return opened
  }

  function hear(message: FromThread): void {
    // In watch mode (npm run dev), Node also sends messages of its own from the thread.
    if (!running || running.id !== message.id) return
    const { task, stop, settle } = running
    if (message.type === 'progress' || message.type === 'days') {
      if (Atomics.load(stop, 0)) return
      if (message.type === 'days') task.found?.(message.found)
      else task.progress?.(message.share)
      return
    }
    running = null
    if (message.type === 'failed') settle.reject(message.error)
    else settle.resolve(message)
  }

  function lose(error: Error): void {
    const lost = thread
    thread = null
    running?.settle.reject(error)
    running = null
    void lost?.terminate()
  }

  /** Sends the facts to the thread once for each version. */
  function give({ version: given, text }: ThreadTask['facts']): Thread {
    const opened = open()
    if (version !== given) {
      post(opened, { type: 'facts', text })
      version = given
    }
    return opened
  }

  return {
    /** Settles when the thread is free again. Aborting `signal` makes the thread stop soon. */
    async run(task: ThreadTask, signal: AbortSignal): Promise<Answered> {
      const buffer = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
      const settle = Promise.withResolvers<Answered>()
      tasks += 1
      const current: Running = { id: tasks, task, stop: new Int32Array(buffer), settle }
      running = current
      let patience: NodeJS.Timeout | undefined
      const endAfter = (milliseconds: number, why: string) => {
        clearTimeout(patience)
        patience = setTimeout(() => {
          if (running !== current) return
          log.warn({ why }, 'a planner thread was terminated')
          lose(new PlannerOverTime())
        }, milliseconds)
      }
      const stop = () => {
        Atomics.store(current.stop, 0, 1)
        endAfter(stopMsAtMost, 'it went on though nobody waits')
      }
      endAfter(msAtMost, 'it did not come to an end')
      signal.addEventListener('abort', stop, { once: true })
      try {
        post(give(task.facts), { type: 'job', id: current.id, job: task.job, stop: buffer })
        return await settle.promise
      } finally {
        clearTimeout(patience)
        signal.removeEventListener('abort', stop)
      }
    },

    end(): void {
      lose(new Error('The product stops.'))
    },
  }
}

export type PlannerThread = ReturnType<typeof createPlannerThread>
