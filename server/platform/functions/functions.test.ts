import {
  type FunctionInvokeOptions,
  FunctionRegion,
  FunctionsClient,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
} from '@supabase/functions-js'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { createTestApp, noLimits } from '#testing/servers/http.ts'
import { buildMember, readBearer } from '#testing/builders/members.ts'
import { closeTestServers, serveApp } from '#testing/servers/served-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { answerWithEvents } from './event-stream.ts'
import { createFunctions, type FunctionCall, type ServerFunction } from './functions.ts'
import { readJson } from './read-json.ts'

const often = { limit: 1000, windowSeconds: 60 }
/** Ended by the test. */
const held: { signal?: AbortSignal; left?: Promise<void> } = {}

function holdUntilAborted({ signal }: FunctionCall): Promise<never> {
  held.signal = signal
  return new Promise((_, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as fetch and timers do with any reason
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

const functions: Record<string, ServerFunction> = {
  mirror: {
    methods: ['POST', 'PUT'],
    limit: often,
    async answer({ request, caller, network }) {
      const body = await readJson(request)
      return Response.json({ body, kind: caller.kind, network })
    },
  },
  bytes: {
    methods: ['GET'],
    limit: often,
    answer: async () => new Response('abc', { headers: { 'content-type': 'application/octet-stream' } }),
  },
  text: { methods: ['POST'], limit: often, answer: async ({ request }) => new Response(await request.text()) },
  refusing: {
    methods: ['POST'],
    limit: often,
    answer: async () => Response.json({ error: 'no' }, { status: 422 }),
  },
  broken: { methods: ['POST'], limit: often, answer: () => Promise.reject(new Error('secret words')) },
  slow: { methods: ['POST'], limit: often, answer: holdUntilAborted },
  rare: { methods: ['POST'], limit: { limit: 2, windowSeconds: 60 }, answer: async () => Response.json(1) },
  events: {
    methods: ['POST'],
    limit: often,
    answer: async ({ signal }) =>
      answerWithEvents({
        signal,
        async run(send, ended) {
          send('one', { words: 'line\nbreak' })
          held.signal = ended
          held.left = new Promise((resolve) => ended.addEventListener('abort', () => resolve()))
          await Promise.race([held.left, new Promise((resolve) => setTimeout(resolve, 60))])
          throw new Error('in the middle')
        },
        failed: () => ({ event: 'failed', data: { error: 'sorry' } }),
      }),
  },
}

const accounts = await openTestAccounts({
  peer: '198.51.100.7',
  beside: ({ accounts: { identifyWithKeys }, database, now }) =>
    createFunctions({
      functions,
      identify: identifyWithKeys,
      limits: createRateLimits({ database, now }),
    }),
})
afterAll(() => accounts.close())
afterEach(closeTestServers)

type Invoked = { data: unknown; error: unknown; response?: Response | undefined }

/** As the clients' own library calls a function. */
function invoke(name: string, options: FunctionInvokeOptions = {}, headers = publishable): Promise<Invoked> {
  const client = new FunctionsClient('http://localhost:3000/functions/v1', {
    headers,
    customFetch(input, init) {
      const { pathname, search } = new URL(new Request(input).url)
      return accounts.request(pathname + search, init)
    },
  })
  return client.invoke<unknown>(name, options)
}
const publishable: Record<string, string> = { apikey: 'publishable' }

function ask(path: string, init?: RequestInit): Promise<Response> {
  return accounts.request(`/functions/v1/${path}`, init)
}

test('an object is sent as JSON and comes back as data, with or without a region', async () => {
  const body = { words: '한국 ☕', list: [1, null] }
  for (const options of [{}, { region: FunctionRegion.ApNortheast1 }]) {
    const { data, error } = await invoke('mirror', { body, ...options })
    expect(error).toBeNull()
    expect(data).toEqual({ body, kind: 'visitor', network: '198.51.100.7/32' })
  }
})

test('a function’s answer is read by its type, bytes as a blob and text as text', async () => {
  const bytes = await invoke('bytes', { method: 'GET' })
  expect(await new Response(bytes.data instanceof Blob ? bytes.data : null).text()).toBe('abc')
  const text = await invoke('text', { body: 'plain words' })
  expect(text.data).toBe('plain words')
})

test('JSON is read whatever a client calls it, and a form is not', async () => {
  for (const body of ['{"a":1}', new Blob(['{"a":1}']), await new Blob(['{"a":1}']).arrayBuffer()]) {
    const { data } = await invoke('mirror', { body })
    expect(data).toMatchObject({ body: { a: 1 } })
  }
  const form = new FormData()
  form.set('a', '1')
  const { error, response } = await invoke('mirror', { body: form })
  expect(error).toBeInstanceOf(FunctionsHttpError)
  expect(response?.status).toBe(415)
})

test('a refusal of the function itself is its answer, and the client can read it', async () => {
  const { error, response } = await invoke('refusing')
  expect(error).toBeInstanceOf(FunctionsHttpError)
  expect([response?.status, await response?.json()]).toEqual([422, { error: 'no' }])
  expect(response?.headers.has('x-relay-error')).toBe(false)
})

test.each(['nobody-made-this', 'constructor', '__proto__', 'toString', '', 'mirror/deeper', '%F0%9F%8D%9C'])(
  'the name "%s" of no function is a 404 in JSON which the client takes for an error of the relay',
  async (name) => {
    const { error, response } = await invoke(name)
    expect(error).toBeInstanceOf(FunctionsRelayError)
    expect(response?.status).toBe(404)
    expect(await response?.json()).toEqual({ msg: 'There is no function with this name.' })
  },
)

test('a function that breaks is a 500 of the relay without a word of why', async () => {
  const { error, response } = await invoke('broken')
  expect(error).toBeInstanceOf(FunctionsRelayError)
  expect(response?.status).toBe(500)
  expect(await response?.text()).not.toContain('secret')
})

test('a function that takes too long is a 504 of the relay, and is told to end', async () => {
  const identify = async () => ({ kind: 'visitor' }) as const
  const hasty = createFunctions({ functions, identify, limits: noLimits, msAtMost: 20 })
  const { app } = createTestApp({ routes: [(mounted) => hasty.mount(mounted)], wires: [hasty.wire] })
  const answer = await app.request('/functions/v1/slow', { method: 'POST' })
  expect([answer.status, answer.headers.get('x-relay-error')]).toEqual([504, 'true'])
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toEqual({ msg: 'The function took too long and was ended.' })
  expect(held.signal?.aborted).toBe(true)
})

test('another method than its own is refused in JSON, with those that it takes', async () => {
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const answer = await ask('mirror', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, PUT, OPTIONS'])
    expect(await answer.json()).toMatchObject({ success: false, code: 'request.method_not_allowed' })
    expect(answer.headers.has('x-relay-error')).toBe(false)
  }
  expect((await ask('mirror', { method: 'HEAD' })).status).toBe(405)
})

test.each([
  ['a token of nobody', { authorization: 'Bearer a.b.c' }],
  ['a word that is no token', { authorization: 'Bearer nonsense' }],
  ['a key that looks like a token and is none of ours', { apikey: 'a.b.c' }],
])('%s is refused as the clients expect it', async (_, headers) => {
  const { error, response } = await invoke('mirror', { body: {} }, headers)
  expect(error).toBeInstanceOf(FunctionsRelayError)
  expect([response?.status, await response?.json()]).toEqual([401, { msg: 'Invalid JWT' }])
})

test('functions are for everybody, and who shows a session is known', async () => {
  const member = await buildMember(accounts)
  const kindFor = async (headers: Record<string, string>) => (await invoke('mirror', { body: {} }, headers)).data
  expect(await kindFor({})).toMatchObject({ kind: 'visitor' })
  expect(await kindFor({ apikey: 'k', authorization: 'Bearer k' })).toMatchObject({ kind: 'visitor' })
  expect(await kindFor(await readBearer(member))).toMatchObject({ kind: 'member' })
})

test('any site may call: the preflight is answered before anything else, and every answer can be read', async () => {
  for (const name of ['mirror', 'nobody-made-this']) {
    const preflight = await ask(name, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', authorization: 'Bearer a.b.c' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    const tracing = ['traceparent', 'tracestate', 'baggage']
    for (const header of ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region', ...tracing])
      expect(preflight.headers.get('access-control-allow-headers')).toContain(header)
  }
  for (const name of ['mirror', 'nobody-made-this', 'broken', 'refusing']) {
    const answer = await ask(name, { method: 'POST', body: '{}' })
    expect(answer.headers.get('access-control-allow-origin'), name).toBe('*')
    expect(answer.headers.get('access-control-expose-headers'), name).toContain('x-relay-error')
    expect(answer.headers.get('cache-control'), name).toBe('no-store')
  }
})

test('a body that is unreadable or too large is refused in JSON', async () => {
  for (const [body, status] of [
    ['{', 400],
    ['', 400],
    [new Uint8Array([0xff, 0xfe, 0x22]), 400],
    [`"${'a'.repeat(1024 * 1024)}"`, 413],
  ] as const) {
    const answer = await ask('mirror', { method: 'POST', body })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ success: false })
    expect(answer.headers.has('x-relay-error')).toBe(false)
  }
})

test('a caller beyond the limit of a function gets 429 with Retry-After, and another network does not', async () => {
  for (let nth = 0; nth < 2; nth += 1) expect((await ask('rare', { method: 'POST' })).status).toBe(200)
  const refused = await invoke('rare')
  expect(refused.error).toBeInstanceOf(FunctionsHttpError)
  expect([refused.response?.status, refused.response?.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await accounts.request('/functions/v1/rare', { method: 'POST', client: '203.0.113.9' })).status).toBe(200)
})

test('events come as they are sent, on one line each, and a break in the middle is told as one', async () => {
  const { data } = await invoke('events', { body: {} })
  if (!(data instanceof Response)) throw new Error('no stream')
  expect(data.headers.get('content-type')).toContain('text/event-stream')
  expect(await data.text()).toBe(
    'event: one\ndata: {"words":"line\\nbreak"}\n\nevent: failed\ndata: {"error":"sorry"}\n\n',
  )
})

test('a client that leaves in the middle of a stream ends the function', async () => {
  const { port } = await serveApp(accounts)
  const leaving = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${port}/functions/v1/events`, {
    method: 'POST',
    signal: leaving.signal,
  })
  await answer.body?.getReader().read()
  expect(held.signal?.aborted).toBe(false)
  leaving.abort()
  await waitUntil(() => expect(held.signal?.aborted).toBe(true))
})

test('a client that leaves before there is an answer ends the function, and hears of no server in its own words', async () => {
  const { port } = await serveApp(accounts)
  delete held.signal
  const before = accounts.lines.length
  const leaving = new AbortController()
  const away = new FunctionsClient(`http://127.0.0.1:${port}/functions/v1`)
  const called: Promise<Invoked> = away.invoke<unknown>('slow', { signal: leaving.signal })
  await waitUntil(() => expect(held.signal).toBeDefined())
  leaving.abort()
  expect((await called).error).toBeInstanceOf(FunctionsFetchError)
  await waitUntil(() => expect(held.signal?.aborted).toBe(true))
  // The whole work has ended when its connection is closed; by then its line would be there.
  await waitUntil(() => expect(accounts.lines.at(-1)).toMatchObject({ path: '/functions/v1/slow' }))
  expect(accounts.lines.slice(before).filter(({ level }) => level === 'error' || level === 'warn')).toEqual([])
})
