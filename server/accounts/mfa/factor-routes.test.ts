import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '#testing/builders/accounts.ts'
import {
  buildAssuredMember,
  buildMember,
  enrolFactor,
  readBearer,
  showCode,
  signIn,
  waitForNextCode,
} from '#testing/builders/members.ts'

let accounts: TestAccounts

beforeEach(async () => {
  accounts = await openTestAccounts()
  // The client looks at its own clock before it uses a token.
  accounts.clock.now = Date.now()
})
afterEach(() => accounts.close())

test('a factor is enrolled with a secret, an address for the app and a drawing, and counts from its first code on', async () => {
  const { auth } = await buildMember(accounts, { email: 'minji@example.com' })
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(data?.friendly_name).toBe('Phone')
  expect(data?.totp.uri).toContain('otpauth://totp/My%20Guide%20Korea:minji%40example.com')
  expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
  const secret = data?.totp.secret ?? ''

  const before = await auth.mfa.listFactors()
  expect(before.data?.totp).toEqual([])
  const verified = await auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: showCode(accounts, secret) })
  expect(verified.error).toBeNull()
  const level = await auth.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  expect(level.data?.currentAuthenticationMethods.map((one) => (typeof one === 'string' ? one : one.method))).toEqual([
    'totp',
    'password',
  ])
  const after = await auth.mfa.listFactors()
  expect(after.data?.totp).toMatchObject([{ id: data?.id, status: 'verified', friendly_name: 'Phone' }])
})

test('the secret stands encrypted in the database and in no other answer', async () => {
  const { auth, secret, factorId } = await buildAssuredMember(accounts)
  const row = await accounts.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.factors').select('secret').where('id', '=', factorId).executeTakeFirstOrThrow(),
  )
  expect(row.secret.toString('latin1')).not.toContain(secret)
  expect(JSON.stringify(await auth.getUser())).not.toContain(secret)
})

test('a verified factor ends the sessions below it, and takes the unverified ones with it', async () => {
  const member = await buildMember(accounts)
  const other = await signIn(accounts, member.user)
  await member.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'never answered' })
  await enrolFactor(accounts, member)
  expect((await member.auth.mfa.listFactors()).data?.all).toHaveLength(1)
  expect((await other.auth.refreshSession()).error?.message).toBe('Auth session missing!')
  const asked = await accounts.request('/auth/v1/user', { headers: other.bearer })
  expect(asked.status).toBe(403)
})

test('a session that has shown its factor stays when another one does', async () => {
  const first = await buildAssuredMember(accounts)
  const second = await signIn(accounts, first.user)
  waitForNextCode(accounts)
  const code = showCode(accounts, first.secret)
  expect((await second.auth.mfa.challengeAndVerify({ factorId: first.factorId, code })).error).toBeNull()
  const asked = await accounts.request('/auth/v1/user', { headers: await readBearer(first) })
  expect(asked.status).toBe(200)
})

test('the refresh token from before the factor cannot become a session with it', async () => {
  const { auth, session } = await buildAssuredMember(accounts)
  const { data } = await auth.getSession()
  expect(data.session?.refresh_token).not.toBe(session.refresh_token)
  const answer = await accounts.request('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: session.refresh_token }),
  })
  expect(answer.status).toBe(400)
})

test('a token from before the factor does not act with it, though its session has it now', async () => {
  const { bearer: old, auth } = await buildMember(accounts)
  const { factorId } = await enrolFactor(accounts, { auth })
  const answer = await accounts.request(`/auth/v1/factors/${factorId}`, { method: 'DELETE', headers: old })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('x-sb-error-code')).toBe('insufficient_aal')
})

test('at aal1 a verified factor can neither be removed nor be joined by another', async () => {
  const { user, factorId } = await buildAssuredMember(accounts)
  const { auth } = await signIn(accounts, user)
  const removal = await auth.mfa.unenroll({ factorId })
  expect(removal.error).toMatchObject({ status: 422, code: 'insufficient_aal' })
  const enrolment = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'attacker' })
  expect(enrolment.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
})

test('unenrolling lowers every session that rested on the factor', async () => {
  const first = await buildAssuredMember(accounts)
  const second = await signIn(accounts, first.user)
  waitForNextCode(accounts)
  await second.auth.mfa.challengeAndVerify({ factorId: first.factorId, code: showCode(accounts, first.secret) })
  expect((await first.auth.mfa.unenroll({ factorId: first.factorId })).error).toBeNull()
  expect((await accounts.listMails()).map(({ to, subject }) => [to, subject])).toEqual([
    [first.user.email, 'Two-step login is off'],
  ])
  for (const { auth } of [first, second]) {
    expect((await auth.refreshSession()).error).toBeNull()
    const level = await auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  }
})

test('of two factors one may go, and the session that showed the other stays at aal2', async () => {
  const member = await buildAssuredMember(accounts)
  const spare = await member.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'spare' })
  const spareId = spare.data?.id ?? ''
  const code = showCode(accounts, spare.data?.totp.secret ?? '')
  expect((await member.auth.mfa.challengeAndVerify({ factorId: spareId, code })).error).toBeNull()
  expect((await member.auth.mfa.unenroll({ factorId: member.factorId })).error).toBeNull()
  await member.auth.refreshSession()
  expect((await member.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
  expect(await accounts.listMails()).toEqual([])
})

test("somebody else's factor does not exist", async () => {
  const victim = await buildAssuredMember(accounts)
  const { auth } = await buildAssuredMember(accounts)
  const challenge = await auth.mfa.challenge({ factorId: victim.factorId })
  expect(challenge.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  expect((await auth.mfa.unenroll({ factorId: victim.factorId })).error?.status).toBe(404)
  const own = await victim.auth.mfa.challenge({ factorId: victim.factorId })
  waitForNextCode(accounts)
  const code = showCode(accounts, victim.secret)
  const stolen = await auth.mfa.verify({ factorId: victim.factorId, challengeId: own.data?.id ?? '', code })
  expect(stolen.error?.status).toBe(404)
  expect((await victim.auth.mfa.listFactors()).data?.totp).toHaveLength(1)
})

test('without TOTP the server says so', async () => {
  const without = await openTestAccounts({ variables: { AUTH_MFA_TOTP: 'off' } })
  without.clock.now = Date.now()
  const { auth } = await buildMember(without)
  expect((await auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('mfa_totp_enroll_not_enabled')
  const challenge = await auth.mfa.challenge({ factorId: '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66' })
  expect(challenge.error?.code).toBe('mfa_totp_verify_not_enabled')
  await without.close()
})

test('without a session every address of factors asks for one', async () => {
  const addresses = [
    ['POST', '/auth/v1/factors'],
    ['POST', '/auth/v1/factors/83fd9e20-7a80-46e4-bf29-a86e3d6bbf66/challenge'],
    ['POST', '/auth/v1/factors/83fd9e20-7a80-46e4-bf29-a86e3d6bbf66/verify'],
    ['DELETE', '/auth/v1/factors/83fd9e20-7a80-46e4-bf29-a86e3d6bbf66'],
  ] as const
  for (const [method, path] of addresses) {
    const answer = await accounts.request(path, { method, body: '{}' })
    expect(answer.status, path).toBe(401)
    expect(answer.headers.get('x-sb-error-code')).toBe('no_authorization')
  }
})
