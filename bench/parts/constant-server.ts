/**
 * The control for a cached page: the product's own server, log and frame, around one constant buffer.
 * Started by pages.ts as a process of its own, with the port and the size.
 */
import { BlockList } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createForwardingCount } from '#server/platform/http/forwarding-count.ts'
import { createApp } from '#server/platform/http/app.ts'
import { createHttpServer } from '#server/platform/http/listen.ts'
import { createMetrics } from '#server/platform/http/metrics.ts'
import { createLog } from '#server/platform/log/log.ts'

const [port, size] = process.argv.slice(2).map(Number)
const constant = new Uint8Array(size ?? 0).fill(120)
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': String(size) }

const app = createApp({
  siteOrigin: `http://localhost:${port}`,
  proxies: new BlockList(),
  log: createLog({ level: 'info' }),
  metrics: createMetrics(),
  state: { draining: false, forwarding: createForwardingCount() },
  routes: [(routes) => routes.get('/', () => new Response(constant, { headers }))],
})
const answer = getRequestListener(app.fetch)
createHttpServer()
  .on('request', (request, response) => void answer(request, response))
  .listen(port, '127.0.0.1', () => process.send?.('listening'))
