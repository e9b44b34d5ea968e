import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { listenHere } from './port-of.ts'

export type FrontProxy = {
  origin: string
  /** How requests are handled from now on: refused, never answered, passed on, or passed on in small pieces. */
  become: (state: 'gone' | 'silent' | 'open' | 'slow') => Promise<void>
  /** As if another build stood there: the text of every answer to this path is changed. */
  rewrite: (path: string, change: (text: string) => string) => void
  /** The requests since the start, by method and path. */
  asked: () => readonly string[]
  stop: () => Promise<void>
}

/** Stands before a started product: a network that can fail, and a server that can be of another version. */
export async function startFrontProxy(target: string): Promise<FrontProxy> {
  const rewrites = new Map<string, (text: string) => string>()
  const asked: string[] = []
  let silent = false
  let slow = false

  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (silent) return
    const change = rewrites.get(request.url ?? '')
    const headers = { ...request.headers, ...((change || slow) && { 'accept-encoding': 'identity' }) }
    if (change) delete headers['if-none-match']
    const onward = ask(new URL(request.url ?? '/', target), { method: request.method, headers })
    onward.on('response', (answer) => {
      if (change) void passChanged(answer, response, change)
      else if (slow && answer.headers['content-type']?.startsWith('text/html')) void passInCrumbs(answer, response)
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  const port = await open(server, 0)

  async function close(): Promise<void> {
    if (!server.listening) return
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  return {
    origin: `http://localhost:${port}`,
    async become(state) {
      silent = state === 'silent'
      slow = state === 'slow'
      if (state === 'gone') return close()
      if (!server.listening) await open(server, port)
    },
    rewrite: (path, change) => rewrites.set(path, change),
    asked: () => asked,
    stop: close,
  }
}

async function passChanged(answer: IncomingMessage, response: ServerResponse, change: (text: string) => string) {
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers
  response.writeHead(answer.statusCode ?? 502, headers).end(change(await text(answer)))
}

/** A browser paints what it has between two pieces. */
async function passInCrumbs(answer: IncomingMessage, response: ServerResponse) {
  const page = await text(answer)
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  for (let from = 0; from < page.length; from += 600) {
    response.write(page.slice(from, from + 600))
    await wait(8)
  }
  response.end()
}

async function open(server: Server, port: number): Promise<number> {
  return listenHere(server, port, 'localhost')
}
