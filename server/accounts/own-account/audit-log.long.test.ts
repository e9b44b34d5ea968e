import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { AuditAction } from '#domain/accounts/accounts.ts'
import { grantAdmins } from '#server/accounts/admin/admin-store.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { openTestAccounts, type TestAccounts } from '#testing/builders/accounts.ts'
import { buildAssuredMember, buildMember, signIn } from '#testing/builders/members.ts'

let accounts: TestAccounts

beforeEach(async () => {
  accounts = await openTestAccounts()
  accounts.clock.now = Date.now()
})
afterEach(() => accounts.close())

const page = z.object({
  lines: z.array(
    z.object({
      id: z.number(),
      action: z.string(),
      actorEmail: z.string().nullable(),
      subjectId: z.string().nullable(),
    }),
  ),
  next: z.number().nullable(),
})

async function read(bearer: object, query = '') {
  const answer = await accounts.request(`/api/accounts/audit${query}`, { headers: { ...bearer } })
  expect(answer.status).toBe(200)
  return page.parse(await answer.json())
}

function write(entries: { action: AuditAction; subjectId: string | null; at?: Date }[]): Promise<void> {
  return accounts.database.transactionAs({ role: 'service' }, async (tx) => {
    for (const { action, subjectId, at = new Date(accounts.clock.now) } of entries) {
      await recordAudit(tx, { at, actorId: null, action, subjectId, client: '192.0.2.1' })
    }
  })
}

async function buildAdmin() {
  const member = await buildAssuredMember(accounts)
  await accounts.database.transactionAs({ role: 'service' }, (tx) =>
    grantAdmins(tx, [member.user.id], { at: new Date(accounts.clock.now), because: 'command' }),
  )
  return member
}

test('a member reads what was done by them and to them, and no line of anybody else', async () => {
  const { user, bearer } = await buildAssuredMember(accounts)
  const other = await buildAssuredMember(accounts)
  await write([{ action: 'sign_in.failed', subjectId: user.id }])
  const { lines, next } = await read(bearer)
  expect(lines.map(({ action }) => action)).toEqual(['sign_in.failed', 'factor.verified', 'factor.enrolled'])
  expect(lines.map(({ actorEmail }) => actorEmail)).toEqual([null, user.email, user.email])
  expect(next).toBeNull()
  expect((await read(bearer, `?subject=${other.user.id}`)).lines).toEqual([])
})

test('an administrator reads all of it with the second factor, and nothing without', async () => {
  const admin = await buildAdmin()
  const { user } = await buildAssuredMember(accounts)
  await write([{ action: 'sign_in.failed', subjectId: user.id }])
  const all = await read(admin.bearer)
  expect(all.lines.filter(({ subjectId }) => subjectId === user.id)).toHaveLength(3)
  expect(all.lines.some(({ actorEmail }) => actorEmail === user.email)).toBe(true)
  expect((await read(admin.bearer, `?subject=${user.id}&action=sign_in.failed`)).lines).toHaveLength(1)
  expect((await read(admin.bearer, '?mine=true')).lines).toHaveLength(2)
  const { bearer } = await signIn(accounts, admin.user)
  const refused = await accounts.request('/api/accounts/audit', { headers: bearer })
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'accounts.second_factor_required' }])
})

test('pages go on where the one before ended, whatever is written in between', async () => {
  const { user, bearer } = await buildMember(accounts)
  await write(Array.from({ length: 120 }, () => ({ action: 'sign_in.failed', subjectId: user.id })))
  const first = await read(bearer)
  await write([{ action: 'sign_in.blocked', subjectId: user.id }])
  const second = await read(bearer, `?before=${first.next}`)
  const third = await read(bearer, `?before=${second.next}`)
  const ids = [first, second, third].flatMap(({ lines }) => lines.map(({ id }) => id))
  expect(new Set(ids).size).toBe(120)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  expect(third.next).toBeNull()
})

test('a question that makes no sense is refused', async () => {
  const { bearer } = await buildMember(accounts)
  for (const query of ['?before=x', '?before=-1', '?before=1e99', '?action=rm', '?mine=perhaps', '?subject=%00']) {
    const answer = await accounts.request(`/api/accounts/audit${query}`, { headers: bearer })
    expect(answer.status, query).toBe(400)
  }
})

test('a line is forgotten after a year and not before', async () => {
  const { user, bearer } = await buildMember(accounts)
  const yearAgo = new Date(accounts.clock.now)
  yearAgo.setUTCMonth(yearAgo.getUTCMonth() - 12)
  const older = new Date(yearAgo.getTime() - 1)
  await write([
    { action: 'sign_in.failed', subjectId: user.id, at: older },
    { action: 'sign_in.succeeded', subjectId: user.id, at: yearAgo },
  ])
  await accounts.accounts.forgetOld(new AbortController().signal)
  expect((await read(bearer)).lines.map(({ action }) => action)).toEqual(['sign_in.succeeded'])
})
