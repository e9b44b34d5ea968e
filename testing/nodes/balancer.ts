import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenHere } from '#testing/servers/port-of.ts'

type Backend = { origin: string; isReady: boolean; agent: Agent; answers: number }
type Sent = { method: string; url: string; headers: IncomingMessage['headers']; body: Buffer }

const checkEveryMs = 250
const checkLimitMs = 2_000
const retryAfterSeconds = '1'

/** A header of answers that the balancer gave itself, because a node broke off. */
export const balancerHeader = 'x-balancer'

/**
 * Round robin over the nodes whose readiness route says 200, or over all where none does. A request that reached no
 * node goes to the next one; one that was cut off goes to the next only if it changes nothing; and a script that one
 * node does not have is asked of the next, which may be of another release. As nginx does by the handbook.
 */
export async function startBalancer() {
  const backends: Backend[] = []
  let asked = 0

  async function check(backend: Backend): Promise<void> {
    try {
      const answer = await fetch(`${backend.origin}/readyz`, { signal: AbortSignal.timeout(checkLimitMs) })
      await answer.body?.cancel()
      backend.isReady = answer.status === 200
    } catch {
      backend.isReady = false
    }
  }
  const timer = setInterval(() => void Promise.all(backends.map(check)), checkEveryMs)

  /** Each node once, beginning with the next one; ready nodes first. */
  function listCandidates(): Backend[] {
    asked += 1
    const inOrder = backends.map((_, at) => backends[(at + asked) % backends.length]).filter((one) => one !== undefined)
    return [...inOrder.filter(({ isReady }) => isReady), ...inOrder.filter(({ isReady }) => !isReady)]
  }

  async function pass(sent: Sent, response: ServerResponse): Promise<void> {
    const candidates = listCandidates()
    for (const backend of candidates) {
      const outcome = await forward(backend, { ...sent, isLast: backend === candidates.at(-1) }, response)
      if (outcome === 'answered') return void (backend.answers += 1)
      if (outcome === 'not here') continue
      backend.isReady = false
      const isSafe = sent.method === 'GET' || sent.method === 'HEAD'
      if (response.headersSent || (outcome === 'cut off' && !isSafe)) break
    }
    if (response.headersSent) return void response.destroy()
    response.writeHead(503, { 'retry-after': retryAfterSeconds, [balancerHeader]: 'node lost' }).end()
  }

  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const read = async () => pass({ method, url, headers, body: await buffer(request) }, response)
    read().catch(() => response.destroy())
  })
  const port = await listenHere(server)

  return {
    origin: `http://localhost:${port}`,
    add: (origin: string) =>
      void backends.push({ origin, isReady: true, agent: new Agent({ keepAlive: true }), answers: 0 }),
    answersOf: (origin: string) => backends.find((one) => one.origin === origin)?.answers ?? 0,
    remove(origin: string): void {
      const at = backends.findIndex((one) => one.origin === origin)
      for (const { agent } of at < 0 ? [] : backends.splice(at, 1)) agent.destroy()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      for (const { agent } of backends) agent.destroy()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

type Outcome = 'answered' | 'not here' | 'cut off' | 'unreached'

/** "unreached" where nothing of the request was sent, "cut off" where the node may have done it. */
function forward(
  { origin, agent }: Backend,
  { method, url, headers, body, isLast }: Sent & { isLast: boolean },
  response: ServerResponse,
) {
  return new Promise<Outcome>((resolve) => {
    const onward = ask(new URL(url, origin), { method, headers, agent })
    onward.on('response', (answer) => {
      if (answer.statusCode === 404 && url.startsWith('/assets/') && !isLast) {
        answer.resume().on('end', () => resolve('not here'))
        return
      }
      answer.on('error', () => resolve('cut off'))
      answer.on('end', () => resolve('answered'))
      // The connection to the visitor is the balancer's own.
      const { connection: _connection, ...passed } = answer.headers
      answer.pipe(response.writeHead(answer.statusCode ?? 503, passed))
    })
    onward.on('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED' ? 'unreached' : 'cut off'))
    onward.end(body)
  })
}
