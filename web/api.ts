import type { ProblemCode } from '#domain/site/problems.ts'
import type { Api, RefusalDetails } from '#server/api.ts'
import { findBearer } from './bearer.ts'
import type { PageData } from './page-data.ts'

type Calls = Api & PageData

/** A method and a path: 'GET /api/clinics/:id'. */
export type ApiCall = keyof Calls

export type ApiAnswer<Call extends ApiCall> = Calls[Call]['answer']

/** The options of a call that its route does not describe. */
type Sending = {
  /** The token of a session that is not stored yet. By default the stored session signs the call. */
  token?: string
  signal?: AbortSignal | undefined
}
type Given<Call extends ApiCall> = Calls[Call]['given'] & Sending

/** A code that this build knows. `network`: the server was not reached. `unknown`: the answer has no code. */
export type KnownCode = ProblemCode | 'network' | 'unknown'

/** A code of a newer server. Code cannot compare with it, so the server's own message is shown. */
declare const newer: unique symbol
export type NewerCode = { readonly [newer]: string }

/** A problem+json error of the server. The message is the server's. Status 0: the server was not reached. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: KnownCode | NewerCode
  /** From `Retry-After`. */
  readonly retryAfterSeconds: number | null
  /** The whole body of the response. */
  readonly body: unknown

  constructor(
    title: string,
    about: { status: number; code: string; retryAfterSeconds?: number | null; body?: unknown },
  ) {
    super(title)
    this.status = about.status
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any text is a known code or a newer one
    this.code = about.code as KnownCode
    this.retryAfterSeconds = about.retryAfterSeconds ?? null
    this.body = about.body
  }
}

type Refusal<Code extends KnownCode> = ApiProblem & {
  code: Code
  body: Code extends keyof RefusalDetails ? RefusalDetails[Code] : unknown
}

/** Whether the server refused with this code. The type of the body follows from the described routes. */
export function isRefusal<Code extends KnownCode>(error: unknown, code: Code): error is Refusal<Code> {
  return error instanceof ApiProblem && error.code === code
}

/** Calls this product's own server. Method, path, parameters and answer are typed from the routes. */
export function callApi<Call extends ApiCall>(
  call: Call,
  ...given: object extends Given<Call> ? [Given<Call>?] : [Given<Call>]
): Promise<ApiAnswer<Call>>
export async function callApi(call: ApiCall, given: AnyGiven = {}): Promise<unknown> {
  const response = await send(call, given)
  if (!response.ok) throw await readProblem(response)
  return readAnswer(response, given.signal)
}

/** Reads the body. A body that breaks off, or is not ours (a captive portal), is a failure like others. */
async function readAnswer(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  let text: string
  try {
    text = await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiProblem('The answer broke off', { status: 0, code: 'network' })
  }
  try {
    const answer: unknown = text === '' ? undefined : JSON.parse(text)
    return answer
  } catch {
    throw new ApiProblem('The answer was not JSON', { status: response.status, code: 'unknown' })
  }
}

type Values = Readonly<Record<string, string | number | undefined>>
type AnyGiven = Sending & { params?: Values; query?: Values; body?: unknown; version?: number }

async function send(call: ApiCall, given: AnyGiven): Promise<Response> {
  if (given.token !== undefined) return sendOnce(call, given, given.token)
  const bearer = await findBearer()
  const response = await sendOnce(call, given, (await bearer?.read()) ?? null)
  if (response.status !== 401 || !bearer) return response
  const renewed = await bearer.renew()
  return renewed === null ? response : sendOnce(call, given, renewed)
}

async function sendOnce(
  call: ApiCall,
  { params = {}, query = {}, body, version, signal }: AnyGiven,
  token: string | null,
): Promise<Response> {
  const [method = '', path = ''] = call.split(' ')
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  try {
    return await fetch(search.size > 0 ? `${filled}?${search}` : filled, {
      method,
      headers: {
        accept: 'application/json',
        apikey: 'publishable',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiProblem('The server was not reached', { status: 0, code: 'network' })
  }
}

async function readProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null)
  const { code, title } = readWords(body)
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ApiProblem(title ?? response.statusText, {
    status: response.status,
    code: code ?? 'unknown',
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
    body,
  })
}

type Words = { code?: string; title?: string }

/** Reads code and title of problem+json or of the accounts API. Any other body has neither. */
function readWords(body: unknown): Words {
  if (typeof body !== 'object' || body === null) return {}
  const fields: Record<string, unknown> = { ...body }
  const code = fields['error_code'] ?? fields['code']
  const title = fields['title'] ?? fields['msg'] ?? fields['message']
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof title === 'string' && { title }),
  }
}
