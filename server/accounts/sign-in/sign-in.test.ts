import bcrypt from 'bcrypt'
import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildAuthClient, buildMember } from '#testing/builders/members.ts'
import { ask, follow, readMail } from '#testing/servers/wire.ts'

const password = 'tangerine-harbour-7'

const accounts = await openTestAccounts({ variables: { RATE_LIMITS: 'off' } })
afterAll(() => accounts.close())

function asService<T>(work: Parameters<typeof accounts.database.transactionAs<T>>[1]): Promise<T> {
  return accounts.database.transactionAs({ role: 'service' }, work)
}

test('the right password signs in, in whatever case the address is written', async () => {
  const { user } = await buildMember(accounts, { email: 'mina@example.com', password })
  const { data, error } = await buildAuthClient(accounts).signInWithPassword({ email: 'Mina@EXAMPLE.com', password })
  expect(error).toBeNull()
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id: user.id } })
  expect(data.user?.last_sign_in_at).toBe('2026-05-01T09:00:00.000Z')
  expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: accounts.clock.now / 1_000 }],
    sub: user.id,
    role: 'authenticated',
  })
})

test('a wrong password, an unknown address and a user without a password are refused alike', async () => {
  await buildMember(accounts, { email: 'known@example.com', password })
  await buildMember(accounts, { email: 'without@example.com', password: null })
  const answers = []
  for (const email of ['known@example.com', 'unknown@example.com', 'without@example.com', 'no address']) {
    const { status, body, headers } = await ask(accounts, '/token?grant_type=password', {
      email,
      password: 'wrong-7-wrong',
    })
    headers.delete('x-request-id')
    answers.push({ status, body, headers: [...headers] })
  }
  expect(answers[0]).toMatchObject({
    status: 400,
    body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
  })
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('an unconfirmed or banned account is named only with the right password', async () => {
  await ask(accounts, '/signup', { email: 'waits@example.com', password })
  const { user } = await buildMember(accounts, { email: 'banned@example.com', password })
  const until = new Date(accounts.clock.now + 1_000)
  await asService((tx) => tx.updateTable('mgk.users').set({ banned_until: until }).where('id', '=', user.id).execute())
  const signIn = (email: string, tried = password) =>
    ask(accounts, '/token?grant_type=password', { email, password: tried })
  expect(await signIn('waits@example.com')).toMatchObject({
    status: 400,
    body: { code: 'email_not_confirmed', message: 'Email not confirmed' },
  })
  expect(await signIn('banned@example.com')).toMatchObject({ status: 400, body: { code: 'user_banned' } })
  for (const email of ['waits@example.com', 'banned@example.com']) {
    expect(await signIn(email, 'wrong-7-wrong')).toMatchObject({ body: { code: 'invalid_credentials' } })
  }
})

test('a hash from elsewhere signs in and is made anew', async () => {
  const { user } = await buildMember(accounts, { email: 'moved@example.com', password })
  const password_hash = await bcrypt.hash(password, 4)
  await asService((tx) => tx.updateTable('mgk.users').set({ password_hash }).where('id', '=', user.id).execute())
  const { status } = await ask(accounts, '/token?grant_type=password', { email: 'moved@example.com', password })
  expect(status).toBe(200)
  const { password_hash: now } = await asService((tx) =>
    tx.selectFrom('mgk.users').select('password_hash').where('id', '=', user.id).executeTakeFirstOrThrow(),
  )
  expect(now).toMatch(/^\$argon2id\$/)
  expect(await ask(accounts, '/token?grant_type=password', { email: 'moved@example.com', password })).toMatchObject({
    status: 200,
  })
})

test('a password that would be refused today still signs in, and is called weak', async () => {
  await buildMember(accounts, { email: 'weak@example.com', password: 'password' })
  const { data } = await buildAuthClient(accounts).signInWithPassword({
    email: 'weak@example.com',
    password: 'password',
  })
  expect(data.session).not.toBeNull()
  expect(data.weakPassword).toMatchObject({ reasons: ['pwned'] })
})

const refused = [
  ['password', { password }, 400, 'validation_failed', 'missing email or phone'],
  ['password', { phone: '+821012345678', password }, 400, 'phone_provider_disabled', 'Phone logins are disabled'],
  [
    'pkce',
    { auth_code: '', code_verifier: 'x' },
    400,
    'validation_failed',
    'invalid request: both auth code and code verifier should be non-empty',
  ],
  [
    'pkce',
    { auth_code: 'x', code_verifier: '' },
    400,
    'validation_failed',
    'invalid request: both auth code and code verifier should be non-empty',
  ],
  [
    'pkce',
    { auth_code: 'x', code_verifier: 'y' },
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  ],
  [
    'id_token',
    { provider: 'google', id_token: 'x' },
    400,
    'provider_disabled',
    'Provider (issuer "https://accounts.google.com") is not enabled',
  ],
  ['web3', {}, 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  ['magic', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
] as const

test.for(refused)('a token by %s for %o is refused with %d %s', async ([grant, body, status, code, message]) => {
  const answer = await ask(accounts, `/token?grant_type=${grant}`, body)
  expect(answer.status).toBe(status)
  expect(answer.body).toEqual({ code, message })
})

test('a token by no grant at all is refused like one by an unknown grant', async () => {
  for (const path of ['/token', '/token?grant_type=', '/token?other=password']) {
    const { status, body } = await ask(accounts, path, { email: 'mina@example.com', password })
    expect({ path, status, body }).toEqual({
      path,
      status: 400,
      body: { code: 'invalid_credentials', message: 'unsupported_grant_type' },
    })
  }
})

test('sign-ins and failures are in the audit log, without the password and with a cut address', async () => {
  const { user } = await buildMember(accounts, { email: 'audited@example.com', password })
  const signIn = (tried: string) =>
    ask(accounts, '/token?grant_type=password', { email: user.email, password: tried }, { client: '203.0.113.77' })
  await signIn('wrong-7-wrong')
  await signIn(password)
  const entries = await asService((tx) =>
    tx.selectFrom('mgk.audit_log').selectAll().where('subject_id', '=', user.id).orderBy('id').execute(),
  )
  expect(entries).toMatchObject([
    { action: 'sign_in.failed', actor_id: null, client_network: '203.0.113.0/24' },
    { action: 'sign_in.succeeded', actor_id: user.id, client_network: '203.0.113.0/24' },
  ])
  expect(JSON.stringify(entries)).not.toContain('wrong-7')
})

test('a code of a followed link is exchanged once, by who knows the verifier, within five minutes', async () => {
  const { user } = await buildMember(accounts, { email: 'pkce@example.com', password })
  const ask1 = (auth_code: string, code_verifier: string) =>
    ask(accounts, '/token?grant_type=pkce', { auth_code, code_verifier })
  async function followNewLink() {
    const code_challenge = 'v'.repeat(43)
    await ask(accounts, '/recover', { email: user.email, code_challenge, code_challenge_method: 'plain' })
    const { query, fragment } = await follow(accounts, (await readMail(accounts, 'pkce@example.com')).link)
    expect(fragment).toEqual({})
    return query['code'] ?? ''
  }
  const code = await followNewLink()
  expect(await ask1(code, 'w'.repeat(43))).toMatchObject({
    status: 400,
    body: { code: 'bad_code_verifier', message: 'code challenge does not match previously saved code verifier' },
  })
  expect(await ask1(code, 'v'.repeat(43))).toMatchObject({ status: 200, body: { user: { id: user.id } } })
  expect(await ask1(code, 'v'.repeat(43))).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } })

  const late = await followNewLink()
  accounts.clock.now += 300_000
  expect(await ask1(late, 'v'.repeat(43))).toMatchObject({ status: 422, body: { code: 'flow_state_expired' } })
})
