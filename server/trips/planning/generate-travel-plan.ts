import { seoulDay } from '#domain/korea/seoul-time.ts'
import { readTripSteps } from '#domain/trips/answers/trip-schemas.ts'
import type { PlanningFailure } from '#domain/trips/document/trip-documents.ts'
import { seedOfSteps } from '#domain/trips/answers/trip-seed.ts'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { tripFunction } from '#locales/en/trips/trip-function.ts'
import { answerWithEvents } from '#server/platform/functions/event-stream.ts'
import type { FunctionCall, ServerFunction } from '#server/platform/functions/functions.ts'
import { presentOverTime } from '#server/platform/functions/present-function-problem.ts'
import { readJson } from '#server/platform/functions/read-json.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { AskedTrip, TripPlanning } from './plan-trips.ts'
import { PlannerBusy } from './planner-pool.ts'
import { PlannerOverTime } from './planner-thread.ts'

type Options = { planning: Pick<TripPlanning, 'plan' | 'isFull'>; log: Log; now: () => number }
type Asked = Pick<AskedTrip, 'steps' | 'contact' | 'seed'>

/** The server function `generate-travel-plan`: the planner's three steps in, a plan out, whole or as events. */
export function createTravelPlanFunction({ planning, log, now }: Options): ServerFunction {
  /** The client learns that planning failed but not why, because an error may contain the answers. */
  function refuse(error: unknown, { signal }: FunctionCall): PlanningFailure {
    if (error instanceof PlannerBusy) {
      const { reason, retryAfterSeconds } = error
      return { error: tripFunction.busy[reason], status: 429, retryAfterSeconds }
    }
    if (signal.aborted || error instanceof PlannerOverTime) return { error: tripFunction.overTime, status: 504 }
    log.error({ err: error }, 'a trip could not be planned')
    return { error: tripFunction.broken }
  }

  function answerInEvents(asked: Asked, call: FunctionCall): Response {
    return answerWithEvents({
      signal: call.signal,
      async run(send, signal) {
        const tell: AskedTrip['tell'] = ({ event, data }) => send(event, data)
        send('done', await planning.plan({ ...asked, owner: call.network, signal, tell }))
      },
      failed: (error) => ({ event: 'failed', data: refuse(error, call) }),
    })
  }

  async function answerAtOnce(asked: Asked, { network, signal }: FunctionCall): Promise<Response> {
    try {
      return Response.json(await planning.plan({ ...asked, owner: network, signal, tell: () => {} }))
    } catch (error) {
      if (error instanceof PlannerBusy) return presentBusy(error)
      if (error instanceof PlannerOverTime) return presentOverTime()
      throw error
    }
  }

  return {
    methods: ['POST'],
    limit: { limit: 600, windowSeconds: 300 },
    async answer(call) {
      const asked = readAsked(await readJson(call.request))
      if ('fields' in asked) return presentMisfit(asked.fields, tripFunction.misfit(asked.fields[0] ?? ''))
      const today = seoulDay(now())
      if (asked.steps.step1.startDate < today) return presentMisfit(['step1.startDate'], tripFunction.past(today))
      // Checked before the stream begins, because after that the status can no longer tell the client of a refusal.
      const busy = planning.isFull(call.network, asked.steps)
      if (busy) return presentBusy(busy)
      const wantsEvents = call.request.headers.get('accept')?.toLowerCase().includes('text/event-stream')
      return wantsEvents ? answerInEvents(asked, call) : answerAtOnce(asked, call)
    },
  }
}

function presentMisfit(fields: readonly string[], error: string): Response {
  return Response.json({ success: false, error, fields, plan: null }, { status: 400 })
}

function presentBusy({ reason, retryAfterSeconds }: PlannerBusy): Response {
  const headers = { 'retry-after': String(retryAfterSeconds) }
  return Response.json({ success: false, error: tripFunction.busy[reason], plan: null }, { status: 429, headers })
}

function readAsked(body: unknown): Asked | { fields: string[] } {
  const read = readTripSteps(body)
  const seed = readSeed(body)
  if (!('steps' in read)) return { fields: [...read.fields, ...(seed === null ? ['seed'] : [])] }
  if (seed === null) return { fields: ['seed'] }
  const { fullName, email, phone } = read.steps.step3
  const steps = planRequest(read.steps)
  return { steps, contact: [fullName, email, phone], seed: seed ?? seedOfSteps(steps) }
}

/** Undefined if none is given, null if the given one is invalid. */
function readSeed(body: unknown): number | null | undefined {
  if (typeof body !== 'object' || body === null || !('seed' in body)) return undefined
  const { seed } = body
  if (seed === undefined || seed === null) return undefined
  return typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0 ? seed : null
}
