import { fieldsOf } from '#web/ui/local-storage.ts'
import type { PlanDay, TripPlace } from '#domain/trips/plan/plans.ts'
import type { PlanningFailure, TripAnswer, TripEvent, WordWriter } from '#domain/trips/document/trip-documents.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { findBearer } from '#web/bearer.ts'
import { readEvents } from './read-events.ts'

/** `shown`: the places of the plan that the new one replaces. Others of the same worth come before them. */
export type AskedPlan = { steps: TripSteps; seed?: number; shown?: readonly string[] }

export type PlannedAnswer = Extract<TripAnswer, { success: true }>

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

/**
 * Calls the function `generate-travel-plan` and reports its events. Aborting the signal ends the search as well. Needs
 * no script beyond this one, so that a page that works offline gets as far as knowing that it is offline.
 */
export async function askForPlan(
  { steps, ...how }: AskedPlan,
  news: PlanNews,
  signal: AbortSignal,
): Promise<PlanOutcome> {
  try {
    const token = await readToken()
    const response = await fetch('/functions/v1/generate-travel-plan', {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        apikey: 'publishable',
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ ...steps, ...how }),
      signal,
    })
    if (!response.ok) return await readRefusal(response)
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
    return isStream ? await readStream(response, news) : readAnswer(await response.json())
  } catch (error) {
    if (signal.aborted) throw error
    // A request or an answer that breaks off is a TypeError.
    return { kind: error instanceof TypeError ? 'unreachable' : 'unexpected' }
  }
}

/** Null when nobody is signed in, or when that cannot be known. Visitors may plan. */
async function readToken(): Promise<string | null> {
  try {
    return (await (await findBearer())?.read()) ?? null
  } catch {
    return null
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
      else if (told?.event === 'failed') return readStreamFailure(told.data)
    }
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'unexpected' }
  }
  return { kind: 'unreachable' }
}

function readStreamFailure({ error, status, retryAfterSeconds }: PlanningFailure): PlanOutcome {
  if (status === undefined) return { kind: 'impossible', message: error || null }
  return { kind: 'refused', message: error, fields: [], status, retryAfterSeconds: retryAfterSeconds ?? null }
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

async function readRefusal(response: Response): Promise<PlanOutcome> {
  const body = fieldsOf(await readJson(response))
  const said = body['error'] ?? body['title'] ?? body['msg']
  const fields: unknown = body['fields']
  return {
    kind: 'refused',
    message: typeof said === 'string' ? said : '',
    fields: Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [],
    status: response.status,
    retryAfterSeconds: readSeconds(response.headers.get('retry-after')),
  }
}

function readSeconds(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null // an HTML page of a proxy; the status is enough
  }
}
