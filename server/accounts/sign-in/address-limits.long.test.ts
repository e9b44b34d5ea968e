import { afterAll, expect, test } from 'vitest'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { type AddressLimit, createAddressLimits } from './address-limits.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'

const node = await openTestAccounts()
afterAll(() => node.close())

const guess = JSON.stringify({ type: 'recovery', token_hash: 'f'.repeat(56) })

async function isAllowed(name: AddressLimit, client: string): Promise<boolean> {
  return node.parts.addressLimits.take(name, client).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AuthProblem && error.code === 'over_request_rate_limit') return false
      throw error
    },
  )
}

/** Asks until it is refused; says how often it was let through. */
async function countAllowed(name: AddressLimit, client: string): Promise<number> {
  let allowed = 0
  while (await isAllowed(name, client)) allowed += 1
  return allowed
}

test('each name lets through exactly its number', async () => {
  const expected = {
    signup: 30,
    otp: 30,
    recover: 30,
    resend: 30,
    magiclink: 30,
    user: 30,
    verify: 30,
    token: 30,
    factor_challenge: 15,
    factor_verify: 15,
    anonymous: 30,
  } as const
  for (const [name, count] of Object.entries(expected)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of the names above
    expect(await countAllowed(name as AddressLimit, '192.0.2.1'), name).toBe(count)
  }
})

test('tokens are given 30 at a stretch and 150 in five minutes', async () => {
  const inMinutes: number[] = []
  for (let minute = 0; minute < 5; minute += 1) {
    inMinutes.push(await countAllowed('token', '192.0.2.2'))
    node.clock.now += 60_000
  }
  expect(inMinutes).toEqual([30, 30, 30, 30, 30])

  // One that comes late in its five minutes moves the windows of a minute against the next five, which still hold.
  const taken: number[] = []
  for (const seconds of [0, 290, 10, 50, 60, 60, 60, 60]) {
    node.clock.now += seconds * 1_000
    if (seconds === 0 || seconds === 290) await node.parts.addressLimits.take('token', '192.0.2.3')
    else taken.push(await countAllowed('token', '192.0.2.3'))
  }
  expect(taken).toEqual([29, 30, 30, 30, 30, 1])
})

test('addresses count apart, and a whole IPv6 network as one', async () => {
  expect(await countAllowed('signup', '198.51.100.1')).toBe(30)
  expect(await countAllowed('signup', '198.51.100.2')).toBe(30)
  expect(await countAllowed('signup', '2001:db8:1:1::1')).toBe(30)
  expect(await countAllowed('signup', '2001:db8:1:1:ffff::2')).toBe(0)
  expect(await countAllowed('signup', '2001:db8:1:2::1')).toBe(30)
})

test('a second node counts on', async () => {
  const limits = createRateLimits({ database: node.database, now: () => node.clock.now })
  const second = createAddressLimits({ limits })
  await second.take('otp', '203.0.113.1')
  expect(await countAllowed('otp', '203.0.113.1')).toBe(29)
})

test('the refusal travels with the time to wait', async () => {
  const ask = (client: string) => node.request('/auth/v1/verify', { method: 'POST', body: guess, client })
  const answers = []
  for (let nth = 0; nth < 31; nth += 1) answers.push(await ask('203.0.113.9'))
  expect(answers.slice(0, 30).map(({ status }) => status)).not.toContain(429)
  const refused = answers[30]
  expect(refused?.status).toBe(429)
  expect(refused?.headers.get('retry-after')).toBe('300')
  expect(refused?.headers.get('access-control-allow-origin')).toBe('*')
  expect(await refused?.json()).toMatchObject({
    error_code: 'over_request_rate_limit',
    msg: 'Request rate limit reached',
  })
  expect((await ask('203.0.113.10')).status).not.toBe(429)
})

test('forwarding headers of a stranger dodge nothing', async () => {
  const open = await openTestAccounts({ variables: { TRUSTED_PROXIES: '10.0.0.1' } })
  const statuses = []
  for (let nth = 0; nth < 31; nth += 1) {
    const address = `198.51.100.${nth}`
    const headers = { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` }
    statuses.push((await open.request('/auth/v1/verify', { method: 'POST', body: guess, headers })).status)
  }
  await open.close()
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('RATE_LIMITS=off lifts all of them', async () => {
  const limits = createRateLimits({ database: node.database, now: () => node.clock.now, isOn: false })
  const lifted = createAddressLimits({ limits })
  for (let nth = 0; nth < 200; nth += 1) await lifted.take('anonymous', '203.0.113.77')
  await expect(countAllowed('anonymous', '203.0.113.77')).resolves.toBe(30)
})
