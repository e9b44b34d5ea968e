import { afterEach, expect, test } from 'vitest'
import { closeTestServers, converse, openSocket, serveTestApp, statusOf } from '#testing/servers/served-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

afterEach(closeTestServers)

test('bytes that are no request are answered with a code, the security headers and the id of the log line', async () => {
  const { port, server, lines } = await serveTestApp()
  server.headersTimeout = 300
  const requests: [bytes: string, status: number, code: string][] = [
    ['hello\r\n\r\n', 400, 'request.malformed'],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'request.malformed'],
    ['GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400, 'request.malformed'],
    ['OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400, 'request.malformed'],
    [`GET / HTTP/1.1\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'request.headers_too_large'],
    ['GET / HTTP/1.1\r\n', 408, 'request.too_slow'],
  ]
  for (const [request, status, code] of requests) {
    const [head = '', body = ''] = (await converse(port, request)).split('\r\n\r\n')
    expect(statusOf(head), request.slice(0, 60)).toBe(status)
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'")
    const [, requestId] = /x-request-id: (\S+)/i.exec(head) ?? []
    expect(JSON.parse(body)).toMatchObject({ status, code, requestId })
    expect(lines).toContainEqual(expect.objectContaining({ status, requestId, msg: 'unreadable request' }))
  }
})

test('an expectation that nobody knows is ignored', async () => {
  const { port } = await serveTestApp()
  const answer = await converse(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n')
  expect(statusOf(answer)).toBe(200)
})

test('rubbish after a request that is being answered does not become a part of its answer', async () => {
  const { port } = await serveTestApp((app) =>
    app.get('/slow', () => {
      const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('begun')) })
      return new Response(body)
    }),
  )
  const socket = openSocket(port)
  let heard = ''
  socket.on('data', (bytes: Buffer) => {
    heard += bytes.toString()
    if (heard.includes('begun')) socket.write('rubbish\r\n\r\n')
  })
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await new Promise((resolve) => socket.once('close', resolve))
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('a client that hangs up in the middle of its body is no error of ours', async () => {
  const { port, server, lines } = await serveTestApp((app) =>
    app.post('/read', async (c) => c.text(await c.req.text())),
  )
  const socket = openSocket(port)
  server.once('request', () => socket.destroy())
  socket.write('POST /read HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf')
  await waitUntil(() => expect(lines).toContainEqual(expect.objectContaining({ path: '/read', status: 400 })))
  expect(lines.filter((line) => line['level'] === 'error')).toEqual([])
})
