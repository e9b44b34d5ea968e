import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestAccounts, type TestAccounts } from '#testing/builders/accounts.ts'
import {
  buildAssuredMember,
  buildMember,
  type Member,
  readBearer,
  showCode,
  signIn,
  waitForNextCode,
} from '#testing/builders/members.ts'

const said = z.object({
  error_code: z.string().optional(),
  msg: z.string().optional(),
  id: z.string().optional(),
  expires_at: z.number().optional(),
})

let accounts: TestAccounts

beforeEach(async () => {
  accounts = await openTestAccounts()
  accounts.clock.now = Date.now()
})
afterEach(() => accounts.close())

async function post(path: string, { bearer, body = {}, client }: { bearer: object; body?: object; client?: string }) {
  const init = { method: 'POST', headers: { ...bearer }, body: JSON.stringify(body), ...(client && { client }) }
  const answer = await accounts.request(`/auth/v1${path}`, init)
  return { status: answer.status, ...said.parse(await answer.json()) }
}

/** A second session of the same person, which has shown nothing yet. */
async function askAgain(member: Pick<Member, 'user'>) {
  const { bearer } = await signIn(accounts, member.user)
  return bearer
}

async function challenge(factorId: string, asked: { bearer: object; client?: string }): Promise<string> {
  const { id } = await post(`/factors/${factorId}/challenge`, asked)
  return id ?? ''
}

test('one code is accepted once: not again, not in another session, not by another node', async () => {
  const member = await buildAssuredMember(accounts)
  const bearer = await askAgain(member)
  const other = await openTestAccounts({ shared: { ...accounts, url: '' }, dataKey: accounts.dataKey })
  other.clock.now = accounts.clock.now
  waitForNextCode(accounts)
  other.clock.now = accounts.clock.now
  const code = showCode(accounts, member.secret)
  const body = { code, challenge_id: await challenge(member.factorId, { bearer }) }
  const path = `/factors/${member.factorId}/verify`

  const asked = { method: 'POST', headers: bearer, body: JSON.stringify(body) }
  const nodes = [accounts, other, accounts, other, accounts, other]
  const statuses = await Promise.all(nodes.map(async (node) => (await node.request(`/auth/v1${path}`, asked)).status))
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422, 422])

  const third = await askAgain(member)
  const replayed = { code, challenge_id: await challenge(member.factorId, { bearer: third }) }
  expect(await post(path, { bearer: third, body: replayed })).toMatchObject({
    status: 422,
    error_code: 'mfa_verification_failed',
    msg: 'Invalid TOTP code entered',
  })
  await other.close()
})

test('the code of the step before is accepted once, and none from before one that counted', async () => {
  const member = await buildAssuredMember(accounts)
  waitForNextCode(accounts)
  waitForNextCode(accounts)
  const bearer = await askAgain(member)
  const verify = async (steps: number) => {
    const challenge_id = await challenge(member.factorId, { bearer })
    const body = { code: showCode(accounts, member.secret, steps), challenge_id }
    return (await post(`/factors/${member.factorId}/verify`, { bearer, body })).status
  }
  expect(await verify(2)).toBe(422)
  expect(await verify(-2)).toBe(422)
  expect(await verify(-1)).toBe(200)
  expect(await verify(-1)).toBe(422)
  expect(await verify(1)).toBe(200)
  expect(await verify(0)).toBe(422)
})

test('a challenge lives five minutes, for the address that asked for it, and for its own factor', async () => {
  const member = await buildAssuredMember(accounts)
  const bearer = await askAgain(member)
  const path = `/factors/${member.factorId}/verify`
  const asked = await post(`/factors/${member.factorId}/challenge`, { bearer, client: '192.0.2.1' })
  expect(asked.expires_at).toBe(Math.floor(accounts.clock.now / 1_000) + 300)
  const body = () => ({ code: showCode(accounts, member.secret), challenge_id: asked.id ?? '' })

  const elsewhere = await post(path, { bearer, body: body(), client: '192.0.2.2' })
  expect(elsewhere).toMatchObject({ status: 422, error_code: 'mfa_ip_address_mismatch' })
  accounts.clock.now += 300_000
  const late = await post(path, { bearer, body: body(), client: '192.0.2.1' })
  expect(late).toMatchObject({ status: 422, error_code: 'mfa_challenge_expired' })
  const unknown = { ...body(), challenge_id: '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66' }
  expect(await post(path, { bearer, body: unknown })).toMatchObject({ status: 404, error_code: 'mfa_factor_not_found' })
})

test('ten factors and no eleventh, no name twice; those never answered make room after an hour', async () => {
  const { auth } = await buildMember(accounts)
  for (let count = 0; count < 10; count += 1) {
    expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: `phone ${count}` })).error).toBeNull()
  }
  const twice = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone 3' })
  expect(twice.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  const eleventh = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone 11' })
  expect(eleventh.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  accounts.clock.now += 3_600_000 - 1
  expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone 3' })).error).not.toBeNull()
  accounts.clock.now += 1
  await auth.refreshSession()
  expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone 3' })).error).toBeNull()
})

test('ten enrolments at once after nine leave ten factors', async () => {
  const { bearer, auth } = await buildMember(accounts)
  for (let count = 0; count < 9; count += 1) await auth.mfa.enroll({ factorType: 'totp' })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post('/factors', { bearer, body: { factor_type: 'totp' } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('guessing stops at the fifteenth code of an address in a minute, and at the thirtieth of an account in an hour', async () => {
  const member = await buildAssuredMember(accounts)
  const bearer = await askAgain(member)
  const path = `/factors/${member.factorId}/verify`
  const body = { code: '000000', challenge_id: '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66' }
  const guess = async (client: string, times: number) => {
    const statuses: number[] = []
    for (let time = 0; time < times; time += 1) statuses.push((await post(path, { bearer, body, client })).status)
    return statuses
  }
  expect(await guess('192.0.2.1', 16)).toEqual([...Array<number>(15).fill(404), 429])
  // The one that enrolled the factor counts too.
  expect(await guess('192.0.2.2', 15)).toEqual([...Array<number>(14).fill(404), 429])
  const refused = await post(path, { bearer, body, client: '192.0.2.3' })
  expect(refused).toMatchObject({
    status: 429,
    error_code: 'over_request_rate_limit',
    msg: 'Request rate limit reached',
  })
})

test('challenges stop at fifteen a minute from one address', async () => {
  const member = await buildAssuredMember(accounts)
  const bearer = await readBearer(member)
  const statuses: number[] = []
  for (let time = 0; time < 16; time += 1) {
    statuses.push((await post(`/factors/${member.factorId}/challenge`, { bearer, client: '192.0.2.9' })).status)
  }
  expect(statuses).toEqual([...Array<number>(15).fill(200), 429])
})

test('an invalid code, id or type of a factor is refused in the words of the protocol', async () => {
  const { bearer, factorId } = await buildAssuredMember(accounts)
  const challenge_id = await challenge(factorId, { bearer })
  const verify = (body: object) => post(`/factors/${factorId}/verify`, { bearer, body })
  expect(await verify({ code: '', challenge_id })).toMatchObject({ status: 400, msg: 'Code needs to be non-empty' })
  expect(await verify({ challenge_id })).toMatchObject({ status: 400, error_code: 'validation_failed' })
  expect(await verify({ code: 123_456, challenge_id })).toMatchObject({ status: 400 })
  expect(await verify({ code: 'abcdef', challenge_id })).toMatchObject({ status: 422 })
  expect(await verify({ code: '000000', challenge_id: 'x' })).toMatchObject({ status: 400 })
  expect(await post('/factors/x/challenge', { bearer })).toMatchObject({ status: 404, error_code: 'validation_failed' })
  const enrol = (body: object) => post('/factors', { bearer, body })
  expect(await enrol({ factor_type: 'phone' })).toMatchObject({ error_code: 'mfa_phone_enroll_not_enabled' })
  expect(await enrol({ factor_type: 'webauthn' })).toMatchObject({ error_code: 'mfa_webauthn_enroll_not_enabled' })
  expect(await enrol({})).toMatchObject({ status: 400, error_code: 'validation_failed' })
  expect(await enrol({ factor_type: 'totp', friendly_name: 'x'.repeat(101) })).toMatchObject({ status: 400 })
  expect(await enrol({ factor_type: 'totp', friendly_name: 'a\0b' })).toMatchObject({ status: 400 })
})
