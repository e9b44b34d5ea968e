import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestAccounts, type TestAccounts } from '#testing/builders/accounts.ts'
import {
  buildAssuredMember,
  buildMember,
  enrolFactor,
  readBearer,
  signIn,
  waitForNextCode,
} from '#testing/builders/members.ts'

let accounts: TestAccounts

beforeEach(async () => {
  accounts = await openTestAccounts()
  accounts.clock.now = Date.now()
})
afterEach(() => accounts.close())

const said = z.object({
  codes: z.array(z.string()).optional(),
  left: z.number().optional(),
  factorsRemoved: z.number().optional(),
  code: z.string().optional(),
})

async function ask(method: string, path: string, bearer: object, body?: unknown) {
  const answer = await accounts.request(`/api/accounts/recovery-codes${path}`, {
    method,
    headers: { ...bearer },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, ...said.parse(await answer.json()) }
}

async function buildMemberWithCodes() {
  const member = await buildAssuredMember(accounts)
  const { codes = [] } = await ask('POST', '', member.bearer)
  return { ...member, codes }
}

test('ten codes are shown once; they are kept as hashes, and newer ones take their place', async () => {
  const { codes, bearer, user } = await buildMemberWithCodes()
  expect(codes).toHaveLength(10)
  expect(await ask('GET', '', bearer)).toMatchObject({ left: 10 })
  const kept = await accounts.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.recovery_codes').selectAll().where('user_id', '=', user.id).execute(),
  )
  for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''))
  await ask('POST', '', bearer)
  const { bearer: again } = await signIn(accounts, user)
  expect(await ask('POST', '/use', again, { code: codes[0] })).toMatchObject({ status: 422 })
})

test('codes are made by who has shown the second factor, and by nobody else', async () => {
  const { user, bearer } = await buildMember(accounts)
  expect(await ask('POST', '', bearer)).toMatchObject({ status: 403, code: 'accounts.second_factor_required' })
  const { auth } = await signIn(accounts, user)
  await enrolFactor(accounts, { auth })
  expect(await ask('POST', '', await readBearer({ auth }))).toMatchObject({ status: 200 })
  expect(await ask('POST', '', {})).toMatchObject({ status: 401, code: 'accounts.sign_in_required' })
})

test('a code takes the factors away and ends the other sessions; the session stays aal1 and may enrol again', async () => {
  const { user, auth: lost, codes } = await buildMemberWithCodes()
  const { auth, bearer } = await signIn(accounts, user)
  const typed = ` ${codes[3]?.toUpperCase().replaceAll('-', ' ')} `
  expect(await ask('POST', '/use', bearer, { code: typed })).toMatchObject({ status: 200, factorsRemoved: 1 })
  expect((await lost.refreshSession()).error).not.toBeNull()
  await auth.refreshSession()
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  })
  expect(await ask('GET', '', bearer)).toMatchObject({ left: 0 })
  const [mail] = await accounts.listMails()
  expect(mail).toMatchObject({ to: user.email, subject: 'Two-step login is off' })
  await enrolFactor(accounts, { auth })
})

test('used by a session that has shown the factor, a code lowers it too', async () => {
  const { auth, bearer, codes } = await buildMemberWithCodes()
  expect(await ask('POST', '/use', bearer, { code: codes[0] })).toMatchObject({ status: 200 })
  await auth.refreshSession()
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1')
  expect(await ask('POST', '', await readBearer({ auth }))).toMatchObject({ status: 403 })
})

test('one code works once, and so do two at the same time', async () => {
  const { user, codes } = await buildMemberWithCodes()
  const { bearer } = await signIn(accounts, user)
  const uses = [codes[0], codes[0], codes[1], codes[0], codes[1]]
  const answers = await Promise.all(uses.map((code) => ask('POST', '/use', bearer, { code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
})

test("somebody else's code is worth nothing", async () => {
  const { codes } = await buildMemberWithCodes()
  const other = await buildMemberWithCodes()
  const { bearer } = await signIn(accounts, other.user)
  expect(await ask('POST', '/use', bearer, { code: codes[0] })).toMatchObject({
    status: 422,
    code: 'accounts.recovery_code_wrong',
  })
})

test('guessing stops at the tenth code, the right one included, from whatever address', async () => {
  const { user, codes } = await buildMemberWithCodes()
  const { bearer } = await signIn(accounts, user)
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await ask('POST', '/use', bearer, { code: '0000-0000-0000' })).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
  expect(await ask('POST', '/use', bearer, { code: codes[0] })).toMatchObject({ status: 429 })
})

test('an invalid recovery code or body is refused', async () => {
  const { bearer } = await buildMember(accounts)
  expect(await ask('POST', '/use', bearer, { code: '' })).toMatchObject({ status: 422 })
  expect(await ask('POST', '/use', bearer, { code: 5 })).toMatchObject({ status: 400, code: 'request.malformed' })
  expect(await ask('POST', '/use', bearer, {})).toMatchObject({ status: 400 })
  expect(await ask('POST', '/use', bearer, [])).toMatchObject({ status: 400 })
})

test('with the last factor its recovery codes go', async () => {
  const { auth, factorId, bearer } = await buildMemberWithCodes()
  waitForNextCode(accounts)
  expect((await auth.mfa.unenroll({ factorId })).error).toBeNull()
  expect(await ask('GET', '', bearer)).toMatchObject({ left: 0 })
})
