import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { grantAdmins } from '#server/accounts/admin/admin-store.ts'
import { openTestAccounts, type TestAccounts } from '#testing/builders/accounts.ts'
import { buildAssuredMember, buildMember, readBearer, signIn } from '#testing/builders/members.ts'

let accounts: TestAccounts

beforeEach(async () => {
  accounts = await openTestAccounts()
  accounts.clock.now = Date.now()
})
afterEach(() => accounts.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

async function ask(method: string, path: string, bearer: object = {}, body?: unknown) {
  const answer = await accounts.request(`/api/accounts${path}`, {
    method,
    headers: { ...bearer },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is, the test compares it
  const said = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  return { status: answer.status, headers: answer.headers, said }
}

async function grantAdmin(userId: string): Promise<void> {
  const because = { at: new Date(accounts.clock.now), because: 'command' } as const
  await accounts.database.transactionAs({ role: 'service' }, (tx) => grantAdmins(tx, [userId], because))
}

test('sessions are listed with device and last use, the one that asks among them, and nobody else’s', async () => {
  const { user, bearer } = await buildMember(accounts)
  accounts.clock.now += 1_000
  await signIn(accounts, user, { userAgent: firefox })
  await buildMember(accounts)
  const { said } = await ask('GET', '/sessions', bearer)
  expect(said['sessions']).toMatchObject([
    { browser: 'Firefox', system: 'Linux', isCurrent: false, assurance: 'aal1' },
    { browser: null, system: null, isCurrent: true, lastUsedAt: new Date(accounts.clock.now - 1_000).toISOString() },
  ])
})

test('a session is ended by its owner; another one’s does not exist', async () => {
  const { user, bearer } = await buildMember(accounts)
  const other = await signIn(accounts, user)
  const stranger = await buildMember(accounts)
  const id = (await other.auth.getClaims()).data?.claims.session_id ?? ''
  for (const path of [id, randomUUID(), 'x']) {
    const refused = await ask('DELETE', `/sessions/${path}`, stranger.bearer)
    expect([refused.status, refused.said['code']]).toEqual([404, 'accounts.session_not_found'])
  }
  expect((await ask('DELETE', `/sessions/${id}`, bearer)).status).toBe(204)
  expect((await other.auth.refreshSession()).error).not.toBeNull()
  expect((await ask('GET', '/sessions', other.bearer)).said['code']).toBe('accounts.token_refused')
})

test('the export is one file with everything that is held, the parts of capabilities included, and no secret', async () => {
  const member = await buildAssuredMember(accounts, { password: 'correct horse' })
  accounts.accounts.addToExport({ name: 'trips', read: (userId) => Promise.resolve([{ of: userId }]) })
  const { status, headers, said } = await ask('GET', '/export', member.bearer)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe('attachment; filename="my-guide-korea-account.json"')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(said).toMatchObject({
    account: { id: member.user.id, email: member.user.email, factors: [{ friendly_name: 'app' }] },
    sessions: [{ isCurrent: true }],
    audit_log: [{ action: 'account.exported' }, { action: 'factor.verified' }, { action: 'factor.enrolled' }],
    trips: [{ of: member.user.id }],
  })
  expect(JSON.stringify(said)).not.toMatch(/argon2|refresh_key|secret/)
  expect(() => accounts.accounts.addToExport({ name: 'trips', read: () => Promise.resolve(null) })).toThrow('trips')
})

test('of an account with a second factor the password alone reads no export and no audit, and ends no session with it', async () => {
  const { user, bearer } = await buildAssuredMember(accounts)
  const weak = await signIn(accounts, user)
  const listed = (await ask('GET', '/sessions', weak.bearer)).said['sessions']
  const strong = z
    .array(z.object({ id: z.string(), assurance: z.string() }))
    .parse(listed)
    .find(({ assurance }) => assurance === 'aal2')
  for (const [method, path] of [
    ['GET', '/export'],
    ['GET', '/audit'],
    ['DELETE', `/sessions/${strong?.id}`],
  ] as const) {
    const { status, said } = await ask(method, path, weak.bearer)
    expect([status, said['code']], path).toEqual([403, 'accounts.second_factor_required'])
  }
  const logOut = async (scope: string) =>
    accounts.request(`/auth/v1/logout?scope=${scope}`, { method: 'POST', headers: weak.bearer })
  const others = await logOut('others')
  expect([others.status, others.headers.get('x-sb-error-code')]).toEqual([403, 'insufficient_aal'])
  expect((await logOut('global')).status).toBe(204)
  expect((await ask('GET', '/sessions', weak.bearer)).status).toBe(401)
  expect((await ask('GET', '/export', bearer)).status).toBe(200)
})

test('ten exports an hour are enough for one account', async () => {
  const { bearer } = await buildMember(accounts)
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) statuses.push((await ask('GET', '/export', bearer)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})

test('an account goes with its password, and what stays is said', async () => {
  const { user, bearer } = await buildMember(accounts, { password: 'correct horse' })
  const wrong = await ask('DELETE', '/me', bearer, { password: 'wrong horse' })
  expect([wrong.status, wrong.said['code']]).toEqual([403, 'accounts.password_wrong'])
  expect((await ask('DELETE', '/me', bearer, {})).status).toBe(403)
  const gone = await ask('DELETE', '/me', bearer, { password: 'correct horse' })
  const until = new Date(accounts.clock.now)
  until.setUTCFullYear(until.getUTCFullYear() + 1)
  expect(gone.said).toEqual({ kept: [{ what: 'audit_log', until: until.toISOString() }] })
  expect((await ask('GET', '/sessions', bearer)).status).toBe(401)
  const left = await accounts.database.transactionAs({ role: 'service' }, async (tx) => ({
    users: await tx.selectFrom('mgk.users').select('id').where('id', '=', user.id).execute(),
    audit: await tx
      .selectFrom('mgk.audit_log')
      .select(['action', 'details'])
      .where('subject_id', '=', user.id)
      .execute(),
  }))
  expect(left.users).toEqual([])
  expect(left.audit.map(({ action }) => action)).toContain('account.deleted')
  expect(JSON.stringify(left.audit)).not.toContain(user.email)
})

test('guessing the password for a deletion stops at the tenth', async () => {
  const { bearer } = await buildMember(accounts, { password: 'correct horse' })
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await ask('DELETE', '/me', bearer, { password: `wrong ${count}` })).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429])
})

test('with a second factor a deletion asks for it, and then for nothing more', async () => {
  const member = await buildAssuredMember(accounts, { password: 'correct horse' })
  const { bearer } = await signIn(accounts, member.user)
  const refused = await ask('DELETE', '/me', bearer, { password: 'correct horse' })
  expect(refused.said['code']).toBe('accounts.second_factor_required')
  expect((await ask('DELETE', '/me', member.bearer, {})).status).toBe(200)
})

test('a member without a password deletes the account with the mailed code', async () => {
  const { user, bearer } = await buildMember(accounts)
  expect((await ask('DELETE', '/me', bearer, { code: '000000' })).said['code']).toBe('accounts.code_wrong')
  await accounts.request('/auth/v1/reauthenticate', { headers: bearer })
  const [mail] = await accounts.listMails()
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0]
  expect(mail?.to).toBe(user.email)
  expect((await ask('DELETE', '/me', bearer, { code })).status).toBe(200)
})

test('the only administrator stays; of two, one may go, even when both want to at once', async () => {
  const first = await buildAssuredMember(accounts)
  await grantAdmin(first.user.id)
  const alone = await ask('DELETE', '/me', first.bearer, {})
  expect([alone.status, alone.said['code']]).toEqual([409, 'accounts.last_admin'])
  const second = await buildAssuredMember(accounts)
  await grantAdmin(second.user.id)
  const answers = await Promise.all([first, second].map(({ bearer }) => ask('DELETE', '/me', bearer, {})))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('every address wants a session, and an unknown one is answered as data', async () => {
  const addresses = [
    ['GET', '/sessions'],
    ['DELETE', `/sessions/${randomUUID()}`],
    ['GET', '/recovery-codes'],
    ['POST', '/recovery-codes'],
    ['POST', '/recovery-codes/use'],
    ['GET', '/audit'],
    ['GET', '/export'],
    ['DELETE', '/me'],
  ] as const
  const key = { authorization: `Bearer ${await accounts.parts.tokens.signServiceKey()}` }
  for (const [method, path] of addresses) {
    const body = method === 'GET' ? undefined : {}
    expect((await ask(method, path, {}, body)).said['code'], path).toBe('accounts.sign_in_required')
    expect((await ask(method, path, { authorization: 'Bearer a.b.c' }, body)).status, path).toBe(401)
    expect((await ask(method, path, key, body)).status, path).toBe(401)
  }
  expect((await ask('GET', '/nothing')).said['code']).toBe('page.not_found')
  const { status, headers } = await ask('POST', '/sessions', {}, {})
  expect([status, headers.get('allow')]).toEqual([405, 'GET'])
  const { user } = await buildMember(accounts)
  expect((await ask('GET', '/sessions', await readBearer(await signIn(accounts, user)))).status).toBe(200)
})
