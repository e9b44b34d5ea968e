import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { startOutsideServer } from './outside-server.ts'

/** A request to the model as received. */
export type AskedModel = {
  path: string
  authorization: string | null
  body: string
  instructions: string
  prompt: string
}

/** The model's behaviour: an answer, or one of the failures of real models. */
export type ModelAnswer =
  | { kind: 'text'; text: string | ((asked: AskedModel) => string) }
  | { kind: 'status'; status: number }
  /** Half of a text, then the connection breaks. */
  | { kind: 'half'; text: string }
  /** Ends regularly with the reason that the length limit was reached. */
  | { kind: 'cut'; text: string }
  /** Not an event stream. */
  | { kind: 'garbage' }
  | { kind: 'error-event' }
  /** One letter at a time, with a pause before each. */
  | { kind: 'drip'; text: string; pauseMilliseconds: number }
  | { kind: 'silence' }
  /** This many bytes in one line without an end. */
  | { kind: 'flood'; bytes: number }
  | { kind: 'redirect'; to: string }

type Wire = 'openai-compatible' | 'anthropic'

/**
 * A local stand-in for a language model, for both protocols and with the failures of real ones. It records its
 * requests, and how often a client disconnected early.
 */
export async function startLanguageModel(wire: Wire, first: ModelAnswer = { kind: 'text', text: 'A fine day.' }) {
  const asked: AskedModel[] = []
  const state = { answer: first, left: 0 }
  const server = await startOutsideServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) state.left += 1
    })
    void readText(request).then(async (body) => {
      const question = readQuestion(wire, request.url, body, request.headers)
      asked.push(question)
      await answerWith(state.answer, question, writerOf(wire, response), response)
    })
  })
  return {
    url: `${server.origin}/v1`,
    asked,
    state,
    /** Sets the behaviour for later requests. */
    become: (answer: ModelAnswer) => void (state.answer = answer),
    stop: () => server.stop(),
  }
}

const said = z.union([z.string(), z.array(z.object({ text: z.string() }))])
const questionOf = z.object({
  system: said.optional(),
  messages: z.array(z.object({ role: z.string(), content: said })),
})

function readQuestion(wire: Wire, path: string, body: string, headers: IncomingHttpHeaders): AskedModel {
  const { system = '', messages } = questionOf.parse(JSON.parse(body))
  const of = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) => textOf(content))
      .join('\n')
  const key = headers[wire === 'anthropic' ? 'x-api-key' : 'authorization']
  return {
    path,
    authorization: typeof key === 'string' ? key : null,
    body,
    instructions: wire === 'anthropic' ? textOf(system) : of('system'),
    prompt: of('user'),
  }
}

/** Anthropic's protocol sends a text as a list of blocks. */
function textOf(content: z.infer<typeof said>): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('\n')
}

type Writer = {
  begin: () => void
  piece: (text: string) => void
  end: (reason: 'stop' | 'length') => void
  fail: () => void
}

function writerOf(wire: Wire, response: ServerResponse): Writer {
  const head = () => response.writeHead(200, { 'content-type': 'text/event-stream' })
  const event = (data: unknown, name?: string) =>
    response.write(`${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`)
  if (wire === 'openai-compatible') {
    const chunk = (delta: object, reason: string | null = null) =>
      event({
        id: 'c',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [{ index: 0, delta, finish_reason: reason }],
      })
    return {
      begin: () => {
        head()
        chunk({ role: 'assistant', content: '' })
      },
      piece: (content) => chunk({ content }),
      end: (reason) => {
        chunk({}, reason)
        response.end('data: [DONE]\n\n')
      },
      fail: () => {
        event({ error: { message: 'overloaded, key sk-secret', type: 'server_error' } })
        response.end()
      },
    }
  }
  const send = (data: { type: string } & Record<string, unknown>) => event(data, data.type)
  return {
    begin: () => {
      head()
      const usage = { input_tokens: 1, output_tokens: 1 }
      send({
        type: 'message_start',
        message: {
          id: 'm',
          type: 'message',
          role: 'assistant',
          model: 'm',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage,
        },
      })
      send({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })
    },
    piece: (text) => send({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
    end: (reason) => {
      send({ type: 'content_block_stop', index: 0 })
      const stop = reason === 'stop' ? 'end_turn' : 'max_tokens'
      send({ type: 'message_delta', delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: 9 } })
      send({ type: 'message_stop' })
      response.end()
    },
    fail: () => {
      send({ type: 'error', error: { type: 'overloaded_error', message: 'overloaded, key sk-secret' } })
      response.end()
    },
  }
}

async function answerWith(
  answer: ModelAnswer,
  asked: AskedModel,
  writer: Writer,
  response: ServerResponse,
): Promise<void> {
  switch (answer.kind) {
    case 'text':
      writer.begin()
      for (const piece of piecesOf(typeof answer.text === 'string' ? answer.text : answer.text(asked)))
        writer.piece(piece)
      writer.end('stop')
      return
    case 'status':
      response.writeHead(answer.status, { 'content-type': 'application/json', 'retry-after': '30' })
      response.end('{"error":{"message":"no, key sk-secret"}}')
      return
    case 'half':
    case 'cut':
      writer.begin()
      for (const piece of piecesOf(answer.text.slice(0, answer.text.length / 2))) writer.piece(piece)
      if (answer.kind === 'cut') writer.end('length')
      else setTimeout(() => response.destroy(), 20)
      return
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<html><body>Welcome to nginx {"choices": [}</body></html>')
      return
    case 'error-event':
      writer.begin()
      writer.piece('A ')
      writer.fail()
      return
    case 'drip':
      writer.begin()
      for (const letter of answer.text) {
        await wait(answer.pauseMilliseconds)
        if (response.destroyed) return
        writer.piece(letter)
      }
      writer.end('stop')
      break
    case 'silence':
      break
    case 'flood':
      await flood(answer.bytes, response)
      return
    case 'redirect':
      response.writeHead(307, { location: answer.to }).end()
  }
}

async function flood(bytes: number, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write('data: {"choices":[{"index":0,"delta":{"content":"')
  const piece = 'x'.repeat(65_536)
  for (let sent = 0; sent < bytes && !response.destroyed; sent += piece.length)
    if (!response.write(piece))
      await Promise.race([new Promise((resolve) => response.once('drain', resolve)), wait(1000)])
  response.end()
}

/** Splits a text into pieces of a few letters, as models send it. */
function piecesOf(text: string): string[] {
  return text.match(/[\s\S]{1,7}/gu) ?? []
}
