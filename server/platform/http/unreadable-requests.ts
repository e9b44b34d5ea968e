import { randomUUID } from 'node:crypto'
import type { Server, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import type { ProblemCode } from '#domain/site/problems.ts'
import type { Log } from '#server/platform/log/log.ts'
import { describeProblem } from './present-problem.ts'
import { securityHeaders } from './security-headers.ts'

const codesOfNode = new Map<string | undefined, ProblemCode>([
  ['HPE_HEADER_OVERFLOW', 'request.headers_too_large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'request.body_too_large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'request.too_slow'],
])

/**
 * A request that cannot be parsed never reaches the app. It still gets the headers, the request id and the log line of
 * every other answer.
 */
export function refuseUnreadable({ siteOrigin, log }: { siteOrigin: string; log: Log }) {
  const always = securityHeaders(siteOrigin)

  function refuse(code: ProblemCode, reason: string | undefined) {
    const requestId = randomUUID()
    const { status, headers, body } = describeProblem(code, requestId)
    log.info({ requestId, status, reason }, 'unreadable request')
    return { status, headers: { ...always, ...headers, 'x-request-id': requestId, connection: 'close' }, body }
  }

  /** Answers what Node's parser refuses, and what it times out. */
  function watch(server: Server): void {
    const answers = new WeakMap<Duplex, ServerResponse>()
    server.on('request', (request, response) => void answers.set(request.socket, response))
    // An unknown expectation may be ignored (RFC 9110, 10.1.1); Node would answer it by itself.
    server.on('checkExpectation', (request, response) => void server.emit('request', request, response))
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      const last = answers.get(socket)
      // In the middle of an answer, another one would be read as part of it.
      const isAnswering = last?.headersSent === true && !last.writableFinished
      if (socket.writable && error.code !== 'ECONNRESET' && !isAnswering) {
        socket.write(write(refuse(codesOfNode.get(error.code) ?? 'request.malformed', error.code)))
      }
      socket.destroy()
    })
  }

  /** Handles requests that Node accepts although they name no address; an option of getRequestListener. */
  function errorHandler(error: unknown): Response {
    if (!(error instanceof RequestError)) log.error({ err: error }, 'unexpected error')
    const code = error instanceof RequestError ? 'request.malformed' : 'server.unexpected'
    const { body, ...init } = refuse(code, error instanceof Error ? error.message : undefined)
    return new Response(body, init)
  }

  return { watch, errorHandler }
}

type Refusal = { status: number; headers: Record<string, string>; body: string }

function write({ status, headers, body }: Refusal): string {
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')
}
