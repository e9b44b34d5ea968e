import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildAssuredMember, buildAuthClient, buildMember, signIn } from '#testing/builders/members.ts'

const accounts = await openTestAccounts({ variables: { RATE_LIMITS: 'off' } })
accounts.clock.now = Date.now()
const service: Record<string, string> = { authorization: `Bearer ${await accounts.parts.tokens.signServiceKey()}` }
const admin = buildAuthClient(accounts, undefined, { Authorization: service['authorization'] ?? '' }).admin
afterAll(() => accounts.close())

function newEmail(): string {
  return `${randomUUID()}@example.com`
}

async function createUser(attributes: Parameters<typeof admin.createUser>[0] = {}) {
  const { data, error } = await admin.createUser({ email: newEmail(), ...attributes })
  if (error) throw error
  return data.user
}

test('a user is made with all that is said about them, and signs in with their password', async () => {
  const id = randomUUID()
  const email = newEmail()
  const user = await createUser({
    id,
    email: email.toUpperCase(),
    password: 'correct horse',
    email_confirm: true,
    user_metadata: { full_name: 'Kim Minji' },
    app_metadata: { team: 'desk' },
    role: 'editor',
  })
  expect(user).toMatchObject({
    id,
    email,
    role: 'editor',
    user_metadata: { full_name: 'Kim Minji' },
    app_metadata: { provider: 'email', providers: ['email'], team: 'desk' },
    identities: [{ provider: 'email', email }],
  })
  expect(user.email_confirmed_at).toBeTruthy()
  expect((await buildAuthClient(accounts).signInWithPassword({ email, password: 'correct horse' })).error).toBeNull()
})

test('a hash from elsewhere is taken, and lets its owner in', async () => {
  const email = newEmail()
  // "password" by another implementation of bcrypt.
  const password_hash = '$2y$10$92IXUNpkjO0rOQ5byMi.Ye4oKoEa3Ro9llC/.og/at2.uheWG/igi'
  await createUser({ email, password_hash, email_confirm: true })
  const { error } = await buildAuthClient(accounts).signInWithPassword({ email, password: 'password' })
  expect(error).toBeNull()
  const both = await admin.createUser({ email: newEmail(), password: 'correct horse', password_hash })
  expect(both.error).toMatchObject({ status: 400, code: 'validation_failed' })
  const unknown = await admin.createUser({ email: newEmail(), password_hash: '$1$abc$def' })
  expect(unknown.error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('an address and an id belong to one user, whoever asks at the same time', async () => {
  const outcomes = async (attributes: () => Parameters<typeof admin.createUser>[0]) => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.createUser(attributes())))
    return answers.map(({ error }) => `${error?.status ?? 200} ${error?.code ?? 'made'}`).toSorted()
  }
  const email = newEmail()
  const byEmail = await outcomes(() => ({ email }))
  expect(byEmail).toEqual(['200 made', ...Array<string>(7).fill('422 email_exists')])
  const id = randomUUID()
  const byId = await outcomes(() => ({ id, email: newEmail() }))
  expect(byId).toEqual(['200 made', ...Array<string>(7).fill('422 user_already_exists')])
})

test('an update of a user keeps fields that it does not name and removes those that are null', async () => {
  const user = await createUser({ user_metadata: { a: 1, b: 2 }, app_metadata: { roles: ['x'] } })
  const { data } = await admin.updateUserById(user.id, { user_metadata: { b: null, c: 3 } })
  expect(data.user?.user_metadata).toEqual({ a: 1, c: 3 })
  expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], roles: ['x'] })
  const confirmed = await admin.updateUserById(user.id, { email_confirm: true })
  expect(confirmed.data.user?.email_confirmed_at).toBeTruthy()
})

test('another address is theirs at once, and proves nothing about its mailbox', async () => {
  const user = await createUser({ email_confirm: true })
  await accounts.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.users').set({ email_proven_at: new Date() }).where('id', '=', user.id).execute(),
  )
  const readProven = () => accounts.accounts.findProvenEmail(user.id)
  expect(await readProven()).toBe(user.email)
  const email = newEmail()
  const { data } = await admin.updateUserById(user.id, { email })
  expect(data.user).toMatchObject({ email, identities: [{ email }] })
  expect(await readProven()).toBeNull()
  const row = await accounts.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.users').select('email_proven_at').where('id', '=', user.id).executeTakeFirstOrThrow(),
  )
  expect(row.email_proven_at).toBeNull()
  const taken = await admin.updateUserById((await createUser()).id, { email })
  expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('a new password ends every session', async () => {
  const { user, bearer } = await buildMember(accounts)
  await admin.updateUserById(user.id, { password: 'another horse' })
  expect((await accounts.request('/auth/v1/user', { headers: bearer })).status).toBe(403)
})

test('a ban shuts out until it ends or is lifted', async () => {
  const { user, bearer } = await buildMember(accounts)
  const isIn = async () => (await accounts.request('/auth/v1/user', { headers: bearer })).status === 200
  await accounts.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.users').set({ email_proven_at: new Date() }).where('id', '=', user.id).execute(),
  )
  const { data } = await admin.updateUserById(user.id, { ban_duration: '24h' })
  expect(Date.parse(data.user?.banned_until ?? '')).toBe(accounts.clock.now + 86_400_000)
  expect(await isIn()).toBe(false)
  // A pass for the forms of a member is made and read by the proven address.
  expect(await accounts.accounts.findProvenEmail(user.id)).toBeNull()
  await admin.updateUserById(user.id, { ban_duration: 'none' })
  expect(await isIn()).toBe(true)
  expect(await accounts.accounts.findProvenEmail(user.id)).toBe(user.email)
  const nonsense = await admin.updateUserById(user.id, { ban_duration: 'a while' })
  expect(nonsense.error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('the list turns pages, newest first, with the total and links that the client understands', async () => {
  const made = []
  for (let count = 0; count < 3; count += 1) {
    accounts.clock.now += 1
    made.push((await createUser()).id)
  }
  const first = await admin.listUsers({ page: 1, perPage: 2 })
  if (first.error) throw first.error
  expect(first.data.users.map(({ id }) => id)).toEqual([made[2], made[1]])
  expect(first.data.nextPage).toBe(2)
  expect(first.data.lastPage).toBe(Math.ceil(first.data.total / 2))
  const second = await admin.listUsers({ page: 2, perPage: 2 })
  expect(second.data.users[0]?.id).toBe(made[0])
  expect((await admin.listUsers({ page: -1 })).error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('a deleted user is gone with sessions and factors; their address is free again', async () => {
  const { user, bearer } = await buildAssuredMember(accounts)
  expect((await admin.deleteUser(user.id)).error).toBeNull()
  expect((await admin.getUserById(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  expect((await admin.deleteUser(user.id)).error?.status).toBe(404)
  expect((await accounts.request('/auth/v1/user', { headers: bearer })).status).toBe(403)
  await createUser({ email: user.email ?? '' })
})

test('softly deleted, only the id stays: nothing says any more who it was', async () => {
  const { user, bearer } = await buildAssuredMember(accounts)
  expect((await admin.deleteUser(user.id, true)).error).toBeNull()
  expect((await admin.getUserById(user.id)).error?.status).toBe(404)
  expect((await accounts.request('/auth/v1/user', { headers: bearer })).status).toBe(403)
  const left = await accounts.database.transactionAs({ role: 'service' }, async (tx) => ({
    row: await tx.selectFrom('mgk.users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow(),
    identities: await tx.selectFrom('mgk.identities').select('id').where('user_id', '=', user.id).execute(),
    factors: await tx.selectFrom('mgk.factors').select('id').where('user_id', '=', user.id).execute(),
  }))
  expect(left.row).toMatchObject({ email: null, password_hash: null, user_metadata: {}, app_metadata: {} })
  expect([...left.identities, ...left.factors]).toEqual([])
  await createUser({ email: user.email ?? '' })
  expect((await admin.createUser({ email: newEmail(), id: user.id })).error?.code).toBe('user_already_exists')
})

test('factors of a user are listed and taken away, and their session rests on nothing then', async () => {
  const { user, factorId, auth } = await buildAssuredMember(accounts)
  const { data } = await admin.mfa.listFactors({ userId: user.id })
  expect(data?.factors).toMatchObject([{ id: factorId, status: 'verified' }])
  expect(JSON.stringify(data)).not.toContain('secret')
  const stranger = await createUser()
  expect((await admin.mfa.deleteFactor({ userId: stranger.id, id: factorId })).error?.status).toBe(404)
  expect((await admin.mfa.deleteFactor({ userId: user.id, id: factorId })).error).toBeNull()
  await auth.refreshSession()
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1')
  expect((await admin.mfa.listFactors({ userId: randomUUID() })).error?.status).toBe(404)
})

test('a key of the operator opens all of this, and nothing else does', async () => {
  const id = (await createUser()).id
  const addresses = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${id}`],
    ['PUT', `/admin/users/${id}`],
    ['DELETE', `/admin/users/${id}`],
    ['GET', `/admin/users/${id}/factors`],
    ['DELETE', `/admin/users/${id}/factors/${id}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ] as const
  const member = await buildAssuredMember(accounts)
  const pretender = await signIn(accounts, member.user)
  for (const [method, path] of addresses) {
    const ask = async (headers: Record<string, string>) => {
      const body = method === 'GET' ? {} : { body: '{"role":"service_role"}' }
      const answer = await accounts.request(`/auth/v1${path}`, { method, headers, ...body })
      return `${answer.status} ${answer.headers.get('x-sb-error-code')}`
    }
    expect(await ask({}), path).toBe('401 no_authorization')
    expect(await ask(pretender.bearer), path).toBe('403 not_admin')
    expect(await ask({ apikey: service['authorization']?.slice(7) ?? '' }), path).toBe('401 no_authorization')
  }
})

test('an invalid user id, role or body is refused without a failure of the server', async () => {
  const put = async (path: string, body: string) => {
    const answer = await accounts.request(`/auth/v1${path}`, { method: 'PUT', headers: service, body })
    return `${answer.status} ${answer.headers.get('x-sb-error-code')}`
  }
  const { id } = await createUser()
  expect(await put('/admin/users/1', '{}')).toBe('404 validation_failed')
  expect(await put("/admin/users/'%3B drop table", '{}')).toMatch(/^404/)
  for (const body of [
    '',
    '[]',
    'null',
    '{',
    '"x"',
    '{"email":"a\\u0000@example.com"}',
    '{"user_metadata":{"a":"\\ud800"}}',
  ]) {
    expect(await put(`/admin/users/${id}`, body), body).toBe('400 bad_json')
  }
  const refused = [
    { email: 5 },
    { email: 'no address' },
    { email_confirm: 'yes' },
    { user_metadata: [] },
    { user_metadata: { text: 'x'.repeat(9_000) } },
    { role: 'a b' },
    { password: 'x'.repeat(73) },
    { ban_duration: '1 day' },
  ]
  for (const body of refused) {
    expect(await put(`/admin/users/${id}`, JSON.stringify(body)), JSON.stringify(body)).toBe('400 validation_failed')
  }
  expect(await put(`/admin/users/${id}`, '{"password":"12345"}')).toBe('422 weak_password')
  expect(await put(`/admin/users/${id}`, '{"phone":"15555550100"}')).toBe('400 phone_provider_disabled')
  expect(
    (await admin.createUser({ id: '00000000-0000-0000-0000-000000000000', email: newEmail() })).error?.status,
  ).toBe(400)
  expect((await admin.createUser({ password: 'correct horse' })).error?.message).toContain('without either an email')
})
