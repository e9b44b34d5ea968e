import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember } from '#testing/builders/members.ts'
import { ask, countMails, follow, readMail } from '#testing/servers/wire.ts'

const password = 'tangerine-harbour-7'

const node = await openTestAccounts({ variables: { RATE_LIMITS: 'off', AUTH_ANONYMOUS: 'on' } })
afterAll(() => node.close())

const half = '\\ud83d'
const zero = '\\u0000'

test.for([
  `{"email":"a${zero}@example.com","password":"${password}"}`,
  `{"email":"a@example.com","password":"${password}${zero}"}`,
  `{"email":"a@example.com","password":"${password}","data":{"x":"${zero}"}}`,
  `{"email":"a@example.com","password":"${password}","data":{"${zero}":1}}`,
  `{"email":"a@example.com","password":"${password}","data":{"x":["${half}"]}}`,
  `{"email":"a@example.com","password":"${password}","data":{"${half}":1}}`,
  `{"email":"${half}@example.com","password":"${password}"}`,
  `{"email":"a@example.com","password":"${password}","data":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
  '[]',
  'null',
  '"text"',
  '{"email":',
  '',
])('a body that cannot be stored or read is refused at every door, and none of them breaks: %s', async (body) => {
  const { session } = await buildMember(node)
  for (const path of ['/signup', '/token?grant_type=password', '/recover', '/otp', '/verify', '/resend']) {
    const { status } = await ask(node, path, body)
    expect([path, status]).toEqual([path, 400])
  }
  const own = await ask(node, '/user', body, { method: 'PUT', bearer: session.access_token })
  expect(own.status).toBe(400)
})

test('names that JavaScript gives a meaning are data like any other', async () => {
  const data = '{"__proto__":{"is_admin":true},"constructor":{"prototype":{"x":1}},"toString":"x","full_name":"Mina"}'
  const { status } = await ask(node, '/signup', `{"email":"proto@example.com","password":"${password}","data":${data}}`)
  expect(status).toBe(200)
  expect(({} as Record<string, unknown>)['is_admin']).toBeUndefined()
  await follow(node, (await readMail(node, 'proto@example.com')).link)
  const stored = await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .selectFrom('mgk.users')
      .select(['user_metadata', 'app_metadata', 'role'])
      .where('email', '=', 'proto@example.com')
      .executeTakeFirstOrThrow(),
  )
  expect(stored.user_metadata['full_name']).toBe('Mina')
  expect(stored).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email', providers: ['email'] } })
})

test('nobody makes themselves more than a member by what they send', async () => {
  const body = {
    email: 'wants@example.com',
    password,
    role: 'service_role',
    app_metadata: { role: 'admin' },
    is_anonymous: false,
    email_confirmed_at: '2026-01-01T00:00:00Z',
    aud: 'service',
    data: { is_admin: true, role: 'service_role' },
  }
  const { body: user } = await ask(node, '/signup', body)
  expect(user).toMatchObject({ role: 'authenticated', aud: 'authenticated', app_metadata: { provider: 'email' } })
  expect(user).not.toHaveProperty('email_confirmed_at')
  const { bearer, user: member } = await buildMember(node)
  await ask(node, '/user', { data: { is_admin: true } }, { method: 'PUT', bearer: bearer.authorization.slice(7) })
  const admin = await node.request('/rest/v1/rpc/is_admin', { method: 'POST', headers: bearer })
  expect(await admin.text()).toBe('false')
  expect(member.role).toBe('authenticated')
})

test('a letter that becomes another one when it is made small names no mailbox of somebody else', async () => {
  await buildMember(node, { email: 'kim@example.com' })
  const kelvin = '\u212Aim@example.com'
  for (const [path, body] of [
    ['/recover', { email: kelvin }],
    ['/signup', { email: kelvin, password }],
  ] as const) {
    expect(await ask(node, path, body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  }
  expect(await countMails(node, 'kim@example.com')).toBe(0)
})

test.for([
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com,b@example.com',
  'a@example.com b@example.com',
  '<a@example.com>',
  '"a b"@example.com',
  'a@b@example.com',
  'a@exa_mple.com',
  'a@',
  '@example.com',
  "a'--@",
])('%o is no address to mail to', async (email) => {
  for (const path of ['/recover', '/otp', '/signup']) {
    expect(await ask(node, path, { email, password })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  }
})

test('a long device name is cut and a long list of data refused', async () => {
  const { user } = await buildMember(node, { userAgent: 'x'.repeat(5_000) })
  const row = await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.sessions').select('user_agent').where('user_id', '=', user.id).executeTakeFirstOrThrow(),
  )
  expect(row.user_agent).toHaveLength(400)
  const data = { list: Array.from({ length: 3_000 }, (_, at) => at) }
  expect(await ask(node, '/signup', { email: 'long@example.com', password, data })).toMatchObject({ status: 400 })
  expect(await ask(node, '/signup', { data })).toMatchObject({ status: 400 })
})
