import type { IncomingMessage, ServerResponse } from 'node:http'
import { noodles, tea, type FoodRow } from './food-rows.ts'
import { startOutsideServer } from './outside-server.ts'

/** The failures of a provider that each adapter has to handle. */
export type FoodManner =
  | 'usual'
  | 'one as itself'
  | 'numbered object'
  | 'no list'
  | 'no JSON object'
  | 'junk among items'
  | 'HTML with status 200'
  | 'XML error'
  | 'refusal with status 200'
  | 'unknown key'
  | 'no permission'
  | 'used up'
  | 'bad request'
  | 'server error'
  | 'redirect'
  | 'endless'
  | 'half'
  | 'slow drip'
  | 'silence'

export type AskedFood = { url: URL; headers: IncomingMessage['headers']; body: string; method: string }
export type Refused = { status: number; text: string }

/** The answers and checks of one provider. */
export type FoodWire = {
  /** Null where the key is the right one. */
  checkKey: (asked: AskedFood) => Refused | null
  /** The reason to refuse a request; null for a valid one. */
  checkQuestion: (asked: AskedFood) => Refused | null
  /** The body of an answer around a list, or around anything in place of the list. */
  wrap: (list: unknown) => object
  write: (row: FoodRow, asked: AskedFood) => unknown
  /** Its refusals; `secret` is repeated in the message, as careless services do. */
  refuse: (
    kind: 'unknown key' | 'no permission' | 'used up' | 'bad request' | 'server error',
    secret: string,
  ) => Refused
  refuseInXml: (secret: string) => string
}

const longerThanAllowed = 50 * 1024 * 1024
const dripMilliseconds = 20

/** A provider on this machine. The last question is kept with its keys. */
export async function startFoodProvider(wire: FoodWire, secret: string) {
  const state: { manner: FoodManner; rows: readonly FoodRow[]; asked: AskedFood[]; bytesSent: number } = {
    manner: 'usual',
    rows: [noodles, tea],
    asked: [],
    bytesSent: 0,
  }
  const server = await startOutsideServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage & { url: string }, response: ServerResponse): Promise<void> {
    const { headers, method = 'GET' } = request
    const asked = { url: new URL(request.url, 'http://provider'), headers, method, body: await readBody(request) }
    state.asked.push(asked)
    const refused = wire.checkKey(asked) ?? wire.checkQuestion(asked)
    if (refused) send(response, refused)
    else await behave(asked, response)
  }

  async function behave(asked: AskedFood, response: ServerResponse): Promise<void> {
    const items = state.rows.map((row) => wire.write(row, asked))
    const whole = JSON.stringify(wire.wrap(items))
    switch (state.manner) {
      case 'usual':
        return send(response, { status: 200, text: whole })
      case 'one as itself':
        return send(response, { status: 200, text: JSON.stringify(wire.wrap(items[0])) })
      case 'numbered object':
        return send(response, { status: 200, text: JSON.stringify(wire.wrap(Object.fromEntries(items.entries()))) })
      case 'no list':
        return send(response, { status: 200, text: JSON.stringify(wire.wrap({ message: 'welcome' })) })
      case 'no JSON object':
        return send(response, { status: 200, text: '[1, 2]' })
      case 'junk among items':
        return send(response, { status: 200, text: JSON.stringify(wire.wrap([null, 7, {}, 'x', [], ...items])) })
      case 'HTML with status 200':
        return send(response, { status: 200, text: `<!doctype html><p>Sign in ${secret}</p>` }, 'text/html')
      case 'XML error':
        return send(response, { status: 200, text: wire.refuseInXml(secret) }, 'text/xml')
      case 'refusal with status 200':
        return send(response, { status: 200, text: wire.refuse('used up', secret).text })
      case 'unknown key':
      case 'no permission':
      case 'used up':
      case 'bad request':
      case 'server error':
        return send(response, wire.refuse(state.manner, secret))
      case 'redirect':
        response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
        return
      case 'endless':
        return flood(response)
      case 'half':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(whole.length * 2) })
        response.write(whole.slice(0, 40), () => response.destroy())
        return
      case 'slow drip':
        return drip(response, whole)
      case 'silence':
    }
  }

  function flood(response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'application/json' })
    const piece = ' '.repeat(256 * 1024)
    state.bytesSent = 0
    return new Promise((resolve) => {
      const more = (error?: Error | null) => {
        if (error || response.destroyed || state.bytesSent >= longerThanAllowed) {
          response.end()
          resolve()
          return
        }
        state.bytesSent += piece.length
        response.write(piece, (failed) => setImmediate(more, failed))
      }
      response.on('close', () => resolve())
      more()
    })
  }

  return { ...server, state }
}

export type StartedFoodProvider = Awaited<ReturnType<typeof startFoodProvider>>

function send(response: ServerResponse, { status, text }: Refused, type = 'application/json;charset=UTF-8'): void {
  response.writeHead(status, { 'content-type': type }).end(text)
}

function drip(response: ServerResponse, whole: string): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  let at = 0
  const timer = setInterval(() => {
    if (response.destroyed) clearInterval(timer)
    else response.write(whole.slice(at, (at += 1)))
  }, dripMilliseconds)
  response.on('close', () => clearInterval(timer))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  const content: AsyncIterable<Buffer> = request
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
