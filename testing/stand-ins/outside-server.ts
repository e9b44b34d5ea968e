import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Answer = (request: IncomingMessage & { url: string }, response: ServerResponse) => void

/**
 * A service on this machine in the place of one outside of it. What it was asked is kept, addresses with their keys.
 */
export async function startOutsideServer(answer: Answer) {
  const asked: { url: string; headers: IncomingMessage['headers'] }[] = []
  let answerNow = answer
  const server = createServer((request, response) => {
    const { url = '/', headers } = request
    asked.push({ url, headers })
    answerNow(Object.assign(request, { url }), response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    /** Sets the answer to later requests. */
    become: (other: Answer) => void (answerNow = other),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export function answerJson(value: unknown, status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(value))
  }
}
