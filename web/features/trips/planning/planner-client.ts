import type { FromPlanner, PlannerProblem, PlannerTask, PlannerTasks, ToPlanner } from './planner-messages.ts'

export type PlannerResult<Task extends PlannerTask> =
  | { ok: true; answer: PlannerTasks[Task]['answer'] }
  | { ok: false; problem: PlannerProblem | 'aborted' }

type Options = { signal?: AbortSignal; onProgress?: (done: number, total: number) => void }

type Waiting = {
  message: ToPlanner
  settle: (result: PlannerResult<PlannerTask>) => void
  onProgress: ((done: number, total: number) => void) | null
}

/**
 * Calls the planner worker, which is started with the first request. Requests run one at a time; aborting one ends its
 * worker.
 */
export function createPlannerClient(startWorker: () => Worker) {
  let worker: Worker | null = null
  let lastId = 0
  let running: Waiting | null = null
  const queue: Waiting[] = []

  function ask<Task extends PlannerTask>(
    task: Task,
    asked: PlannerTasks[Task]['asked'],
    { signal, onProgress }: Options = {},
  ): Promise<PlannerResult<Task>> {
    if (signal?.aborted) return Promise.resolve({ ok: false, problem: 'aborted' })
    return new Promise((resolve) => {
      lastId += 1
      const settle = resolve as (result: PlannerResult<PlannerTask>) => void
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `asked` follows from `task`
      const message = { id: lastId, task, asked } as ToPlanner
      const waiting: Waiting = { message, settle, onProgress: onProgress ?? null }
      signal?.addEventListener('abort', () => giveUp(waiting), { once: true })
      queue.push(waiting)
      next()
    })
  }

  function next(): void {
    if (running) return
    running = queue.shift() ?? null
    if (!running) return
    try {
      worker ??= start()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(running.message)
    } catch {
      fail() // no worker support, or the request cannot be cloned
    }
  }

  function start(): Worker {
    const started = startWorker()
    started.addEventListener('message', ({ data }: MessageEvent<FromPlanner>) => hear(data))
    started.addEventListener('error', (event) => {
      event.preventDefault()
      // A terminated worker may still report an error, while another one runs.
      if (worker !== started) return
      stop()
      fail()
    })
    return started
  }

  function hear(message: FromPlanner): void {
    if (!running || message.id !== running.message.id) return
    if (message.kind === 'progress') {
      running.onProgress?.(message.done, message.total)
      return
    }
    const { settle } = running
    running = null
    settle(message.kind === 'done' ? { ok: true, answer: message.answer } : { ok: false, problem: message.problem })
    next()
  }

  function fail(): void {
    const failed = running
    running = null
    failed?.settle({ ok: false, problem: 'failed' })
    next()
  }

  function giveUp(waiting: Waiting): void {
    if (running === waiting) {
      // A running search cannot receive messages, so its worker is terminated.
      stop()
      running = null
    } else if (queue.includes(waiting)) queue.splice(queue.indexOf(waiting), 1)
    waiting.settle({ ok: false, problem: 'aborted' })
    next()
  }

  function stop(): void {
    worker?.terminate()
    worker = null
  }

  return { ask, stop }
}

const client = createPlannerClient(
  () => new Worker(new URL('./planner-worker.ts', import.meta.url), { type: 'module', name: 'planner' }),
)

/** Calls the page's only planner. Never throws: errors are part of the answer. */
export const askPlanner = client.ask
