import { expect, test } from 'vitest'
import * as z from 'zod'
import { createTestApp } from '#testing/servers/http.ts'
import { createForwardingCount } from './forwarding-count.ts'
import { mountOperations, type Readiness } from './operations.ts'

type Parts = {
  readiness?: Readiness
  metricsToken?: string | null
  proxies?: string[]
  limit?: number
  now?: () => number
}

function createOperations({
  readiness = { ready: true, problems: [], warnings: [] },
  metricsToken = null,
  proxies = [],
  limit = 3,
  now,
}: Parts) {
  let wrong = 0
  const state = { draining: false, forwarding: createForwardingCount(now) }
  const operations = mountOperations({
    state,
    metrics: { text: async () => 'figures' },
    metricsToken,
    readiness: async () => readiness,
    wrongTokens: {
      look: async () => ({ allowed: wrong < limit, retryAfterSeconds: 60 }),
      count: async () => ({ allowed: ++wrong <= limit, retryAfterSeconds: 60 }),
    },
  })
  return { ...createTestApp({ routes: [operations], proxies, state }), operationsState: state }
}

const local = { host: 'localhost:3000' }

test('/healthz says that the process answers', async () => {
  const { app } = createOperations({})
  expect((await app.request('/healthz')).status).toBe(200)
})

test('/readyz is 200 when the database is there and 503 with the reason when not', async () => {
  expect((await createOperations({}).app.request('/readyz')).status).toBe(200)
  const broken = createOperations({
    readiness: { ready: false, problems: ['the database does not answer'], warnings: [] },
  })
  const answer = await broken.app.request('/readyz')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await answer.json()).toMatchObject({ ready: false, problems: ['the database does not answer'] })
})

test('/readyz is 503 while draining, so that a balancer looks elsewhere', async () => {
  const { app, operationsState } = createOperations({})
  operationsState.draining = true
  expect((await app.request('/readyz')).status).toBe(503)
})

test('figures are for this very machine when no token is set', async () => {
  const { app } = createOperations({})
  expect(await (await app.request('/metrics', { headers: local })).text()).toBe('figures')
})

test('a proxy, a foreign Host or a name that was pointed at us makes it no local request', async () => {
  const { app } = createOperations({})
  for (const headers of [
    { ...local, 'x-forwarded-for': '127.0.0.1' },
    { ...local, via: '1.1 proxy' },
    { host: 'rebound.example' },
    { host: '127.0.0.1.example' },
  ]) {
    expect((await app.request('/metrics', { headers })).status).toBe(404)
  }
})

test('from elsewhere the token opens and anything else does not', async () => {
  const { app } = createOperations({ metricsToken: 'a-long-secret-token' })
  const far = { host: 'guide.example' }
  const ask = async (authorization: string) =>
    (await app.request('/metrics', { headers: { ...far, authorization } })).status
  expect(await ask('Bearer a-long-secret-token')).toBe(200)
  expect(await ask('Bearer a-long-secret-tokem')).toBe(401)
  expect(await ask('')).toBe(401)
})

test('guessing the token ends in 429 with the time to wait', async () => {
  const { app } = createOperations({ metricsToken: 'a-long-secret-token', limit: 1 })
  const headers = { host: 'guide.example', authorization: 'Bearer guess' }
  expect((await app.request('/metrics', { headers })).status).toBe(401)
  const stopped = await app.request('/metrics', { headers })
  expect(stopped.status).toBe(429)
  expect(stopped.headers.get('retry-after')).toBe('60')
})

test('after too many guesses the right token is refused too', async () => {
  const { app } = createOperations({ metricsToken: 'a-long-secret-token', limit: 1 })
  const ask = async (token: string) =>
    (await app.request('/metrics', { headers: { host: 'guide.example', authorization: `Bearer ${token}` } })).status
  expect([await ask('guess'), await ask('a-long-secret-token')]).toEqual([401, 429])
})

const forged = { 'x-forwarded-for': '192.0.2.1' }
const warning =
  'A proxy that is not in TRUSTED_PROXIES forwards most requests: every visitor counts as that one address.'

/** A site whose clock a test moves, its visitors, and what it warns of. */
function createWatchedSite(proxies: string[] = []) {
  const clock = { now: Date.parse('2026-05-01T09:00:00Z') }
  const { app } = createOperations({ proxies, now: () => clock.now })
  return {
    async visit(times: number, headers: Record<string, string> = {}, path = '/') {
      for (let time = 0; time < times; time += 1) await app.request(path, { headers })
    },
    warnings: async () =>
      z.object({ warnings: z.array(z.string()) }).parse(await (await app.request('/readyz')).json()),
    pass: (minutes: number) => void (clock.now += minutes * 60_000),
  }
}

test('one visitor who forges a forwarding header warns of nothing, and many among others do not either', async () => {
  const site = createWatchedSite()
  await site.visit(1, forged)
  expect(await site.warnings()).toEqual({ warnings: [] })
  await site.visit(40)
  await site.visit(30, forged)
  expect(await site.warnings()).toEqual({ warnings: [] })
})

test('a proxy that is missing in TRUSTED_PROXIES is warned of, whatever its balancer asks itself', async () => {
  const site = createWatchedSite()
  await site.visit(100, {}, '/healthz')
  await site.visit(10, forged)
  expect(await site.warnings()).toEqual({ warnings: [warning] })
})

test('the warning ends when nothing is forwarded any more', async () => {
  const site = createWatchedSite()
  await site.visit(50, forged)
  site.pass(5)
  expect(await site.warnings()).toEqual({ warnings: [warning] })
  site.pass(5)
  expect(await site.warnings()).toEqual({ warnings: [] })
})

test('a trusted proxy is none to warn of', async () => {
  const site = createWatchedSite(['127.0.0.1'])
  await site.visit(50, forged)
  expect(await site.warnings()).toEqual({ warnings: [] })
})
