import { hash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildAuthClient, buildMember } from '#testing/builders/members.ts'
import { ask, follow, readMail } from '#testing/servers/wire.ts'

const password = 'tangerine-harbour-7'
const expiredLink = 'Email link is invalid or has expired'
const expiredCode = 'Token has expired or is invalid'
let count = 0

const node = await openTestAccounts({ variables: { RATE_LIMITS: 'off' } })
afterAll(() => node.close())

function nextAddress(): string {
  count += 1
  return `traveller-${count}@example.com`
}

async function requestRecovery(more: Record<string, string> = {}) {
  const email = nextAddress()
  const { user } = await buildMember(node, { email, password })
  await ask(node, '/recover?redirect_to=http://localhost:3000/reset-password', { email, ...more })
  return { email, user, ...(await readMail(node, email)) }
}

function readMethods(accessToken: unknown): unknown {
  return decodeJwt(String(accessToken))['amr']
}

test('a followed link leads on with a session in the fragment, nothing kept and nobody told from where', async () => {
  const { link } = await requestRecovery()
  const { status, target, fragment, headers } = await follow(node, link)
  expect(status).toBe(303)
  expect(Object.keys(fragment)).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'sb',
    'token_type',
    'type',
  ])
  expect(target.search).toBe('')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(readMethods(fragment['access_token'])).toMatchObject([{ method: 'recovery' }])
})

test('a link works once, also for two who open it at the same time', async () => {
  const { link } = await requestRecovery()
  const both = await Promise.all([follow(node, link), follow(node, link)])
  expect(both.filter(({ fragment }) => fragment['access_token'])).toHaveLength(1)
  const { target } = await follow(node, link)
  expect(target.href).toBe(
    'http://localhost:3000/reset-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
  )
})

test('only the newest link works, for one hour', async () => {
  const { email, link } = await requestRecovery()
  await ask(node, '/recover', { email })
  expect((await follow(node, link)).fragment).toMatchObject({ error_code: 'otp_expired' })
  const newest = await readMail(node, email)
  node.clock.now += 3_600_000
  expect((await follow(node, newest.link)).fragment).toMatchObject({ error_code: 'otp_expired' })
  await ask(node, '/recover', { email })
  const last = await readMail(node, email)
  node.clock.now += 3_599_999
  expect((await follow(node, last.link)).fragment).toHaveProperty('access_token')
})

test('looking at a link with HEAD does not use it up', async () => {
  const { link } = await requestRecovery()
  const looked = await follow(node, link, { method: 'HEAD' })
  expect(looked.status).toBe(200)
  expect((await follow(node, link)).fragment).toHaveProperty('access_token')
})

test('with a challenge the link leads on with a code for the one client that knows the verifier', async () => {
  const auth = buildAuthClient(node)
  const verifier = 'a-verifier-that-only-one-browser-knows-and-nobody-else'
  const code_challenge = hash('sha256', verifier, 'base64url')
  const { link, user } = await requestRecovery({ code_challenge, code_challenge_method: 's256' })
  expect(link?.searchParams.get('token')).toMatch(/^pkce_/)
  const { query, fragment } = await follow(node, link)
  expect(Object.keys(query)).toEqual(['code'])
  expect(fragment).toEqual({})
  const { status, body } = await ask(node, '/token?grant_type=pkce', {
    auth_code: query['code'],
    code_verifier: verifier,
  })
  expect(status).toBe(200)
  expect(body['user']).toMatchObject({ id: user.id })
  expect(readMethods(body['access_token'])).toMatchObject([{ method: 'recovery' }])
  expect((await auth.getUser(String(body['access_token']))).data.user?.id).toBe(user.id)
  const failed = await follow(node, link)
  expect(failed.query).toEqual({ error: 'access_denied', error_code: 'otp_expired', error_description: expiredLink })
  expect(failed.fragment).toMatchObject({ error_code: 'otp_expired' })
})

test('a link without token or type, or of another type, says so in the address', async () => {
  const { link } = await requestRecovery()
  const of = (change: (query: URLSearchParams) => void) => {
    const copy = new URL(link ?? '')
    change(copy.searchParams)
    return follow(node, copy)
  }
  expect((await of((query) => query.delete('token'))).fragment).toMatchObject({ error_code: 'validation_failed' })
  expect((await of((query) => query.delete('type'))).fragment).toMatchObject({ error_code: 'validation_failed' })
  expect((await of((query) => query.set('type', 'constructor'))).fragment).toMatchObject({
    error_code: 'validation_failed',
  })
  expect((await of((query) => query.set('type', 'signup'))).fragment).toMatchObject({ error_code: 'otp_expired' })
  const elsewhere = await of((query) => query.set('redirect_to', 'https://evil.example/'))
  expect(elsewhere.target.origin).toBe('http://localhost:3000')
  expect(elsewhere.fragment).toHaveProperty('access_token')
})

test('the code of a mail signs in with its address and works once', async () => {
  const { email, code, user } = await requestRecovery()
  const { data, error } = await buildAuthClient(node).verifyOtp({ email, token: code, type: 'recovery' })
  expect(error).toBeNull()
  expect(data.user?.id).toBe(user.id)
  expect(await ask(node, '/verify', { type: 'recovery', email, token: code })).toMatchObject({
    status: 403,
    body: { code: 'otp_expired', message: expiredCode },
  })
})

test('the token of a link signs in with nothing beside it', async () => {
  const { link, user } = await requestRecovery()
  const token_hash = link?.searchParams.get('token') ?? ''
  expect(await ask(node, '/verify', { type: 'recovery', token_hash, email: 'x@example.com' })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', message: 'Only the token_hash and type should be provided' },
  })
  const { data, error } = await buildAuthClient(node).verifyOtp({ token_hash, type: 'recovery' })
  expect(error).toBeNull()
  expect(data.user?.id).toBe(user.id)
  expect(await ask(node, '/verify', { type: 'recovery', token_hash })).toMatchObject({
    status: 403,
    body: { code: 'otp_expired', message: expiredLink },
  })
})

test('link and code of one mail are one: the first that is used voids the other', async () => {
  const { email, code, link } = await requestRecovery()
  await follow(node, link)
  expect(await ask(node, '/verify', { type: 'recovery', email, token: code })).toMatchObject({ status: 403 })
})

test('the link does not follow from the code and the address', async () => {
  const { email, code, link } = await requestRecovery()
  const guessed = hash('sha224', email + code)
  expect(link?.searchParams.get('token')).not.toBe(guessed)
  expect(await ask(node, '/verify', { type: 'recovery', token_hash: guessed })).toMatchObject({ status: 403 })
})

test('after ten wrong codes the right one is worth nothing', async () => {
  const { email, code } = await requestRecovery()
  const wrong = code === '000000' ? '000001' : '000000'
  const tries = await Promise.all(
    Array.from({ length: 25 }, () => ask(node, '/verify', { type: 'recovery', email, token: wrong })),
  )
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([403]))
  expect(await ask(node, '/verify', { type: 'recovery', email, token: code })).toMatchObject({ status: 403 })
  const rows = await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.wrong_codes').select('count').where('count', '>', 9).execute(),
  )
  expect(rows).toEqual([{ count: 26 }])
})

test.for([
  [{ token: '123456', email: 'a@b.kr' }, 400, 'validation_failed', 'Verify requires a verification type'],
  [{ type: 'toString', token: '123456', email: 'a@b.kr' }, 400, 'validation_failed', 'Invalid email verification type'],
  [{ type: 'email', email: 'a@b.kr' }, 400, 'validation_failed', 'Verify requires either a token or a token hash'],
  [
    { type: 'email', token: '123456' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on verify',
  ],
  [
    { type: 'email', token: '123456', email: 'a@b.kr', phone: '+82' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on verify',
  ],
  [{ type: 'email', token: '123456', email: 'a@b.kr' }, 403, 'otp_expired', expiredCode],
  [{ type: 'phone_change', token: '123456', phone: '+8210' }, 403, 'otp_expired', expiredCode],
  [
    { type: 'sms', token: '123456', phone: '8210-x' },
    400,
    'validation_failed',
    'Invalid phone number format (E.164 required)',
  ],
  [{ type: 'email', token_hash: 'x' }, 403, 'otp_expired', expiredLink],
] as const)('verifying %o is refused with %d %s', async ([body, status, code, message]) => {
  const answer = await ask(node, '/verify', body)
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { code, message } })
})

test('recovering and signing in by link confirm an address, and drop a password that somebody else may have chosen', async () => {
  for (const [path, type] of [
    ['/recover', 'recovery'],
    ['/otp', 'magiclink'],
  ] as const) {
    const email = nextAddress()
    await ask(node, '/signup', { email, password })
    await ask(node, path, { email })
    const { link } = await readMail(node, email)
    expect(link?.searchParams.get('type')).toBe(type)
    const { fragment } = await follow(node, link)
    const { body } = await ask(node, '/user', undefined, { bearer: fragment['access_token'] ?? '' })
    expect(body['email_confirmed_at']).toBeDefined()
    expect(await ask(node, '/token?grant_type=password', { email, password })).toMatchObject({ status: 400 })
  }
})

test('a confirmed account keeps its password when it is signed in to by link', async () => {
  const { email, link } = await requestRecovery()
  await follow(node, link)
  expect(await ask(node, '/token?grant_type=password', { email, password })).toMatchObject({ status: 200 })
})

test('a banned user is not let in by a link', async () => {
  const { link, user } = await requestRecovery()
  await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .updateTable('mgk.users')
      .set({ banned_until: new Date(node.clock.now + 1_000) })
      .where('id', '=', user.id)
      .execute(),
  )
  expect((await follow(node, link)).fragment).toMatchObject({ error: 'access_denied', error_code: 'user_banned' })
})
