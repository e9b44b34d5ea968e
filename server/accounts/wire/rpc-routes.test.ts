import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember } from '#testing/builders/members.ts'

const node = await openTestAccounts()
afterAll(() => node.close())

const isAdmin = '/rest/v1/rpc/is_admin'

function makeAdmin(userId: string) {
  return node.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .insertInto('mgk.admins')
      .values({ user_id: userId, granted_at: new Date(), granted_because: 'command' })
      .execute(),
  )
}

function identify(headers: Record<string, string>) {
  return node.accounts.identify((name) => headers[name])
}

test('a visitor is no administrator, by every method that may ask', async () => {
  for (const init of [{ method: 'POST', body: '{}' }, { method: 'POST' }, { method: 'GET' }]) {
    const response = await node.request(isAdmin, init)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.text()).toBe('false')
  }
  const head = await node.request(isAdmin, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('the table alone makes an administrator, and unmakes one at once', async () => {
  const member = await buildMember(node)
  const ask = async () => (await node.request(isAdmin, { method: 'POST', headers: member.bearer })).text()
  expect(await ask()).toBe('false')
  await makeAdmin(member.user.id)
  expect(await ask()).toBe('true')
  await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx.deleteFrom('mgk.admins').where('user_id', '=', member.user.id).execute(),
  )
  expect(await ask()).toBe('false')
})

test('metadata and the role of a user make nobody an administrator', async () => {
  const member = await buildMember(node)
  const claims = { is_admin: true, role: 'service_role', roles: ['admin'], admin: true }
  await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .updateTable('mgk.users')
      .set({ user_metadata: JSON.stringify(claims), app_metadata: JSON.stringify(claims), role: 'admin' })
      .where('id', '=', member.user.id)
      .execute(),
  )
  await member.auth.updateUser({ data: claims })
  await member.auth.refreshSession()
  const { data } = await member.auth.getSession()
  const headers = { authorization: `Bearer ${data.session?.access_token}` }
  expect(await (await node.request(isAdmin, { method: 'POST', headers })).text()).toBe('false')
  const body = JSON.stringify({ user_id: member.user.id, ...claims })
  expect(await (await node.request(isAdmin, { method: 'POST', headers, body })).text()).toBe('false')
  expect(await identify(headers)).toMatchObject({ kind: 'member' })
})

test('an administrator is known to other capabilities with the assurance of the session', async () => {
  const member = await buildMember(node)
  await makeAdmin(member.user.id)
  const identified = await identify(member.bearer)
  expect(identified).toEqual({ kind: 'admin', userId: member.user.id, assurance: 'aal1' })
})

test('a service key asks for nobody', async () => {
  const headers = { authorization: `Bearer ${await node.parts.tokens.signServiceKey()}` }
  expect(await (await node.request(isAdmin, { headers })).text()).toBe('false')
})

test('headers of the table protocol do not change the answer of is_admin', async () => {
  const headers = { prefer: 'count=exact', 'content-profile': 'public', 'accept-profile': 'public' }
  expect((await node.request(isAdmin, { method: 'POST', headers })).status).toBe(200)
})

test('other functions, tables and methods are refused in the words that clients know', async () => {
  const answers = {
    'POST /rest/v1/rpc/drop_everything': [404, 'PGRST202'],
    'GET /rest/v1/users': [404, 'PGRST205'],
    'GET /rest/v1': [404, 'PGRST205'],
    'DELETE /rest/v1/rpc/is_admin': [405, 'PGRST101'],
    'PUT /rest/v1/rpc/is_admin': [405, 'PGRST101'],
    'GET /rest/v1/rpc/%00': [400, 'PGRST100'],
  }
  for (const [asked, [status, code]] of Object.entries(answers)) {
    const [method = '', path = ''] = asked.split(' ')
    const response = await node.request(path, { method, headers: { accept: 'text/html' } })
    expect(response.status, asked).toBe(status)
    expect(response.headers.get('access-control-allow-origin'), asked).toBe('*')
    expect(await response.json(), asked).toMatchObject({ code, details: null, hint: null })
  }
})

test('a foreign key is refused here too', async () => {
  const response = await node.request(isAdmin, { headers: { apikey: 'eyJhbGciOiJub25lIn0.e30.' } })
  expect(response.status).toBe(401)
})
