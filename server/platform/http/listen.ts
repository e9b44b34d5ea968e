import { createServer, type Server } from 'node:http'
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises'
import { StartProblem } from '#server/platform/start-problem.ts'
import type { HttpState } from './frame.ts'
import { endSlowClients } from './slow-clients.ts'

export function createHttpServer(): Server {
  const server = createServer({
    headersTimeout: 10_000,
    // Bodies are watched by progress instead; see slow-clients.ts.
    requestTimeout: 0,
    connectionsCheckingInterval: 1_000,
    // Longer than the 60 s for which proxies keep a connection: the side that reuses it must close first.
    keepAliveTimeout: 75_000,
    maxHeaderSize: 16 * 1024,
    // Refused a step later, where it gets our headers (unreadable-requests.ts).
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

// Time for a balancer to see that /readyz says no, while connections that are on their way still find us.
const noticeMs = 1_000
const patienceMs = 8_000
const mostRounds = 500

/**
 * Ends the server without failing a request: the readiness check says no and answers ask their connections to
 * close while new ones are still taken; then nothing new is taken and what is under way is finished.
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
 * Closing resets the connections that the kernel has taken and we have not. So it waits for a round of the event loop
 * in which nobody came; under a load that never pauses a few are reset all the same.
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
    // Hurried: going on at once is the answer.
  }
}
