import type { Session } from '@supabase/auth-js'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { callApi } from '#web/api.ts'
import { store } from '#web/ui/local-storage.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { Greeting, SessionFollower, SignedInAs, SignOutButton } from './account-header.tsx'
import type { AccountToLeave, SignOutWarning } from '#web/features/accounts/leave-account.ts'
import { sessionKey, sessionStore } from './stored-session.ts'
import { checkedSession } from './open-session.ts'
import { readSession } from './session-state.ts'

/** What the server was asked, and what it answers; anything else answers 404. */
function serve(answers: Record<string, () => Response>) {
  const asked: { path: string; bearer: string | null }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    asked.push({ path: url.pathname, bearer: new Headers(init?.headers).get('authorization') })
    const answer = answers[url.pathname]
    return answer ? answer() : new Response('{}', { status: 404 })
  })
  return asked
}

function buildToken(name: string): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  return `${part({ alg: 'ES256' })}.${part({ sub: name, exp: 4_000_000_000 })}.c2ln`
}

function buildSession({ email = 'mina@example.com', fullName = '' } = {}): Session {
  return {
    access_token: buildToken(email),
    refresh_token: 'a-refresh-token',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 4_000_000_000,
    user: {
      id: email,
      email,
      aud: 'authenticated',
      app_metadata: {},
      user_metadata: { full_name: fullName },
      created_at: '2026-05-01T09:00:00Z',
    },
  }
}

/** As another tab would. */
function keep(session: Session): void {
  store(sessionKey, JSON.stringify(session))
  dispatchEvent(new Event('storage'))
}

let lost: SignOutWarning | null = null
let forgotten = 0
let onSettle: (() => void) | null = null
const account: AccountToLeave = {
  send: async () => lost,
  forgetEdits: () => (forgotten += 1),
  settle: async () => onSettle?.(),
}

function Header() {
  return (
    <>
      <SessionFollower />
      <Greeting className="" />
      <SignedInAs className="" />
      <SignOutButton loadAccount={async () => account} className="" />
    </>
  )
}

afterEach(() => {
  lost = null
  onSettle = null
  sessionStore.removeItem(sessionKey)
  vi.restoreAllMocks()
})

test('a missing session is known at once without a request', async () => {
  const asked = serve({})
  mountAt('/', Header)
  await expect.poll(() => readSession().isLoading).toBe(false)
  expect(readSession()).toMatchObject({ session: null, isAuthenticated: false, isAdmin: false })
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false)
  expect(asked).toEqual([])
})

test('a kept session greets at once, is checked, and asks whether its owner is an administrator', async () => {
  const asked = serve({ '/rest/v1/rpc/is_admin': () => new Response('true') })
  const session = buildSession({ fullName: 'Mina Okafor' })
  keep(session)
  mountAt('/', Header)
  await expect.element(page.getByText('Hi, Mina Okafor')).toBeInTheDocument()
  await expect.element(page.getByText('Signed in as: mina@example.com')).toBeInTheDocument()
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true)
  expect(await checkedSession()).toMatchObject({ isAuthenticated: true, isLoading: false })
  await expect.poll(() => readSession().isAdmin).toBe(true)
  expect(asked).toContainEqual({ path: '/rest/v1/rpc/is_admin', bearer: `Bearer ${session.access_token}` })

  sessionStore.removeItem(sessionKey)
  expect(readSession()).toMatchObject({ isAuthenticated: false, isAdmin: false, user: null })
  await expect.element(page.getByText('Hi, Mina Okafor')).not.toBeInTheDocument()
})

test('signing out ends the session of this device, leads home, and forgets even where the server fails', async () => {
  const asked = serve({ '/auth/v1/logout': () => new Response('{}', { status: 500 }) })
  keep(buildSession())
  const router = mountAt('/about', Header)
  let placeOfSettling = ''
  onSettle = () => void (placeOfSettling = `${router.state.location.pathname} ${router.state.navigation.state}`)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/')
  expect(placeOfSettling).toBe('/about idle')
  await expect.poll(() => sessionStore.getItem(sessionKey)).toBeNull()
  await expect.poll(() => asked.map(({ path }) => path)).toContain('/auth/v1/logout')
})

test('signing out asks first when something would be lost', async () => {
  serve({ '/auth/v1/logout': () => new Response(null, { status: 204 }) })
  keep(buildSession())
  lost = { title: 'Not in your account', description: 'Signing out removes it.', action: 'Sign out anyway' }
  forgotten = 0
  mountAt('/about', Header)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(() => readToasts().map((toast) => toast.title)).toEqual(['Not in your account'])
  expect(sessionStore.getItem(sessionKey)).not.toBeNull()
  expect(forgotten).toBe(0)
  readToasts()[0]?.action?.onSelect()
  await expect.poll(() => sessionStore.getItem(sessionKey)).toBeNull()
  expect(forgotten).toBe(1)
})

test('an administrator check that fails means no, and is only logged', async () => {
  const logged = vi.spyOn(console, 'info').mockReturnValue(undefined)
  serve({ '/rest/v1/rpc/is_admin': () => new Response('{}', { status: 500 }) })
  keep(buildSession())
  mountAt('/', Header)
  await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(0)
  expect(readSession().isAdmin).toBe(false)
})

test('an invalid stored session shows no account', async () => {
  serve({})
  for (const text of ['', 'null', '{"user":{"email":7,"user_metadata":"x"}}', '[]', 'not json']) {
    sessionStore.setItem(sessionKey, text)
    mountAt('/', Header)
    await expect.element(page.getByText('Signed in as:')).toBeInTheDocument()
    sessionStore.removeItem(sessionKey)
  }
})

test('a call carries the bearer, renews it once when it is refused, and tells a refusal by its code', async () => {
  const fresh = { ...buildSession({ fullName: 'Mina' }), access_token: buildToken('fresh') }
  const session = buildSession()
  keep(session)
  let answers = 0
  const asked = serve({
    '/auth/v1/token': () => Response.json(fresh),
    '/api/accounts/sessions': () => {
      answers += 1
      return answers === 1
        ? Response.json({ code: 'accounts.token_refused', title: 'Ended' }, { status: 401 })
        : Response.json({ sessions: [] })
    },
    '/api/accounts/recovery-codes': () =>
      Response.json(
        { code: 'limits.too_many_requests', title: 'Wait' },
        { status: 429, headers: { 'retry-after': '7' } },
      ),
  })
  expect(await callApi('GET /api/accounts/sessions')).toEqual({ sessions: [] })
  const bearers = asked.filter(({ path }) => path === '/api/accounts/sessions').map(({ bearer }) => bearer)
  expect(bearers).toEqual([`Bearer ${session.access_token}`, `Bearer ${fresh.access_token}`])
  await expect(callApi('GET /api/accounts/recovery-codes')).rejects.toMatchObject({
    status: 429,
    code: 'limits.too_many_requests',
    retryAfterSeconds: 7,
  })
})

test('of several calls of a session that was ended elsewhere one asks for a new token, and nobody is signed in after that', async () => {
  const session = buildSession()
  keep(session)
  const ended = () => Response.json({ code: 'accounts.token_refused', title: 'Ended' }, { status: 401 })
  const asked = serve({
    '/auth/v1/token': () => Response.json({ error_code: 'refresh_token_not_found', msg: 'gone' }, { status: 400 }),
    '/api/trips': ended,
    '/api/saved-lists': ended,
    '/api/trip-draft': ended,
    '/rest/v1/rpc/is_admin': ended,
  })
  const calls = ['GET /api/trips', 'GET /api/saved-lists', 'GET /api/trip-draft'] as const
  const answers = await Promise.allSettled(calls.map(async (call) => callApi(call)))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect.poll(() => readSession().isAuthenticated).toBe(false)
  expect(asked.filter(({ path }) => path === '/auth/v1/token')).toHaveLength(1)
  expect(asked.filter(({ path }) => path.startsWith('/api/'))).toHaveLength(3)
  await expect(callApi('GET /api/trips')).rejects.toMatchObject({ status: 401 })
  expect(asked.at(-1)).toEqual({ path: '/api/trips', bearer: null })
})
