import { randomUUID } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import type { UsersTable } from '#server/platform/database/tables/account-tables.ts'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember, type Member, signIn } from '#testing/builders/members.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'

const node = await openTestAccounts()
afterAll(() => node.close())

function askUser({ bearer }: Pick<Member, 'bearer'>) {
  return node.request('/auth/v1/user', { headers: bearer })
}

function sessionOf({ session }: Pick<Member, 'session'>): string {
  return decodeJwt<{ session_id: string }>(session.access_token).session_id
}

function changeUser(id: string, change: Partial<Pick<UsersTable, 'banned_until' | 'deleted_at'>>) {
  return node.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.users').set(change).where('id', '=', id).execute(),
  )
}

async function expectGone(member: Pick<Member, 'bearer'>, code: string): Promise<void> {
  const user = await askUser(member)
  expect(user.status).toBe(403)
  expect(await user.json()).toMatchObject({ error_code: code })
  const admin = await node.request('/rest/v1/rpc/is_admin', { headers: member.bearer })
  expect(admin.status).toBe(401)
  expect(await admin.json()).toMatchObject({ code: 'PGRST303' })
  const read = (name: string) => (name === 'authorization' ? member.bearer.authorization : undefined)
  await expect(node.accounts.identify(read)).rejects.toThrow('accounts.token_refused')
}

test('a request without a token is refused by /user and is a visitor elsewhere', async () => {
  const response = await node.request('/auth/v1/user')
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ error_code: 'no_authorization' })
  expect(await node.accounts.identify(() => undefined)).toEqual({ kind: 'visitor' })
})

test('an ended session means ended, although its token would live on', async () => {
  const member = await buildMember(node)
  expect((await askUser(member)).status).toBe(200)
  const signedOut = await node.request('/auth/v1/logout?scope=local', { method: 'POST', headers: member.bearer })
  expect(signedOut.status).toBe(204)
  await expectGone(member, 'session_not_found')
})

test('a session past its own end means ended', async () => {
  const member = await buildMember(node)
  const end = (at: number) =>
    node.database.transactionAs({ role: 'service' }, (tx) =>
      tx
        .updateTable('mgk.sessions')
        .set({ not_after: new Date(at) })
        .where('user_id', '=', member.user.id)
        .execute(),
    )
  await end(node.clock.now + 1)
  expect((await askUser(member)).status).toBe(200)
  await end(node.clock.now)
  await expectGone(member, 'session_not_found')
})

test('a session does not open somebody else’s account', async () => {
  const [one, another] = [await buildMember(node), await buildMember(node)]
  const mixed = await node.parts.tokens.signForSession(one.user, {
    id: sessionOf(another),
    aal: 'aal1',
    amr: [],
  })
  await expectGone({ bearer: { authorization: `Bearer ${mixed.token}` } }, 'session_not_found')
})

test('a banned member is out at once, and in again when the ban is over', async () => {
  const member = await buildMember(node)
  await changeUser(member.user.id, { banned_until: new Date(node.clock.now + 1) })
  await expectGone(member, 'user_banned')
  await changeUser(member.user.id, { banned_until: new Date(node.clock.now) })
  expect((await askUser(member)).status).toBe(200)
})

test('a deleted member is out at once', async () => {
  const [marked, removed] = [await buildMember(node), await buildMember(node)]
  await changeUser(marked.user.id, { deleted_at: new Date(node.clock.now) })
  await expectGone(marked, 'user_not_found')
  await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx.deleteFrom('mgk.users').where('id', '=', removed.user.id).execute(),
  )
  await expectGone(removed, 'user_not_found')
})

test('a second factor counts when the session has it and the token was made after it', async () => {
  const member = await buildMember(node)
  const sid = sessionOf(member)
  const assuranceOf = async (token: string) => {
    const asker = await node.parts.whoAsks.ask(`Bearer ${token}`)
    return asker.kind === 'user' ? asker.assurance : null
  }
  const claimed = await node.parts.tokens.signForSession(member.user, { id: sid, aal: 'aal2', amr: [] })
  expect(await assuranceOf(claimed.token)).toBe('aal1')
  await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.sessions').set({ aal: 'aal2' }).where('id', '=', sid).execute(),
  )
  expect(await assuranceOf(claimed.token)).toBe('aal2')
  expect(await assuranceOf(member.session.access_token)).toBe('aal1')
})

test('an invalid Authorization header signs nobody in and is no failure of the server', async () => {
  const member = await buildMember(node)
  const token = member.session.access_token
  const headers = {
    empty: '',
    'scheme alone': 'Bearer',
    'scheme and space': 'Bearer ',
    'no scheme': token,
    basic: `Basic ${btoa('admin:admin')}`,
    'token as another scheme': `Token ${token}`,
    'twice the scheme': `Bearer Bearer ${token}`,
    'two tokens': `Bearer ${token} ${token}`,
    'two in a list': `Bearer ${token}, Bearer ${token}`,
    quoted: `Bearer "${token}"`,
    undefined: 'Bearer undefined',
    dots: 'Bearer ..',
    'a long one': `Bearer ${'a'.repeat(9_000)}.${'b'.repeat(9_000)}.c`,
    'not ascii': 'Bearer \u00e9\u00e8.\u00e0.\u00fc',
  }
  for (const [name, authorization] of Object.entries(headers)) {
    const user = await node.request('/auth/v1/user', { headers: { authorization } })
    expect([401, 403], name).toContain(user.status)
    expect(await user.json(), name).toHaveProperty('error_code')
    const admin = await node.request('/rest/v1/rpc/is_admin', { headers: { authorization } })
    expect([200, 401], name).toContain(admin.status)
    expect(await admin.text(), name).not.toBe('true')
  }
  expect(node.lines.filter(({ level }) => level === 'error')).toEqual([])
})

test('the publishable key as a bearer is a visitor, and a word that is none is refused', async () => {
  const ask = (authorization: string, apikey?: string) => node.parts.whoAsks.ask(authorization, apikey)
  expect(await ask('Bearer publishable', 'publishable')).toEqual({ kind: 'visitor' })
  await expect(ask('Bearer publishable', 'another')).rejects.toThrow(AuthProblem)
  await expect(ask('Bearer publishable')).rejects.toThrow(AuthProblem)
  // What is a token is read as one, also where it is sent as both.
  const { bearer, session } = await buildMember(node)
  expect(await ask(bearer.authorization, session.access_token)).toMatchObject({ kind: 'user' })
  await expect(ask('Bearer a.b.c', 'a.b.c')).rejects.toThrow(AuthProblem)
})

test('a service key is nobody’s account, and a member’s token is no service key', async () => {
  const service = { bearer: { authorization: `Bearer ${await node.parts.tokens.signServiceKey()}` } }
  expect((await askUser(service)).status).toBe(403)
  const asService = (bearer: string) => node.parts.whoAsks.ask(bearer)
  expect(await asService(service.bearer.authorization)).toEqual({ kind: 'service', role: 'service_role' })
  const member = await buildMember(node)
  expect(await asService(member.bearer.authorization)).toMatchObject({ kind: 'user' })
  const users = await node.request('/auth/v1/admin/users', { headers: member.bearer })
  expect(users.status).toBe(403)
  expect(await users.json()).toMatchObject({ error_code: 'not_admin' })
})

test('a role in a member’s row opens nothing', async () => {
  const member = await buildMember(node)
  await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.users').set({ role: 'service_role' }).where('id', '=', member.user.id).execute(),
  )
  const { bearer } = await signIn(node, { ...member.user, role: 'service_role' })
  expect(await node.parts.whoAsks.ask(bearer.authorization)).toMatchObject({ kind: 'user' })
})

test('a key that claims a person beside its role is still the operator’s', async () => {
  const { kid, signWith } = await node.parts.signingKeys.signer()
  const key = await new SignJWT({ sub: '1234567890', role: 'supabase_admin' })
    .setProtectedHeader({ alg: 'ES256', kid: kid ?? '' })
    .sign(signWith)
  expect(await node.parts.whoAsks.ask(`Bearer ${key}`)).toEqual({ kind: 'service', role: 'supabase_admin' })
  expect(await node.accounts.identify((name) => (name === 'authorization' ? `Bearer ${key}` : undefined))).toEqual({
    kind: 'visitor',
  })
})

test('a token of a session that never was is refused', async () => {
  const member = await buildMember(node)
  const { token } = await node.parts.tokens.signForSession(member.user, { id: randomUUID(), aal: 'aal2', amr: [] })
  await expectGone({ bearer: { authorization: `Bearer ${token}` } }, 'session_not_found')
})
