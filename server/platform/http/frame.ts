import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { BlockList } from 'node:net'
import type { Log } from '#server/platform/log/log.ts'
import { guardAddress } from './address-guard.ts'
import { clientAddress, hasForwardingHeader, isTrustedProxy } from './client-address.ts'
import type { HttpMetrics } from './metrics.ts'
import { securityHeaders } from './security-headers.ts'

/** What every handler may ask of its request. */
export type HttpEnv = {
  // Absent where the app is called as a function, without a socket.
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; peer: string; client: string }
}

type Options = {
  siteOrigin: string
  proxies: BlockList
  log: Log
  metrics: HttpMetrics
  state: HttpState
}

/** What the frame sees and the readiness check reports. */
export type HttpState = { draining: boolean; forwardedByStranger: boolean }

const readableRequestId = /^[\w.:-]{8,64}$/

/** Around every request: its id, its client, the address guard, the headers of the answer, one log line. */
export function frame({ siteOrigin, proxies, log, metrics, state }: Options): MiddlewareHandler<HttpEnv> {
  const headers = Object.entries(securityHeaders(siteOrigin))
  return async (c, next) => {
    const startedAt = performance.now()
    const request = c.req.raw
    const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
    const trusted = isTrustedProxy(peer, proxies)
    if (!trusted && !state.forwardedByStranger) state.forwardedByStranger = hasForwardingHeader(request.headers)
    const sentId = trusted ? request.headers.get('x-request-id') : null
    const requestId = sentId && readableRequestId.test(sentId) ? sentId : randomUUID()
    c.set('requestId', requestId)
    c.set('peer', peer)
    c.set('client', clientAddress(peer, request.headers, proxies))

    await next()

    const answer = c.res.headers
    for (const [name, value] of headers) if (!answer.has(name)) answer.set(name, value)
    answer.set('x-request-id', requestId)
    if (state.draining) answer.set('connection', 'close')
    const ms = performance.now() - startedAt
    metrics.observe(request.method, c.res.status, ms)
    log.info(
      { requestId, method: request.method, path: c.req.path, status: c.res.status, ms: Math.round(ms * 10) / 10 },
      'request',
    )
  }
}

export function refuseMalformedAddresses(): MiddlewareHandler<HttpEnv> {
  return (c, next) => {
    guardAddress(c.req.raw.url)
    return next()
  }
}
