import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildAssuredMember, buildMember, signIn } from '#testing/builders/members.ts'
import { ask, countMails, follow, readMail } from '#testing/servers/wire.ts'
import { firstHalf } from '#server/accounts/sign-up/verify.ts'

const password = 'tangerine-harbour-7'
const newPassword = 'another-harbour-9'
const dayMs = 86_400_000
let count = 0

const node = await openTestAccounts({ variables: { RATE_LIMITS: 'off' } })
afterAll(() => node.close())

function nextAddress(): string {
  count += 1
  return `member-${count}@example.com`
}

async function openMember(wanted: { email?: string | null; password?: string | null } = {}) {
  const email = wanted.email === undefined ? nextAddress() : wanted.email
  const { user, session } = await buildMember(node, { ...wanted, email })
  return { user, email: email ?? '', bearer: session.access_token }
}

function change(bearer: string, body: unknown, on = node) {
  return ask(on, '/user', body, { bearer, method: 'PUT' })
}

async function trySignIn(email: string, tried: string): Promise<number> {
  return (await ask(node, '/token?grant_type=password', { email, password: tried })).status
}

test('one’s own data is merged: a member that is null goes, and what is not named stays', async () => {
  const { bearer } = await openMember()
  await change(bearer, { data: { full_name: 'Mina', theme: 'dark', nested: { a: 1 } } })
  const { status, body } = await change(bearer, { data: { theme: null, language: 'ko' } })
  expect(status).toBe(200)
  expect(body['user_metadata']).toEqual({ full_name: 'Mina', language: 'ko', nested: { a: 1 } })
  expect((await ask(node, '/user', undefined, { bearer })).body).toEqual(body)
})

test('a new password works, the old one does not, other sessions end and what was mailed opens nothing', async () => {
  const { user, email, bearer } = await openMember({ password })
  const other = await signIn(node, user)
  await ask(node, '/recover', { email })
  const { link } = await readMail(node, email)
  expect(await change(bearer, { password: newPassword })).toMatchObject({ status: 200, body: { id: user.id } })
  expect(await trySignIn(email, password)).toBe(400)
  expect(await trySignIn(email, newPassword)).toBe(200)
  expect((await ask(node, '/user', undefined, { bearer })).status).toBe(200)
  expect(await ask(node, '/user', undefined, { bearer: other.session.access_token })).toMatchObject({
    status: 403,
    body: { code: 'session_not_found' },
  })
  expect((await follow(node, link)).fragment).toMatchObject({ error_code: 'otp_expired' })
  const notice = await readMail(node, email)
  expect(notice.subject).toBe('Your password was changed')
  expect(notice.text).toContain('http://localhost:3000/forgot-password')
  expect(notice.text).not.toContain(newPassword)
})

test('a password that is the same, weak, too long, or of nobody with an address is refused', async () => {
  const { bearer } = await openMember({ password })
  expect(await change(bearer, { password })).toMatchObject({
    status: 422,
    body: { code: 'same_password', message: 'New password should be different from the old password.' },
  })
  expect(await change(bearer, { password: 'x7#kq' })).toMatchObject({
    status: 422,
    body: { code: 'weak_password', weak_password: { reasons: ['length'] } },
  })
  expect(await change(bearer, { password: 'x'.repeat(73) })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', message: 'Password cannot be longer than 72 characters' },
  })
})

test('a session older than a day has to show a mailed code, once, before it sets a password', async () => {
  const { email, user } = await openMember({ password })
  node.clock.now += dayMs
  const bearer = await renew(user.id)
  // The password of now is refused alike: whoever found the browser open could guess it here.
  expect(await change(bearer, { password })).toMatchObject({ body: { code: 'reauthentication_needed' } })
  expect(await change(bearer, { password: newPassword })).toMatchObject({
    status: 400,
    body: { code: 'reauthentication_needed' },
  })
  await ask(node, '/reauthenticate', undefined, { bearer })
  const { code } = await readMail(node, email)
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await change(bearer, { password: newPassword, nonce: wrong })).toMatchObject({
    status: 422,
    body: { code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' },
  })
  expect(await change(bearer, { password: newPassword, nonce: code })).toMatchObject({ status: 200 })
  expect(await change(bearer, { password: 'a-third-harbour-3', nonce: code })).toMatchObject({ status: 422 })
})

test('the password of now stands for the mailed code', async () => {
  const { user } = await openMember({ password })
  node.clock.now += dayMs
  const bearer = await renew(user.id)
  expect(await change(bearer, { password: newPassword, current_password: 'wrong-7-wrong' })).toMatchObject({
    status: 400,
    body: { code: 'current_password_invalid' },
  })
  expect(await change(bearer, { password: newPassword, current_password: password })).toMatchObject({ status: 200 })
})

/** An access token of now for the oldest session of somebody: the one before has ended, the session has not. */
async function renew(userId: string): Promise<string> {
  return node.database.transactionAs({ role: 'service' }, async (tx) => {
    const user = await tx.selectFrom('mgk.users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    const sessions = tx.selectFrom('mgk.sessions').selectAll().where('user_id', '=', userId)
    const session = await sessions.orderBy('created_at').executeTakeFirstOrThrow()
    return (await node.parts.tokens.signForSession(user, session)).token
  })
}

test('a change of password needs the current one when the setting asks for it, but for a recovery', async () => {
  const strict = await openTestAccounts({ variables: { RATE_LIMITS: 'off', AUTH_CURRENT_PASSWORD: 'on' } })
  const email = nextAddress()
  const { session } = await buildMember(strict, { email, password })
  expect(await change(session.access_token, { password: newPassword }, strict)).toMatchObject({
    status: 400,
    body: { code: 'current_password_required' },
  })
  await ask(strict, '/recover', { email })
  const { fragment } = await follow(strict, (await readMail(strict, email)).link)
  const answer = await change(fragment['access_token'] ?? '', { password: newPassword }, strict)
  expect(answer).toMatchObject({ status: 200 })
  await strict.close()
})

test('with a second factor, password and address are changed by who has shown it, and data by who has not', async () => {
  const { user, bearer } = await buildAssuredMember(node, { email: nextAddress(), password })
  const weak = (await signIn(node, user)).session.access_token
  for (const body of [{ password: newPassword }, { email: nextAddress() }]) {
    expect(await change(weak, body)).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } })
  }
  expect(await change(weak, { data: { theme: 'dark' } })).toMatchObject({ status: 200 })
  expect(await change(bearer.authorization.slice('Bearer '.length), { password: newPassword })).toMatchObject({
    status: 200,
  })
})

test('an address changes when both mailboxes have said yes, in whichever order', async () => {
  for (const first of ['current', 'new'] as const) {
    const { email, bearer, user } = await openMember({ password })
    const wanted = nextAddress()
    const { status, body } = await change(bearer, { email: wanted.toUpperCase() })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: user.id, email, new_email: wanted })
    const mails = { current: await readMail(node, email), new: await readMail(node, wanted) }
    const second = first === 'current' ? 'new' : 'current'
    const half = await follow(node, mails[first].link)
    expect(half.fragment).toEqual({ message: firstHalf, sb: '' })
    expect((await ask(node, '/user', undefined, { bearer })).body).toMatchObject({ email, new_email: wanted })
    const whole = await follow(node, mails[second].link)
    expect(whole.fragment).toMatchObject({ type: 'email_change' })
    const { body: changed } = await ask(node, '/user', undefined, { bearer: whole.fragment['access_token'] ?? '' })
    expect(changed).toMatchObject({ email: wanted, identities: [{ email: wanted }] })
    expect(changed).not.toHaveProperty('new_email')
    expect(await trySignIn(wanted, password)).toBe(200)
    expect(await trySignIn(email, password)).toBe(400)
  }
})

test('the first half of a change answers a code with a message, and the second with a session', async () => {
  const { email, bearer } = await openMember()
  const wanted = nextAddress()
  await change(bearer, { email: wanted })
  const verify = async (to: string) =>
    ask(node, '/verify', { type: 'email_change', email: to, token: (await readMail(node, to)).code })
  const half = await verify(email)
  expect({ status: half.status, body: half.body }).toEqual({ status: 200, body: { msg: firstHalf, code: '200' } })
  expect(await verify(wanted)).toMatchObject({ status: 200, body: { user: { email: wanted } } })
})

test('another wish replaces the one before, whose links open nothing, and a resent mail opens again', async () => {
  const { email, bearer } = await openMember()
  const [given, better] = [nextAddress(), nextAddress()]
  await change(bearer, { email: given })
  const stale = [await readMail(node, email), await readMail(node, given)]
  await change(bearer, { email: better })
  for (const { link } of stale) expect((await follow(node, link)).fragment).toMatchObject({ error_code: 'otp_expired' })
  await ask(node, '/resend', { type: 'email_change', email })
  expect(await countMails(node, better)).toBe(2)
  await follow(node, (await readMail(node, better)).link)
  const { fragment } = await follow(node, (await readMail(node, email)).link)
  expect(fragment).toHaveProperty('access_token')
})

test('an address that somebody has is refused, also when they took it after the mail was sent', async () => {
  const { email: taken } = await openMember()
  const { email, bearer } = await openMember()
  const exists = { code: 'email_exists', message: 'A user with this email address has already been registered' }
  expect(await change(bearer, { email: taken })).toMatchObject({ status: 422, body: exists })
  const wanted = nextAddress()
  await change(bearer, { email: wanted })
  const [current, next] = [await readMail(node, email), await readMail(node, wanted)]
  await openMember({ email: wanted })
  await follow(node, current.link)
  expect((await follow(node, next.link)).fragment).toMatchObject({ error_code: 'email_exists' })
})

test('a new address holds at once without confirmation and is not marked as proven', async () => {
  const confirmed = await openTestAccounts({ variables: { RATE_LIMITS: 'off', AUTH_AUTOCONFIRM: 'on' } })
  const { session } = await buildMember(confirmed, { email: nextAddress() })
  const wanted = nextAddress()
  expect(await change(session.access_token, { email: wanted }, confirmed)).toMatchObject({ body: { email: wanted } })
  const row = await confirmed.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.users').select('email_proven_at').where('email', '=', wanted).executeTakeFirstOrThrow(),
  )
  expect(row).toEqual({ email_proven_at: null })
  await confirmed.close()
})

test('an anonymous visitor becomes a member by an address, and has no password before that', async () => {
  const open = await openTestAccounts({ variables: { RATE_LIMITS: 'off', AUTH_ANONYMOUS: 'on' } })
  const bearer = String((await ask(open, '/signup', {})).body['access_token'])
  expect(await change(bearer, { password }, open)).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
  const wanted = nextAddress()
  await change(bearer, { email: wanted }, open)
  const { fragment } = await follow(open, (await readMail(open, wanted)).link)
  expect((await ask(open, '/user', undefined, { bearer: fragment['access_token'] ?? '' })).body).toMatchObject({
    email: wanted,
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email' }],
  })
  await open.close()
})

test.for([
  [{ app_metadata: { role: 'admin' } }, 403, 'not_admin'],
  [{ phone: '+8210' }, 400, 'phone_provider_disabled'],
  [{ email: 'no address' }, 400, 'validation_failed'],
  [{ data: [] }, 400, 'validation_failed'],
  [{ data: { long: 'x'.repeat(9_000) } }, 400, 'validation_failed'],
] as const)('changing %o is refused with %d %s', async ([body, status, code]) => {
  const { bearer } = await openMember()
  expect(await change(bearer, body)).toMatchObject({ status, body: { code } })
})
