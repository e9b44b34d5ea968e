import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { OutsideProblem } from './outside-problem.ts'

export type OutsideRequest = {
  url: URL
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
}

export type Patience = { connectMilliseconds: number; totalMilliseconds: number; maxBytes: number }
export type Answer = { status: number; text: string; retryAfter: string | null }

/** Services that are meant for browsers only have refused the user agents of libraries. */
const agent = 'Mozilla/5.0 (compatible; MyGuideKorea)'

/** Sends one request and reads the answer, within limits on time and size. A redirect is returned as the answer. */
export async function exchange(service: string, request: OutsideRequest, patience: Patience): Promise<Answer> {
  const { connectMilliseconds, totalMilliseconds, maxBytes } = patience
  const late = new AbortController()
  const total = setTimeout(() => late.abort(), totalMilliseconds)
  const connecting = setTimeout(() => late.abort(), connectMilliseconds)
  try {
    const response = await send(request, late.signal, () => clearTimeout(connecting))
    const { statusCode: status = 0, headers } = response
    return { status, text: await readText(response, service, maxBytes), retryAfter: headers['retry-after'] ?? null }
  } catch (error) {
    if (error instanceof OutsideProblem) throw error
    // The system's message about a connection contains the address, and the address may contain the key.
    throw new OutsideProblem(late.signal.aborted ? 'timeout' : 'upstream_down', { service })
  } finally {
    clearTimeout(total)
    clearTimeout(connecting)
  }
}

function send(
  { url, method = 'GET', headers = {}, body }: OutsideRequest,
  signal: AbortSignal,
  connected: () => void,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestSecurely : requestPlainly)(url, {
      method,
      headers: { 'user-agent': agent, accept: 'application/json', 'accept-encoding': 'identity', ...headers },
      agent: false,
      signal,
    })
    sent.on('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', connected))
    sent.on('response', resolve)
    sent.on('error', reject)
    sent.end(body)
  })
}

async function readText(response: IncomingMessage, service: string, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  const content: AsyncIterable<Buffer> = response
  for await (const piece of content) {
    size += piece.byteLength
    if (size > maxBytes) {
      response.destroy()
      throw new OutsideProblem('malformed', { service, status: response.statusCode ?? null, theirs: 'too long' })
    }
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}
