import { expect, test } from 'vitest'
import { Problem } from '#domain/site/problems.ts'
import { StorageUnavailable } from '#server/platform/files/storage-unavailable.ts'
import { createTestApp } from '#testing/servers/http.ts'
import type { App, Wire } from './app.ts'

function failing(app: App): void {
  app.get('/broken', () => {
    throw new Error('password of the database is hunter2')
  })
  app.get('/waiting', () => {
    throw new Error('timeout exceeded when trying to connect')
  })
  app.get('/picture', () => {
    throw new StorageUnavailable('the S3 service did not answer GET')
  })
  app.get('/refused', () => {
    throw new Problem('limits.too_many_requests', { 'retry-after': '7' })
  })
  app.post('/read', async (c) => c.text(String((await c.req.text()).length)))
}

test('a broken rule answers its code, its status and a sentence as problem+json', async () => {
  const { app } = createTestApp({ routes: [failing] })
  const answer = await app.request('/refused')
  expect(answer.status).toBe(429)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('retry-after')).toBe('7')
  expect(await answer.json()).toEqual({
    status: 429,
    code: 'limits.too_many_requests',
    title: 'Too many requests. Please wait a moment and try again.',
    requestId: answer.headers.get('x-request-id'),
  })
})

test('an unexpected error is bland outside and told in full inside, under the same id', async () => {
  const { app, lines } = createTestApp({ routes: [failing] })
  const answer = await app.request('/broken')
  const body = await answer.text()
  expect(answer.status).toBe(500)
  expect(body).not.toContain('hunter2')
  expect(JSON.parse(body)).toMatchObject({ code: 'server.unexpected' })
  const report = lines.find((line) => line['level'] === 'error')
  expect(report).toMatchObject({ requestId: answer.headers.get('x-request-id'), path: '/broken' })
  expect(JSON.stringify(report)).toContain('hunter2')
})

test('a database that has no time is told as such, with when to come back', async () => {
  const { app } = createTestApp({ routes: [failing] })
  const answer = await app.request('/waiting')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await answer.json()).toMatchObject({ code: 'server.busy' })
})

test('files that cannot be asked are told as such, with when to come back', async () => {
  const { app, lines } = createTestApp({ routes: [failing] })
  const answer = await app.request('/picture')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(lines.map((line) => line['msg'])).toContain('the file storage is unavailable')
})

test('a browser that asks for a page gets the refusal as a page without scripts', async () => {
  const { app } = createTestApp({ routes: [failing] })
  const answer = await app.request('/refused', { headers: { accept: 'text/html,*/*;q=0.8' } })
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).toContain('Too many requests.')
})

test('every answer carries the security headers, refusals too', async () => {
  const { app } = createTestApp({ routes: [failing] })
  for (const path of ['/', '/broken', '/refused', '/%00']) {
    const { headers } = await app.request(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('x-frame-options'), path).toBe('DENY')
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security'), path).toBeNull()
  }
})

test('a site on https says so to browsers', async () => {
  const { app } = createTestApp({ siteOrigin: 'https://guide.example' })
  const { headers } = await app.request('/')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('a body above one megabyte is refused, announced or not', async () => {
  const { app } = createTestApp({ routes: [failing] })
  const large = 'x'.repeat(1024 * 1024 + 1)
  const announced = await app.request('/read', {
    method: 'POST',
    body: large,
    headers: { 'content-length': String(large.length) },
  })
  expect(announced.status).toBe(413)
  const stream = new Response(large).body
  const unannounced = await app.request('/read', { method: 'POST', body: stream, duplex: 'half' })
  expect(unannounced.status).toBe(413)
  const fitting = await app.request('/read', { method: 'POST', body: large.slice(1) })
  expect(await fitting.text()).toBe(String(1024 * 1024))
})

test('each request writes one line with its id, and nothing of its query', async () => {
  const { app, lines } = createTestApp()
  const answer = await app.request('/places?token=secret-value')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    method: 'GET',
    path: '/places',
    status: 200,
    requestId: answer.headers.get('x-request-id'),
  })
  expect(JSON.stringify(lines)).not.toContain('secret-value')
})

test('a request id from a stranger is not taken over', async () => {
  const { app } = createTestApp()
  const answer = await app.request('/', { headers: { 'x-request-id': 'chosen-by-me' } })
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('a request id from a trusted proxy is, unless it could break a log', async () => {
  const { app } = createTestApp({ proxies: ['127.0.0.1'] })
  const named = await app.request('/', { headers: { 'x-request-id': 'edge-12345678' } })
  expect(named.headers.get('x-request-id')).toBe('edge-12345678')
  const hostile = await app.request('/', { headers: { 'x-request-id': '<script>alert(1)</script>' } })
  expect(hostile.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('while draining every answer asks its connection to close', async () => {
  const { app, state } = createTestApp()
  expect((await app.request('/')).headers.get('connection')).toBeNull()
  state.draining = true
  expect((await app.request('/')).headers.get('connection')).toBe('close')
})

test('below a wire every refusal speaks its words, also one that came before it, and nowhere else', async () => {
  const wire: Wire = {
    under: '/wire',
    present: (error) =>
      error instanceof Problem || error.message === 'of the wire' ? new Response(error.message, { status: 418 }) : null,
  }
  const routes = (app: App) => {
    app.get('/wire/own', () => {
      throw new Error('of the wire')
    })
    app.get('/wire/broken', () => {
      throw new Error('hunter2')
    })
    app.post('/wire/read', async (c) => c.text(await c.req.text()))
  }
  const { app, lines } = createTestApp({ routes: [failing, routes], wires: [wire] })
  const body = 'x'.repeat(1024 * 1024 + 1)
  const answers = [
    await app.request('/wire/own'),
    await app.request('/wire/broken'),
    await app.request('/wire/read', { method: 'POST', body, headers: { 'content-length': String(body.length) } }),
    await app.request('/wire/%00'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([418, 418, 418, 418])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    'of the wire',
    'server.unexpected',
    'request.body_too_large',
    'request.malformed_address',
  ])
  // Only what nobody had expected.
  expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1)
  expect((await app.request('/refused')).status).toBe(429)
  expect((await app.request('/wireless/%00')).status).toBe(400)
})
