import { BlockList } from 'node:net'
import { Writable } from 'node:stream'
import { z } from 'zod'
import { createApp, type App, type Wire } from '#server/platform/http/app.ts'
import { createForwardingCount } from '#server/platform/http/forwarding-count.ts'
import type { HttpState } from '#server/platform/http/frame.ts'
import { parseProxies } from '#server/platform/http/client-address.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { createLog } from '#server/platform/log/log.ts'

const line = z.record(z.string(), z.unknown())

/** A log whose lines a test can read. */
export function createTestLog() {
  const lines: Record<string, unknown>[] = []
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(line.parse(JSON.parse(chunk.toString())))
      done()
    },
  })
  return { log: createLog({ level: 'debug', destination }), lines }
}

type Parts = {
  routes?: ((app: App) => void)[]
  wires?: Wire[]
  proxies?: string[]
  siteOrigin?: string
  takesFiles?: (path: string) => boolean
  databaseMilliseconds?: number
  state?: HttpState
}

/** The platform's app around routes of the test's own; any other address answers "page". */
export function createTestApp({
  routes = [],
  wires = [],
  proxies = [],
  siteOrigin = 'http://localhost:3000',
  state = { draining: false, forwarding: createForwardingCount() },
  ...time
}: Parts = {}) {
  const { log, lines } = createTestLog()
  const app = createApp({
    siteOrigin,
    proxies: proxies.length > 0 ? parseProxies(proxies) : new BlockList(),
    log,
    metrics: { observe: () => {} },
    state,
    wires,
    ...time,
    routes: [...routes, (mounted) => mounted.all('*', (c) => c.text('page'))],
  })
  return { app, state, log, lines }
}

export const noLimits: Pick<RateLimits, 'take'> = { take: async () => ({ allowed: true, retryAfterSeconds: 0 }) }
