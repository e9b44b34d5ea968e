import { request as sendRequest, Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { closeTestServers, converse, openSocket, serveTestApp, statusOf } from '#testing/servers/served-app.ts'
import type { App } from './app.ts'
import { createHttpServer, drain, listen } from './listen.ts'
import { endSlowClients } from './slow-clients.ts'

afterEach(closeTestServers)

const hostileTargets = [
  '//',
  '/%',
  '/%00',
  '/%ff',
  '/%2e%2e%2f',
  `/?${'q'.repeat(7168)}`,
  '/\\',
  '//evil.example/',
  'http://',
  '*',
  'evil',
  '/..%5c',
  '/\u0001',
]

test('hostile addresses get a 4xx and never end the process', async () => {
  const { port } = await serveTestApp()
  for (const target of hostileTargets) {
    const answer = await converse(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(statusOf(answer), target).toBeGreaterThanOrEqual(400)
    expect(statusOf(answer), target).toBeLessThan(500)
  }
  expect(statusOf(await converse(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'))).toBe(200)
})

test('requests that are not HTTP, lack a host, or carry two lengths are refused', async () => {
  const { port } = await serveTestApp()
  const requests = [
    'hello\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  ]
  for (const request of requests) {
    const status = statusOf(await converse(port, request))
    expect(status, request.slice(0, 60)).toBeGreaterThanOrEqual(400)
    expect(status, request.slice(0, 60)).toBeLessThan(500)
  }
})

test('a client that drips its headers, or sends nothing, is ended', async () => {
  const { port, server } = await serveTestApp()
  server.headersTimeout = 300
  const dripping = openSocket(port).resume()
  dripping.write('GET / HTTP/1.1\r\n')
  const drip = setInterval(() => dripping.write('X: y\r\n'), 50)
  const silent = openSocket(port).resume()
  await Promise.all([
    new Promise((resolve) => dripping.once('close', resolve)),
    new Promise((resolve) => silent.once('close', resolve)),
  ])
  clearInterval(drip)
  expect([dripping.destroyed, silent.destroyed]).toEqual([true, true])
})

test('a client that drips its body is ended, and one that is only slow is not', async () => {
  const readBody = (app: App) => app.post('/read', async (c) => c.text(String((await c.req.text()).length)))
  const { port, server } = await serveTestApp(readBody)
  endSlowClients(server, { patienceMs: 400, checkMs: 50 })

  const dripping = openSocket(port).resume()
  dripping.write('POST /read HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n')
  const drip = setInterval(() => dripping.write('x'), 50)
  const ended = new Promise((resolve) => dripping.once('close', resolve))

  const slow = openSocket(port)
  slow.write('POST /read HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 204800\r\n\r\n')
  let sent = 0
  const upload = setInterval(() => {
    slow.write('x'.repeat(20_480))
    sent += 20_480
    if (sent === 204_800) clearInterval(upload)
  }, 100)
  const answer = new Promise<string>((resolve) => slow.once('data', (text: Buffer) => resolve(text.toString())))

  await ended
  clearInterval(drip)
  expect(statusOf(await answer)).toBe(200)
})

test('a client that drips a body which nobody asked for is ended, although it has its answer', async () => {
  const { port, server } = await serveTestApp()
  endSlowClients(server, { patienceMs: 400, checkMs: 50 })
  const dripping = ['GET /', 'HEAD /', 'OPTIONS *'].map((line) => {
    const socket = openSocket(port).resume()
    socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n`)
    return socket
  })
  const drip = setInterval(() => dripping.forEach((socket) => socket.write('x')), 50)
  await Promise.all(dripping.map((socket) => new Promise((resolve) => socket.once('close', resolve))))
  clearInterval(drip)
  expect(dripping.every((socket) => socket.destroyed)).toBe(true)
})

test('a client that does not read its answer is ended, and one that reads in steps gets it whole', async () => {
  const size = 40 * 1024 * 1024
  const large = new Uint8Array(size)
  const { port, server } = await serveTestApp((app) => app.get('/large', (c) => c.body(large)))
  endSlowClients(server, { patienceMs: 400, checkMs: 50 })

  const deaf = openSocket(port)
  deaf.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n')
  deaf.pause()
  const ended = new Promise<void>((resolve) => {
    server.on('request', (_request, response) => {
      response.once('close', () => {
        if (!response.writableFinished) resolve()
      })
    })
  })

  const steady = openSocket(port)
  let read = 0
  steady.write('GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  steady.on('data', (chunk: Buffer) => {
    read += chunk.length
    steady.pause()
    setTimeout(() => steady.resume(), 1)
  })
  await new Promise((resolve) => steady.once('end', resolve))
  expect(read).toBeGreaterThan(size)
  await ended
})

test('draining finishes what is under way, says so to newcomers, and then takes nobody', async () => {
  const started = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const { port, server, state } = await serveTestApp((app) =>
    app.get('/slow', async (c) => {
      started.resolve()
      await release.promise
      return c.text('whole')
    }),
  )
  const agent = new Agent({ keepAlive: true })
  const underWay = get(port, '/slow', agent)
  await started.promise
  const drained = drain(server, state, new AbortController().signal)
  expect((await get(port, '/', agent)).headers['connection']).toBe('close')
  release.resolve()
  const answer = await underWay
  expect([answer.text, answer.headers['connection']]).toEqual(['whole', 'close'])
  await drained
  await expect(get(port, '/')).rejects.toThrow('ECONNREFUSED')
})

test('a connection made just before the server closes is served', async () => {
  const { port, server, state } = await serveTestApp()
  const drained = drain(server, state, new AbortController().signal)
  await pause(900)
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  const answers = Array.from({ length: 20 }, () => converse(port, request))
  // After the connections left and before any is taken: busy until the door is to be closed.
  process.nextTick(() => {
    const busyUntil = performance.now() + 200
    while (performance.now() < busyUntil);
  })
  expect((await Promise.all(answers)).map(statusOf)).toEqual(answers.map(() => 200))
  await drained
})

test('a hurried drain does not wait for a request that never ends', async () => {
  const started = Promise.withResolvers<void>()
  const { port, server, state } = await serveTestApp((app) =>
    app.get('/endless', () => {
      started.resolve()
      return new Promise<Response>(() => {})
    }),
  )
  const [underWay] = await Promise.all([
    Promise.allSettled([get(port, '/endless')]),
    started.promise.then(() => drain(server, state, AbortSignal.abort())),
  ])
  expect(underWay[0].status).toBe('rejected')
})

test('a port that is taken is told in a sentence that names it', async () => {
  const { port } = await serveTestApp()
  await expect(listen(createHttpServer(), { host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is in use.`)
})

function get(port: number, path: string, agent?: Agent) {
  return new Promise<{ text: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const request = sendRequest({ port, path, agent, host: '127.0.0.1' }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ text, headers: response.headers }))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end()
  })
}
