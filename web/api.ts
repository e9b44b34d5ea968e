import { findBearer } from './bearer.ts'

/** A refusal of the server's, as problem+json. Status 0: the server was not reached. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  /** From `Retry-After`. */
  readonly retryAfterSeconds: number | null
  /** All that the server said, for a caller who knows what else stands in a refusal of this code. */
  readonly body: unknown

  constructor(
    title: string,
    about: { status: number; code: string; retryAfterSeconds?: number | null; body?: unknown },
  ) {
    super(title)
    this.status = about.status
    this.code = about.code
    this.retryAfterSeconds = about.retryAfterSeconds ?? null
    this.body = about.body
  }
}

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  /** Of a session that is not kept yet; by default the kept one signs. */
  token?: string
  /** The version that a change is based on, for `If-Match`. */
  version?: number
  signal?: AbortSignal
}

/** Calls this product's own server and gives the answer's JSON, for the caller to parse; undefined for an empty one. */
export async function callApi(path: `/${string}`, call: Call = {}): Promise<unknown> {
  const response = await send(path, call)
  if (!response.ok) throw await readProblem(response)
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

async function send(path: string, call: Call): Promise<Response> {
  if (call.token !== undefined) return sendOnce(path, call, call.token)
  const bearer = await findBearer()
  const response = await sendOnce(path, call, (await bearer?.read()) ?? null)
  if (response.status !== 401 || !bearer) return response
  const renewed = await bearer.renew()
  return renewed === null ? response : sendOnce(path, call, renewed)
}

async function sendOnce(
  path: string,
  { method = 'GET', body, version, signal }: Call,
  token: string | null,
): Promise<Response> {
  try {
    return await fetch(path, {
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

/** Of problem+json, and of the accounts' wire; anything else has neither. */
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
