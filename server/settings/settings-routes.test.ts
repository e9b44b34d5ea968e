import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Choices } from '#domain/site/settings.ts'
import { openTestAccounts, type TestAccounts } from '#testing/builders/accounts.ts'
import { createTestApp } from '#testing/servers/http.ts'
import { buildAssuredMember, buildMember } from '#testing/builders/members.ts'
import { createSettings } from './settings.ts'

let accounts: TestAccounts
let app: ReturnType<typeof createTestApp>['app']
let settings: ReturnType<typeof createSettings>

const smtp = {
  url: 'smtps://postman:very-secret@smtp.example.com:465',
  from: { name: 'My Guide Korea', address: 'guide@example.com' },
}

beforeAll(async () => {
  accounts = await openTestAccounts()
  const { database, clock } = accounts
  settings = createSettings({
    database,
    mail: { smtp, isOutboxOpen: false },
    databaseUrl: 'postgres://app:very-secret@db.example.com:5433/guide',
    now: () => clock.now,
  })
  settings.addService({
    id: 'naver',
    read: () => ({ state: 'set', isOn: true, details: { host: 'openapi.naver.example' } }),
    inspect: async () => ({ callsLeft: '24999' }),
    test: async () => ({ isAnswered: true, milliseconds: 12, places: 5 }),
  })
  settings.addService({ id: 'kakao', read: () => ({ state: 'none', isOn: false }) })
  app = createTestApp({ routes: [(mounted) => settings.mount(mounted, accounts.accounts.identify)] }).app
})
afterAll(() => accounts.close())

type Bearer = { authorization: string }

async function makeAdmin(userId: string): Promise<void> {
  const row = { user_id: userId, granted_at: new Date(), granted_because: 'command' } as const
  await accounts.database.transactionAs({ role: 'service' }, (tx) => tx.insertInto('mgk.admins').values(row).execute())
}

async function readChoices(bearer: Bearer): Promise<unknown> {
  const answer = await app.request('/api/settings/preferences', { headers: bearer })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.json()
}

function sendChoices(bearer: Bearer | object, body: unknown) {
  return app.request('/api/settings/preferences', {
    method: 'PUT',
    headers: { ...bearer, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const early = '2026-04-30T08:00:00.000Z'
const late = '2026-04-30T09:00:00.000Z'

test('a member finds on every device what they chose on one, and nobody else does', async () => {
  const mina = await buildMember(accounts)
  const jun = await buildMember(accounts)
  const chosen: Choices = {
    theme: { value: 'dark', changedAt: early },
    textSize: { value: 'large', changedAt: late },
  }
  const answer = await sendChoices(mina.bearer, chosen)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual(chosen)
  expect(await readChoices(mina.bearer)).toEqual(chosen)
  expect(await readChoices(jun.bearer)).toEqual({})
  expect(await settings.exportPart.read(mina.user.id)).toEqual(chosen)
})

test('of two choices about one thing the newer stays, whichever arrives first, and each thing goes its own way', async () => {
  const { bearer } = await buildMember(accounts)
  await sendChoices(bearer, { theme: { value: 'dark', changedAt: late }, mapApp: { value: 'kakao', changedAt: early } })
  const answer = await sendChoices(bearer, {
    theme: { value: 'light', changedAt: early },
    mapApp: { value: 'google', changedAt: late },
  })
  expect(await answer.json()).toEqual({
    theme: { value: 'dark', changedAt: late },
    mapApp: { value: 'google', changedAt: late },
  })
})

test('a device whose clock runs ahead does not win for ever', async () => {
  const { bearer } = await buildMember(accounts)
  await sendChoices(bearer, { theme: { value: 'dark', changedAt: '2031-01-01T00:00:00.000Z' } })
  accounts.clock.now += 1000
  const now = new Date(accounts.clock.now).toISOString()
  const answer = await sendChoices(bearer, { theme: { value: 'light', changedAt: now } })
  expect(await answer.json()).toEqual({ theme: { value: 'light', changedAt: now } })
})

test('a visitor, a value that does not exist and words that are no JSON are refused, and nothing changes', async () => {
  const { bearer } = await buildMember(accounts)
  expect((await app.request('/api/settings/preferences')).status).toBe(401)
  expect((await sendChoices({}, {})).status).toBe(401)
  expect((await sendChoices(bearer, { theme: { value: 'neon', changedAt: early } })).status).toBe(400)
  expect((await sendChoices(bearer, { theme: { value: 'dark', changedAt: 'yesterday' } })).status).toBe(400)
  expect((await sendChoices(bearer, 'dark')).status).toBe(400)
  expect(await readChoices(bearer)).toEqual({})
})

test('the database itself keeps a member from reading or writing what somebody else chose', async () => {
  const mina = await buildMember(accounts)
  const jun = await buildMember(accounts)
  await sendChoices(mina.bearer, { theme: { value: 'dark', changedAt: early } })
  const asJun = { role: 'member', userId: jun.user.id, assurance: 'aal1' } as const
  const seen = await accounts.database.transactionAs(asJun, (tx) =>
    tx.selectFrom('mgk.preferences').selectAll().where('user_id', '=', mina.user.id).execute(),
  )
  expect(seen).toEqual([])
  const row = { user_id: mina.user.id, name: 'mapApp', value: 'kakao', changed_at: new Date(early) }
  const writing = accounts.database.transactionAs(asJun, (tx) => tx.insertInto('mgk.preferences').values(row).execute())
  await expect(writing).rejects.toThrow('row-level security')
})

test('everybody reads which services are on, and an administrator with the second factor where they are, never how to get in', async () => {
  const { bearer } = await buildMember(accounts)
  const states = [
    { id: 'mail', state: 'smtp', isOn: true },
    { id: 'database', state: 'external', isOn: true },
    { id: 'naver', state: 'set', isOn: true },
    { id: 'kakao', state: 'none', isOn: false },
  ]
  for (const headers of [{}, bearer]) {
    const answer = await app.request('/api/settings/services', { headers })
    expect(await answer.json()).toEqual({ services: states })
  }
  const admin = await buildAssuredMember(accounts)
  await makeAdmin(admin.user.id)
  const text = await (await app.request('/api/settings/services', { headers: admin.bearer })).text()
  expect(text).toContain('smtp.example.com:465')
  expect(text).toContain('guide@example.com')
  expect(text).toContain('db.example.com:5433')
  expect(text).toContain('"details":{"host":"openapi.naver.example","callsLeft":"24999"},"canTest":true')
  expect(text).not.toMatch(/very-secret|postman|app:/)
})

test('an administrator with the second factor tests a service, and nobody else does', async () => {
  const send = (headers: object, id = 'naver') =>
    app.request(`/api/settings/services/${id}/test`, { method: 'POST', headers: { ...headers } })
  const member = await buildMember(accounts)
  const unassured = await buildMember(accounts)
  const admin = await buildAssuredMember(accounts)
  await makeAdmin(unassured.user.id)
  await makeAdmin(admin.user.id)
  expect((await send({})).status).toBe(401)
  expect((await send(member.bearer)).status).toBe(403)
  expect((await send(unassured.bearer)).status).toBe(403)
  const answer = await send(admin.bearer)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.json()).toEqual({ isAnswered: true, milliseconds: 12, places: 5 })
  for (const id of ['kakao', 'mail', 'nobody']) expect((await send(admin.bearer, id)).status).toBe(404)
})

test('an administrator without the second factor is told what everybody is told', async () => {
  const { user, bearer } = await buildMember(accounts)
  await makeAdmin(user.id)
  const answer = await app.request('/api/settings/services', { headers: bearer })
  expect(await answer.text()).not.toContain('example.com')
})

test('a method or an address that is not offered is refused in the words of the product', async () => {
  const deleted = await app.request('/api/settings/preferences', { method: 'DELETE' })
  expect(deleted.status).toBe(405)
  expect(deleted.headers.get('allow')).toBe('GET, PUT')
  expect((await app.request('/api/settings/other')).status).toBe(404)
})

test('a capability adds its service once, and it shows after the others', () => {
  const { database } = accounts
  const own = createSettings({ database, mail: { smtp: null, isOutboxOpen: true }, databaseUrl: null, now: Date.now })
  expect(own.listServices()).toEqual([
    { id: 'mail', state: 'outbox', isOn: false },
    { id: 'database', state: 'embedded', isOn: false },
  ])
  expect(() => own.addService({ id: 'mail', read: () => ({ state: 'missing', isOn: false }) })).toThrow(
    'want to be mail',
  )
})
