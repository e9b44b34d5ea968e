import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildAuthClient, buildMember } from '#testing/builders/members.ts'
import { ask, countMails, follow, readMail } from '#testing/servers/wire.ts'

const unlimited = { RATE_LIMITS: 'off' }
const password = 'tangerine-harbour-7'

const mailed = await openTestAccounts({ variables: unlimited })
const confirmed = await openTestAccounts({ variables: { ...unlimited, AUTH_AUTOCONFIRM: 'on', AUTH_ANONYMOUS: 'on' } })
afterAll(async () => {
  await mailed.close()
  await confirmed.close()
})

test('signing up answers with a user without a session, and mails a link that gives the session', async () => {
  const auth = buildAuthClient(mailed)
  const { data, error } = await auth.signUp({
    email: 'Mina@Example.com',
    password,
    options: { data: { full_name: 'Mina' }, emailRedirectTo: 'http://localhost:3000/login' },
  })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    email: 'mina@example.com',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: 'Mina' },
    identities: [{ provider: 'email', identity_data: { email: 'mina@example.com', email_verified: false } }],
    is_anonymous: false,
    confirmation_sent_at: '2026-05-01T09:00:00.000Z',
  })
  expect(data.user).not.toHaveProperty('email_confirmed_at')
  expect(data.user?.identities?.[0]?.id).toBe(data.user?.id)

  const { fragment, status, target } = await follow(mailed, (await readMail(mailed, 'mina@example.com')).link)
  expect(status).toBe(303)
  expect(target.href.split('#')[0]).toBe('http://localhost:3000/login')
  expect(fragment['type']).toBe('signup')
  const { body } = await ask(mailed, '/user', undefined, { bearer: fragment['access_token'] ?? '' })
  expect(body).toMatchObject({
    email_confirmed_at: '2026-05-01T09:00:00.000Z',
    identities: [{ identity_data: { email_verified: true } }],
  })
})

test('sign-up gives a session at once when no confirmation is asked for', async () => {
  const { data, error } = await buildAuthClient(confirmed).signUp({ email: 'jun@example.com', password })
  expect(error).toBeNull()
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect(data.session?.expires_at).toBe(confirmed.clock.now / 1_000 + 3600)
  expect(data.user).toMatchObject({ email: 'jun@example.com', email_confirmed_at: '2026-05-01T09:00:00.000Z' })
  expect(await countMails(confirmed, 'jun@example.com')).toBe(0)
})

test('sign-up refuses a taken address when no confirmation is asked for', async () => {
  await ask(confirmed, '/signup', { email: 'taken@example.com', password })
  const { status, body } = await ask(confirmed, '/signup', {
    email: 'taken@example.com',
    password: 'another-harbour-9',
  })
  expect(status).toBe(422)
  expect(body).toEqual({ code: 'user_already_exists', message: 'User already registered' })
})

test('a confirmed address is answered like a new one, and its owner alone is told by mail', async () => {
  const email = 'sora@example.com'
  const { body: real } = await ask(mailed, '/signup', { email, password, data: { full_name: 'Sora' } })
  const { link } = await readMail(mailed, email)
  await follow(mailed, link)
  const again = { email, password: 'another-harbour-9', data: { full_name: 'Not Sora' } }
  const { status, body } = await ask(mailed, '/signup', again)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    email,
    role: 'authenticated',
    identities: [{ id: body['id'], user_id: body['id'], identity_data: { sub: body['id'], email_verified: false } }],
    user_metadata: { full_name: 'Not Sora' },
  })
  expect(body['id']).not.toBe(real['id'])
  expect(Object.keys(body)).toEqual(Object.keys(real))
  expect(await countMails(mailed, email)).toBe(2)
  const told = await readMail(mailed, email)
  expect(told).toMatchObject({ subject: 'You already have an account', link: null, code: '' })
  expect(told.text).toContain('http://localhost:3000/login')
  const { status: signedIn } = await ask(mailed, '/token?grant_type=password', { email, password })
  expect(signedIn).toBe(200)
  const { status: stranger } = await ask(mailed, '/token?grant_type=password', again)
  expect(stranger).toBe(400)
})

test('signing up again before the confirmation sends another mail, and shows nothing of what is there', async () => {
  const email = 'waits@example.com'
  const { body: first } = await ask(mailed, '/signup', { email, password, data: { full_name: 'First' } })
  const { body } = await ask(mailed, '/signup', { email, password: 'another-harbour-9', data: { full_name: 'Second' } })
  expect(body).toMatchObject({ user_metadata: { full_name: 'Second' } })
  expect(body['id']).not.toBe(first['id'])
  expect(await countMails(mailed, email)).toBe(2)
  const { fragment } = await follow(mailed, (await readMail(mailed, email)).link)
  // Nobody knows which of the two passwords is by the owner of the mailbox.
  expect(fragment['type']).toBe('recovery')
  const { body: user } = await ask(mailed, '/user', undefined, { bearer: fragment['access_token'] ?? '' })
  expect(user['user_metadata']).toEqual({})
})

const refused = [
  [{ email: 'a@example.com' }, 400, 'validation_failed', 'Signup requires a valid password'],
  [{ email: 'no address', password }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
  [{ email: ' a@example.com', password }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
  [
    { email: `${'a'.repeat(250)}@b.kr`, password },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  [{ email: `${'a'.repeat(251)}@b.kr`, password }, 400, 'validation_failed', 'An email address is too long'],
  [
    { email: 'a@example.com', password: '길'.repeat(25) },
    400,
    'validation_failed',
    'Password cannot be longer than 72 characters',
  ],
  [{ email: 'a@example.com', password: 'x7#kq' }, 422, 'weak_password', 'Password should be at least 6 characters.'],
  [{ phone: '+821012345678', password }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
  [
    { email: 'a@example.com', password, data: 'x' },
    400,
    'validation_failed',
    'Invalid request: data has to be an object',
  ],
  [{ email: 7, password }, 400, 'validation_failed', 'Invalid request: a text was expected'],
] as const

test.for(refused)('signing up with %o is refused with %d %s', async ([body, status, code, message]) => {
  const answer = await ask(mailed, '/signup', body)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ code, message })
  expect(await countMails(mailed, 'a@example.com')).toBe(0)
})

test('a short password says why, and so does one that everybody chooses', async () => {
  const { body: short } = await ask(mailed, '/signup', { email: 'weak@example.com', password: 'x7#kq' })
  expect(short['weak_password']).toEqual({ reasons: ['length'] })
  const { body: common } = await ask(mailed, '/signup', { email: 'weak@example.com', password: 'password123' })
  expect(common['weak_password']).toEqual({ reasons: ['pwned'] })
})

test('closed sign-ups are closed for anonymous visitors and for mailed links too', async () => {
  const closed = await openTestAccounts({ variables: { ...unlimited, AUTH_SIGNUP: 'off', AUTH_ANONYMOUS: 'on' } })
  const message = 'Signups not allowed for this instance'
  expect(await ask(closed, '/signup', { email: 'new@example.com', password })).toMatchObject({
    status: 422,
    body: { code: 'signup_disabled', message },
  })
  expect(await ask(closed, '/signup', {})).toMatchObject({ status: 422, body: { code: 'signup_disabled', message } })
  expect(await ask(closed, '/otp', { email: 'new@example.com' })).toMatchObject({
    status: 422,
    body: { code: 'otp_disabled', message: 'Signups not allowed for otp' },
  })
  await buildMember(closed, { email: 'member@example.com' })
  expect(await ask(closed, '/otp', { email: 'member@example.com' })).toMatchObject({ status: 200 })
  await closed.close()
})

test('an anonymous visitor has a session and no address, where that is allowed', async () => {
  const { data, error } = await buildAuthClient(confirmed).signInAnonymously({ options: { data: { theme: 'dark' } } })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: '', is_anonymous: true, identities: [], user_metadata: { theme: 'dark' } })
  const refusedAnswer = await ask(mailed, '/signup', {})
  expect(refusedAnswer).toMatchObject({
    status: 422,
    body: { code: 'anonymous_provider_disabled', message: 'Anonymous sign-ins are disabled' },
  })
})
