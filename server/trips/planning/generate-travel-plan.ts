import { seoulDay } from '#domain/korea/seoul-time.ts'
import { readTripSteps } from '#domain/trips/answers/trip-schemas.ts'
import type { PlanningFailure, TripAnswer } from '#domain/trips/document/trip-documents.ts'
import { tellLaterApart } from '#domain/wishes/brief/brief-chips.ts'
import { stepsOfChips, withDailyBudget } from '#domain/wishes/brief/brief-steps.ts'
import { longestBrief } from '#domain/wishes/brief/read-brief.ts'
import { seedOfSteps } from '#domain/trips/answers/trip-seed.ts'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { tripBrief } from '#locales/en/trips/steps/trip-brief.ts'
import { tripFunction } from '#locales/en/trips/trip-function.ts'
import { answerWithEvents } from '#server/platform/functions/event-stream.ts'
import type { FunctionCall, ServerFunction } from '#server/platform/functions/functions.ts'
import { presentOverTime } from '#server/platform/functions/present-function-problem.ts'
import { readJson } from '#server/platform/functions/read-json.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Briefs } from './briefs.ts'
import { mergeBrief } from './merge-brief.ts'
import type { AskedTrip, TripPlanning } from './plan-trips.ts'
import { PlannerBusy } from './planner-pool.ts'
import { PlannerOverTime } from './planner-thread.ts'

type Options = {
  planning: Pick<TripPlanning, 'plan' | 'isFull'>
  briefs: Pick<Briefs, 'read'>
  log: Log
  now: () => number
}
type Asked = Pick<AskedTrip, 'steps' | 'contact' | 'seed' | 'shown'>
/** What was read from the brief of a request, beside its answer; nothing without a brief. */
type Told = Pick<Extract<TripAnswer, { success: true }>, 'chips' | 'more' | 'notUnderstood' | 'question'>

/** The server function `generate-travel-plan`: the planner's three steps in, a plan out, whole or as events. */
export function createTravelPlanFunction({ planning, briefs, log, now }: Options): ServerFunction {
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

  function answerInEvents(asked: Asked, told: Told, call: FunctionCall): Response {
    return answerWithEvents({
      signal: call.signal,
      async run(send, signal) {
        const tell: AskedTrip['tell'] = ({ event, data }) => send(event, data)
        send('done', { ...(await planning.plan({ ...asked, owner: call.network, signal, tell })), ...told })
      },
      failed: (error) => ({ event: 'failed', data: refuse(error, call) }),
    })
  }

  async function answerAtOnce(asked: Asked, told: Told, { network, signal }: FunctionCall): Promise<Response> {
    try {
      const answer = await planning.plan({ ...asked, owner: network, signal, tell: () => {} })
      return Response.json({ ...answer, ...told })
    } catch (error) {
      if (error instanceof PlannerBusy) return presentBusy(error)
      if (error instanceof PlannerOverTime) return presentOverTime()
      throw error
    }
  }

  async function readTold(text: string, today: string, body: unknown): Promise<Told> {
    const { chips, notUnderstood, question } = await briefs.read({ text, today, contact: contactOf(body) })
    return { ...tellLaterApart(chips), notUnderstood, question: question && tripBrief.ask(question) }
  }

  function presentQuestion(told: Told, call: FunctionCall): Response {
    const answer: TripAnswer = { success: false, error: told.question ?? '', plan: null, ...told }
    if (!wantsEvents(call)) return Response.json(answer)
    return answerWithEvents({
      signal: call.signal,
      run: async (send) => send('done', answer),
      failed: (error) => ({ event: 'failed', data: refuse(error, call) }),
    })
  }

  return {
    methods: ['POST'],
    limit: { limit: 600, windowSeconds: 300 },
    async answer(call) {
      const today = seoulDay(now())
      const body = await readJson(call.request)
      const brief = briefOf(body)
      if (brief === null) return presentMisfit(['brief'], tripBrief.tooLong(longestBrief))
      const told = brief === undefined ? {} : await readTold(brief, today, body)
      const asked = readAsked(
        told.chips
          ? {
              ...fieldsOf(body),
              ...mergeBrief(fieldsOf(body), withDailyBudget(stepsOfChips([...told.chips, ...(told.more ?? [])]))),
            }
          : body,
      )
      if ('fields' in asked) {
        const isUndated = asked.fields.some((field) => field === 'step1.startDate' || field === 'step1.endDate')
        // Without dates nothing can be planned, and the brief is asked for them.
        if (told.question && isUndated) return presentQuestion(told, call)
        return presentMisfit(asked.fields, tripFunction.misfit(asked.fields[0] ?? ''))
      }
      if (asked.steps.step1.startDate < today) return presentMisfit(['step1.startDate'], tripFunction.past(today))
      // Checked before the stream begins, because after that the status can no longer tell the client of a refusal.
      const busy = planning.isFull(call.network, asked.steps)
      if (busy) return presentBusy(busy)
      return wantsEvents(call) ? answerInEvents(asked, told, call) : answerAtOnce(asked, told, call)
    },
  }
}

function wantsEvents({ request }: FunctionCall): boolean {
  return request.headers.get('accept')?.toLowerCase().includes('text/event-stream') === true
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** Name, e-mail and phone, as far as they are texts. */
function contactOf(body: unknown): string[] {
  const { fullName, email, phone } = fieldsOf(fieldsOf(body)['step3'])
  return [fullName, email, phone].filter((one) => typeof one === 'string')
}

/** Undefined if there is none, null if it cannot be read. */
function briefOf(body: unknown): string | null | undefined {
  const { brief } = fieldsOf(body)
  if (brief === undefined || brief === null || brief === '') return undefined
  return typeof brief === 'string' && brief.length <= longestBrief ? brief : null
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
  const shown = readShown(body)
  const others = [...(seed === null ? ['seed'] : []), ...(shown === null ? ['shown'] : [])]
  if (!('steps' in read)) return { fields: [...read.fields, ...others] }
  if (seed === null || shown === null) return { fields: others }
  const { fullName, email, phone } = read.steps.step3
  const steps = planRequest(read.steps)
  return { steps, contact: [fullName, email, phone], seed: seed ?? seedOfSteps(steps), ...(shown && { shown }) }
}

/** Undefined if none is given, null if the given one is invalid. */
function readSeed(body: unknown): number | null | undefined {
  if (typeof body !== 'object' || body === null || !('seed' in body)) return undefined
  const { seed } = body
  if (seed === undefined || seed === null) return undefined
  return typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0 ? seed : null
}

// The stops of ninety days.
const mostShown = 1000
const longestId = 100

/** Undefined if none are given, null if they cannot be read. */
function readShown(body: unknown): string[] | null | undefined {
  const { shown } = fieldsOf(body)
  if (shown === undefined || shown === null) return undefined
  if (!Array.isArray(shown) || shown.length > mostShown) return null
  const ids = shown.filter((id): id is string => typeof id === 'string' && id.length <= longestId)
  return ids.length === shown.length ? ids : null
}
