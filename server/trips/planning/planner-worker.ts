import { parentPort } from 'node:worker_threads'
import type { PlannerFacts } from '#domain/trips/plan/planner-facts.ts'
import { interestNames } from '#locales/en/trips/interest-names.ts'
import { createTripPlanner } from '#planner/trips/trip-planner.ts'
import type { FromThread, ToThread } from './plan-jobs.ts'

/** A worker thread that plans trips one after another, so that the server's main thread can answer other requests. */
let planner: ReturnType<typeof createTripPlanner> | null = null

/** A safety limit. Usual trips take a twentieth of it. */
const daysMsAtMost = 15_000

const port = parentPort
if (!port) throw new Error('This file is started as a thread.')

function readProcessor(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function work({ id, job, stop }: Extract<ToThread, { type: 'job' }>, tell: (message: FromThread) => void): void {
  if (!planner) throw new Error('There are no facts to plan from.')
  const flag = new Int32Array(stop)
  if (job.kind === 'check') return tell({ id, type: 'checked', checks: planner.check(job) })
  const trip = planner.plan(job, {
    isStopped: () => Atomics.load(flag, 0) !== 0,
    readClock: readProcessor,
    daysMsAtMost,
    progress: (share) => tell({ id, type: 'progress', share }),
    found: (found) => tell({ id, type: 'days', found }),
  })
  return tell({ id, type: 'planned', trip })
}

port.on('message', (message: ToThread) => {
  if (message.type === 'facts') {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the thread that sends it
    planner = createTripPlanner(JSON.parse(message.text) as PlannerFacts, interestNames)
    return
  }
  try {
    work(message, (told) => port.postMessage(told))
  } catch (error) {
    port.postMessage({
      id: message.id,
      type: 'failed',
      error: error instanceof Error ? error : new Error(String(error)),
    } satisfies FromThread)
  }
})
