import { createServer, type Server } from 'node:http'
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises'
import { StartProblem } from '#server/platform/start-problem.ts'
import type { HttpState } from './frame.ts'
import { endSlowClients } from './slow-clients.ts'

export function createHttpServer(): Server {
  const server = createServer({
    headersTimeout: 10_000,
    // Bodies are limited by their progress instead; see slow-clients.ts.
    requestTimeout: 0,
    connectionsCheckingInterval: 1_000,
    // Longer than the 60 s for which proxies keep a connection: the side that reuses it must close first.
    keepAliveTimeout: 75_000,
    maxHeaderSize: 16 * 1024,
    // Refused a step later, with our headers (unreadable-requests.ts).
    requireHostHeader: false,
  })
  endSlowClients(server)
  return server
}

export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    throw new StartProblem(describeListenError(error, host, port), { cause: error })
  }
}

function describeListenError(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} needs rights that this user lacks. Set PORT to one above 1023.`
  return `Cannot listen on ${host}:${port}: ${String(error)}. HOST and PORT say where.`
}

// Time for a load balancer to notice that /readyz fails, while connections on their way still reach this process.
const noticeMs = 1_000
const patienceMs = 8_000
const mostRounds = 500

/**
 * Ends the server without failing a request. First the readiness check fails and answers ask clients to close their
 * connections, while new ones are still accepted. Then no new connection is accepted, and requests in progress are
 * completed.
 */
export async function drain(server: Server, state: HttpState, hurry: AbortSignal): Promise<void> {
  state.draining = true
  await pause(noticeMs, hurry)
  await untilNobodyComes(server)
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await Promise.race([closed, pause(patienceMs, hurry)])
  server.closeAllConnections()
}

/**
 * Closing resets connections that the kernel has accepted and this process has not. So it waits for a round of the
 * event loop without a new connection; under a load that never pauses a few are reset all the same.
 */
async function untilNobodyComes(server: Server): Promise<void> {
  let accepted = true
  const accept = () => (accepted = true)
  server.on('connection', accept)
  for (let round = 0; accepted && round < mostRounds; round += 1) {
    accepted = false
    await nextRound()
  }
  server.off('connection', accept)
}

async function pause(ms: number, hurry: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { signal: hurry })
  } catch {
    // Aborted by `hurry`: continue at once.
  }
}
