import { randomUUID } from 'node:crypto'
import type { BlockList } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '#server/platform/log/log.ts'
import { guardAddress } from './address-guard.ts'
import { clientAddress, hasForwardingHeader, isTrustedProxy } from './client-address.ts'
import type { ForwardingCount } from './forwarding-count.ts'
import type { HttpMetrics } from './metrics.ts'
import type { HttpEnv } from './http-env.ts'
import { loggedPath } from './logged-path.ts'
import { headerReader } from './read-header.ts'
import { securityHeaders } from './security-headers.ts'

type Options = {
  siteOrigin: string
  proxies: BlockList
  log: Log
  metrics: HttpMetrics
  state: HttpState
}

/** What the frame counts and reads, and what the readiness check reports. */
export type HttpState = { draining: boolean; forwarding: ForwardingCount }

/** Load balancers call these themselves, whatever proxy is in front of the site. */
const operations = new Set(['/healthz', '/readyz', '/metrics'])

const readableRequestId = /^[\w.:-]{8,64}$/

/** Middleware for every request: request id, client address, response headers and one log line. */
export function frame({ siteOrigin, proxies, log, metrics, state }: Options): MiddlewareHandler<HttpEnv> {
  const always = securityHeaders(siteOrigin)
  // A request's log line contains nothing from the request but its path, and redaction costs more than the line.
  const requestLog = log.child({}, { redact: [] })
  return async (c, next) => {
    const startedAt = performance.now()
    const readHeader = headerReader(c)
    const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
    const trusted = isTrustedProxy(peer, proxies)
    if (!operations.has(c.req.path)) state.forwarding.note(!trusted && hasForwardingHeader(readHeader))
    const sentId = trusted ? readHeader('x-request-id') : undefined
    const requestId = sentId && readableRequestId.test(sentId) ? sentId : randomUUID()
    const frameHeaders = { ...always, 'x-request-id': requestId }
    c.set('requestId', requestId)
    c.set('peer', peer)
    c.set('client', clientAddress(peer, readHeader, proxies))
    c.set('frameHeaders', frameHeaders)

    await next()

    if (!c.get('answered')) addFrameHeaders(c, frameHeaders)
    // Checked last: the drain may have begun during this request.
    if (state.draining) c.res.headers.set('connection', 'close')
    const ms = performance.now() - startedAt
    const { status } = c.res
    metrics.observe(c.req.method, status, ms)
    requestLog.info(
      { requestId, method: c.req.method, path: loggedPath(c.req.path), status, ms: Math.round(ms * 10) / 10 },
      'request',
    )
  }
}

function addFrameHeaders(c: Context<HttpEnv>, frameHeaders: Record<string, string>): void {
  const { headers } = c.res
  for (const [name, value] of Object.entries(frameHeaders)) if (!headers.has(name)) headers.set(name, value)
}

type Answer = { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null }

/**
 * Answers with headers as a plain record, frame headers included. On Node they go to the socket without a Headers
 * object, which is most of the cost of an answer from memory.
 */
export function answer(c: Context<HttpEnv>, { status, headers, body }: Answer): Response {
  c.set('answered', true)
  return new Response(body, { status, headers: { ...c.get('frameHeaders'), ...headers } })
}

export function refuseMalformedAddresses(): MiddlewareHandler<HttpEnv> {
  return (c, next) => {
    guardAddress(c.req.raw.url)
    return next()
  }
}
