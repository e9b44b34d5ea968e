import type { PlanDay, TripPlace } from '#domain/plans.ts'
import type { TripAnswer, TripEvent, WordWriter } from '#domain/trip-documents.ts'
import type { TripSteps } from '#domain/trips.ts'
import { findBearer } from '#web/bearer.ts'
import { readEvents } from './read-events.ts'

/** A plan that was found. */
export type PlannedAnswer = Extract<TripAnswer, { success: true }>

/** Callbacks for the progress of a plan. */
export type PlanNews = {
  onProgress: (progress: { done: number; total: number; label: string }) => void
  onDay: (day: { index: number; day: PlanDay; places: Record<string, TripPlace> }) => void
  onWords: (piece: { text: string; by?: WordWriter }) => void
}

export type PlanOutcome =
  | { kind: 'planned'; answer: PlannedAnswer }
  /** The function refused the request. `fields` names invalid answers, such as `step1.endDate`. */
  | { kind: 'refused'; message: string; fields: string[]; status: number; retryAfterSeconds: number | null }
  /** No plan exists for these wishes. */
  | { kind: 'impossible'; message: string | null }
  /** The server was not reached, or the connection broke. */
  | { kind: 'unreachable' }
  | { kind: 'unexpected' }

type Asked = { steps: TripSteps; seed?: number }

/** Calls the function `generate-travel-plan` and reports its events. Aborting the signal ends the search as well. */
export async function askForPlan(asked: Asked, news: PlanNews, signal: AbortSignal): Promise<PlanOutcome> {
  try {
    const { FunctionsClient } = await import('@supabase/functions-js')
    const bearer = await findBearer()
    const token = await bearer?.read()
    const functions = new FunctionsClient(`${location.origin}/functions/v1`, {
      headers: { apikey: 'publishable', ...(token && { authorization: `Bearer ${token}` }) },
    })
    const invoked = await functions.invoke<unknown>('generate-travel-plan', {
      body: { ...asked.steps, ...(asked.seed !== undefined && { seed: asked.seed }) },
      headers: { accept: 'text/event-stream' },
      signal,
    })
    const error: unknown = invoked.error
    if (error !== null) return await readFailure(error)
    const { data } = invoked
    return data instanceof Response ? await readStream(data, news) : readAnswer(data)
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: 'unexpected' }
  }
}

/** Reads events up to the last one. A connection that breaks before that counts as an unreachable server. */
async function readStream({ body }: Response, news: PlanNews): Promise<PlanOutcome> {
  if (!body) return { kind: 'unexpected' }
  try {
    for await (const { event, data } of readEvents(body)) {
      const told = parseEvent(event, data)
      if (told?.event === 'progress') news.onProgress(told.data)
      else if (told?.event === 'day') news.onDay(told.data)
      else if (told?.event === 'words') news.onWords(told.data)
      else if (told?.event === 'done') return readAnswer(told.data)
      else if (told?.event === 'failed') return { kind: 'impossible', message: told.data.error || null }
    }
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'unexpected' }
  }
  return { kind: 'unreachable' }
}

/** Null for an event of an unknown kind, from a later version of the server. */
function parseEvent(event: string, data: string): TripEvent | null {
  switch (event) {
    case 'progress':
    case 'day':
    case 'words':
    case 'done':
    case 'failed':
      // oxlint-disable-next-line typescript/no-unsafe-return -- our own server's, of the shape that belongs to its name
      return JSON.parse(`{"event":"${event}","data":${data}}`)
    default:
      return null
  }
}

function readAnswer(answer: unknown): PlanOutcome {
  if (isPlanned(answer)) return { kind: 'planned', answer }
  const { error } = fieldsOf(answer)
  return { kind: 'impossible', message: typeof error === 'string' && error !== '' ? error : null }
}

function isPlanned(answer: unknown): answer is PlannedAnswer {
  const { success, plan, places } = fieldsOf(answer)
  return success === true && Array.isArray(fieldsOf(plan)['days']) && typeof places === 'object' && places !== null
}

/** Converts an error of functions-js: either a refusal with its response, or a failed request. */
async function readFailure(error: unknown): Promise<PlanOutcome> {
  if (!(error instanceof Error)) return { kind: 'unexpected' }
  const context = 'context' in error ? error.context : null
  if (!(context instanceof Response)) {
    return { kind: error.name === 'FunctionsFetchError' ? 'unreachable' : 'unexpected' }
  }
  const body = fieldsOf(await readJson(context))
  // The library's own message, "Edge Function returned a non-2xx status code", does not help the visitor.
  const said = body['error'] ?? body['title'] ?? body['msg']
  const seconds = Number(context.headers.get('retry-after') ?? Number.NaN)
  const fields: unknown = body['fields']
  return {
    kind: 'refused',
    message: typeof said === 'string' ? said : '',
    fields: Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [],
    status: context.status,
    retryAfterSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null // an HTML page of a proxy; the status is enough
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
