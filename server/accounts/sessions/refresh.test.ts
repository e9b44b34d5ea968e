import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { ask } from '#testing/servers/wire.ts'
import { buildUser, insertUser } from '#server/accounts/users/user-store.ts'
import { createSessions } from './sessions.ts'
import { lockSession } from './session-store.ts'

const startedAt = Date.parse('2026-05-01T09:00:00Z')

const node = await openTestAccounts({ variables: { RATE_LIMITS: 'off' } })
const { database, dataKey } = node
const shared = { database, url: '', close: async () => {} }
const other = await openTestAccounts({ variables: { RATE_LIMITS: 'off' }, shared, dataKey })

beforeEach(() => setClock(startedAt))
afterAll(async () => {
  await other.close()
  await node.close()
})

function setClock(now: number): void {
  node.clock.now = now
  other.clock.now = now
}

async function startSession() {
  const created_at = new Date(node.clock.now)
  const user = buildUser({
    id: randomUUID(),
    email: `${randomUUID()}@example.com`,
    email_confirmed_at: created_at,
    created_at,
  })
  const session = await node.database.transactionAs({ role: 'service' }, async (tx) => {
    await insertUser(tx, user)
    const device = { client: '127.0.0.1', userAgent: null }
    return createSessions(node.parts).start(tx, { user, method: 'password', device })
  })
  return { user, first: session.refresh_token, access: session.access_token }
}

async function refresh(refresh_token: string, on = node) {
  const { status, body } = await ask(on, '/token?grant_type=refresh_token', { refresh_token })
  const token: unknown = body['refresh_token']
  return {
    status,
    code: body['code'],
    message: body['message'],
    token: String(token),
    access: String(body['access_token']),
  }
}

function countSessions(userId: string): Promise<number> {
  return node.database.transactionAs({ role: 'service' }, async (tx) => {
    const rows = await tx.selectFrom('mgk.sessions').select('id').where('user_id', '=', userId).execute()
    return rows.length
  })
}

const notValid = 'Refresh token is not valid'
const notFound = 'Invalid Refresh Token: Refresh Token Not Found'

test.for([
  ['', 'validation_failed', notValid],
  ['elevenchars', 'validation_failed', notValid],
  ['has spaces in it', 'validation_failed', notValid],
  ['never-given-to-anybody', 'refresh_token_not_found', notFound],
  ['A'.repeat(71), 'refresh_token_not_found', notFound],
])('the refresh token %o is refused with %s', async ([sent = '', code, message]) => {
  expect(await refresh(sent)).toMatchObject({ status: 400, code, message })
})

test('a token whose proof, number or session was changed was never given', async () => {
  const { first } = await startSession()
  const bytes = Buffer.from(first, 'base64url')
  for (const place of [20, 40, 52]) {
    const forged = Buffer.from(bytes)
    forged.writeUInt8(forged.readUInt8(place) ^ 1, place)
    expect(await refresh(forged.toString('base64url'))).toMatchObject({ code: 'refresh_token_not_found' })
  }
  const foreign = Buffer.from(bytes)
  foreign.writeUInt8(foreign.readUInt8(5) ^ 1, 5)
  expect(await refresh(foreign.toString('base64url'))).toMatchObject({
    status: 400,
    code: 'session_not_found',
    message: 'Invalid Refresh Token: No Valid Session Found',
  })
  expect(await refresh(first)).toMatchObject({ status: 200 })
})

test('the current token is replaced, and the one before it gives the current one at any time', async () => {
  const { first } = await startSession()
  const second = await refresh(first)
  expect(second.status).toBe(200)
  expect(second.token).not.toBe(first)
  setClock(startedAt + 3_600_000)
  const again = await refresh(first)
  expect(again).toMatchObject({ status: 200, token: second.token })
  expect((await refresh(second.token)).token).not.toBe(second.token)
})

test('an older token converges for ten seconds after it was replaced, and ends everything after that', async () => {
  const { user, first, access } = await startSession()
  const second = await refresh(first)
  const third = await refresh(second.token)
  setClock(startedAt + 9_999)
  expect(await refresh(first)).toMatchObject({ status: 200, token: third.token })
  setClock(startedAt + 10_000)
  expect(await refresh(first)).toMatchObject({
    status: 400,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  })
  expect(await countSessions(user.id)).toBe(0)
  for (const token of [first, second.token, third.token]) {
    expect(await refresh(token)).toMatchObject({ status: 400, code: 'session_not_found' })
  }
  expect(await ask(node, '/user', undefined, { bearer: access })).toMatchObject({
    status: 403,
    body: { code: 'session_not_found' },
  })
})

test('twenty at once over two nodes end with one token, which every one of them holds', async () => {
  const { user, first } = await startSession()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => refresh(first, nth % 2 ? node : other)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const [held, ...more] = new Set(answers.map(({ token }) => token))
  expect(more).toEqual([])
  expect(held).not.toBe(first)
  expect(await refresh(held ?? '')).toMatchObject({ status: 200 })
  expect(await countSessions(user.id)).toBe(1)
})

test('a refresh that waits four seconds for another of the session is answered 409', async () => {
  const { first } = await startSession()
  await node.database.transactionAs({ role: 'service' }, async (tx) => {
    await sql`lock table mgk.sessions in access exclusive mode`.execute(tx)
    expect(await refresh(first)).toMatchObject({ status: 409, code: 'conflict' })
  })
  expect(await refresh(first)).toMatchObject({ status: 200 })
})

test('a banned user, a session past its time and one that nobody opened for long are refused', async () => {
  const { user, first } = await startSession()
  const set = (column: 'banned_until' | 'not_after', value: Date | null) =>
    node.database.transactionAs({ role: 'service' }, (tx) =>
      column === 'banned_until'
        ? tx.updateTable('mgk.users').set({ banned_until: value }).where('id', '=', user.id).execute()
        : tx.updateTable('mgk.sessions').set({ not_after: value }).where('user_id', '=', user.id).execute(),
    )
  await set('banned_until', new Date(startedAt + 1))
  expect(await refresh(first)).toMatchObject({ status: 400, code: 'user_banned' })
  await set('banned_until', null)
  await set('not_after', new Date(startedAt))
  expect(await refresh(first)).toMatchObject({
    status: 400,
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired (Timebox)',
  })
  await set('not_after', null)
  setClock(startedAt + 90 * 86_400_000)
  expect(await refresh(first)).toMatchObject({
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired (Inactivity)',
  })
  setClock(startedAt + 90 * 86_400_000 - 1)
  expect(await refresh(first)).toMatchObject({ status: 200 })
})

test('after a leap neither the token that counted nor any before it is a way in', async () => {
  const { first, user } = await startSession()
  const sessions = createSessions(node.parts)
  const leapt = await node.database.transactionAs({ role: 'service' }, async (tx) => {
    const { id } = await tx
      .selectFrom('mgk.sessions')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    const session = await lockSession(tx, id)
    if (!session) throw new Error('the session is there')
    return sessions.present(tx, user, await sessions.leap(tx, session))
  })
  expect(await refresh(leapt.refresh_token)).toMatchObject({ status: 200 })
  expect(await refresh(first)).toMatchObject({ code: 'refresh_token_already_used' })
})

test('the table holds nothing that a refresh token could be made from without the data key', async () => {
  const { user, first } = await startSession()
  const row = await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.sessions').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow(),
  )
  const kept = JSON.stringify({ ...row, refresh_key: row.refresh_key.toString('hex') })
  expect(kept).not.toContain(first)
  expect(kept).not.toContain(Buffer.from(first, 'base64url').subarray(21).toString('hex'))
  expect(row.refresh_key.length).toBeGreaterThan(60)
})

type Outcome = 'rotates' | 'converges' | 'stolen' | 'gone' | 'something else'

/** What the wire says of refreshing, over a plain list of every token that was given and when each was replaced. */
class Model {
  private readonly tokens: string[]
  private readonly replacedAt: number[] = []
  private isOver = false

  constructor(first: string) {
    this.tokens = [first]
  }

  /** The token so many before the newest, or the first. */
  pick(back: number): string {
    return this.tokens[Math.max(0, this.tokens.length - 1 - back)] ?? ''
  }

  expects(token: string, now: number): Outcome {
    const index = this.tokens.indexOf(token)
    const age = this.tokens.length - 1 - index
    if (this.isOver) return 'gone'
    if (age === 0) return 'rotates'
    return age === 1 || now - (this.replacedAt[index] ?? 0) < 10_000 ? 'converges' : 'stolen'
  }

  read({ status, code, token }: Awaited<ReturnType<typeof refresh>>, now: number): Outcome {
    if (status === 200 && token === this.tokens.at(-1)) return 'converges'
    if (status === 200 && !this.tokens.includes(token)) {
      this.replacedAt.push(now)
      this.tokens.push(token)
      return 'rotates'
    }
    this.isOver ||= code === 'refresh_token_already_used'
    if (status !== 400) return 'something else'
    return code === 'refresh_token_already_used' ? 'stolen' : code === 'session_not_found' ? 'gone' : 'something else'
  }
}

test('any sequence of tokens presented over time is answered as the rules say, and one chain lives', async () => {
  const steps = fc.array(
    fc.record({
      back: fc.nat({ max: 4 }),
      seconds: fc.constantFrom(0, 0, 1, 4, 9, 11, 4_000),
      elsewhere: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      setClock(startedAt)
      const { first } = await startSession()
      const model = new Model(first)
      for (const { back, seconds, elsewhere } of sequence) {
        setClock(node.clock.now + seconds * 1_000)
        const token = model.pick(back)
        const expected = model.expects(token, node.clock.now)
        expect(model.read(await refresh(token, elsewhere ? other : node), node.clock.now)).toBe(expected)
      }
    }),
    { numRuns: 25 },
  )
})
