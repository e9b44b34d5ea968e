import { afterAll, expect, test, vi } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { countStatements } from '#testing/database/counting-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { buildMember } from '#testing/builders/members.ts'
import { ask } from '#testing/servers/wire.ts'

const password = 'tangerine-harbour-7'

const opened = await openTestDatabase()
const counting = countStatements(opened)
const takeStatements = counting.takeStatements
// All requests come from one network.
const variables = { AUTH_MAILS_PER_NETWORK: '1000' }
const node = await openTestAccounts({ shared: counting.counted, variables })
await buildMember(node, { email: 'known@example.com', password })
await buildMember(node, { email: 'without@example.com' })
await buildMember(node, { email: 'changing@example.com' })
await ask(node, '/signup', { email: 'waiting@example.com', password }, { client: '203.0.113.1' })
await node.database.transactionAs({ role: 'service' }, (tx) =>
  tx
    .updateTable('mgk.users')
    .set({ new_email: 'next@example.com' })
    .where('email', '=', 'changing@example.com')
    .execute(),
)
node.clock.now += 60_000
afterAll(async () => {
  await node.close()
  await opened.close()
})

/**
 * Everything that could tell one address from another: the answer, the statements that ran and the hashes that were
 * computed.
 */
async function watch(path: string, body: object) {
  const verify = vi.spyOn(node.parts.passwords, 'verify')
  const hash = vi.spyOn(node.parts.passwords, 'hash')
  takeStatements()
  const answer = await ask(node, path, body, { client: '203.0.113.1' })
  const hashes = { verified: verify.mock.calls.length, made: hash.mock.calls.length }
  vi.restoreAllMocks()
  const headers = [...answer.headers.keys()].filter((name) => name !== 'x-request-id')
  return { status: answer.status, body: answer.body, headers, statements: takeStatements(), hashes }
}

const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 's256' }

test.for([
  ['/recover', {}, ['known', 'waiting', 'unknown']],
  ['/recover', challenge, ['known', 'waiting', 'unknown']],
  ['/resend', { type: 'signup' }, ['known', 'waiting', 'unknown']],
  ['/resend', { type: 'email_change' }, ['known', 'changing', 'unknown']],
  ['/otp', {}, ['known', 'waiting', 'new-by-otp']],
  ['/magiclink', {}, ['known', 'waiting', 'new-by-link']],
  ['/token?grant_type=password', { password: 'wrong-7-wrong' }, ['known', 'without', 'waiting', 'unknown']],
  ['/verify', { type: 'email', token: '000000' }, ['known', 'waiting', 'unknown']],
  ['/verify', { type: 'recovery', token: '000000' }, ['known', 'unknown']],
] as const)('%s %o says and does the same, whoever is at the address', async ([path, body, names]) => {
  node.clock.now += 60_000
  const watched = []
  for (const name of names) watched.push(await watch(path, { ...body, email: `${name}@example.com` }))
  const [first] = watched
  expect(first?.statements.length).toBeGreaterThan(3)
  for (const other of watched) expect(other).toEqual(first)
})

test('a request for a link without an account has the same answer and effect for known and unknown addresses', async () => {
  node.clock.now += 60_000
  const body = { create_user: false }
  const known = await watch('/otp', { ...body, email: 'known@example.com' })
  const unknown = await watch('/otp', { ...body, email: 'unknown@example.com' })
  expect(unknown).toEqual(known)
  const again = []
  for (const name of ['known', 'unknown']) again.push(await watch('/otp', { ...body, email: `${name}@example.com` }))
  expect(again[0]).toMatchObject({ status: 429 })
  expect(again[1]).toEqual(again[0])
})

/** The body in the letters that were sent, with every id that the server drew in the place of its first occurrence. */
function nameIds(body: object): string {
  const seen: string[] = []
  return JSON.stringify(body).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
    if (!seen.includes(id)) seen.push(id)
    return `id ${seen.indexOf(id)}`
  })
}

test('signing up says and does the same for a new address, one that waits and one that is confirmed, and again', async () => {
  node.clock.now += 60_000
  const ids: unknown[] = []
  for (const nth of ['first', 'second']) {
    const watched = []
    for (const email of ['brand-new@example.com', 'waiting@example.com', 'known@example.com']) {
      const { body, ...rest } = await watch('/signup', { email, password, data: { full_name: 'Anybody' } })
      ids.push(body['id'])
      watched.push({ ...rest, letters: nameIds(body).replaceAll(email, 'ADDRESS') })
    }
    expect(watched[0]?.hashes).toEqual({ verified: 0, made: 1 })
    for (const one of watched) expect(one, nth).toEqual(watched[0])
    node.clock.now += 60_000
  }
  // An id that came back a second time would tell that the first one was kept.
  expect(new Set(ids).size).toBe(ids.length)
})

test('asking again too soon is refused alike', async () => {
  node.clock.now += 60_000
  const watched = []
  for (const name of ['known', 'unknown']) {
    await watch('/recover', { email: `${name}@example.com` })
    watched.push(await watch('/recover', { email: `${name}@example.com` }))
  }
  expect(watched[0]).toMatchObject({ status: 429 })
  expect(watched[1]).toEqual(watched[0])
})

test('guessing is stopped alike, and the right password does not help then', async () => {
  const guess = async (name: string, tried: string) => {
    const answer = await ask(
      node,
      '/token?grant_type=password',
      { email: `${name}@example.com`, password: tried },
      { client: '203.0.113.9' },
    )
    return { status: answer.status, code: answer.body['code'] }
  }
  node.clock.now += 3_600_000
  for (const name of ['known', 'unknown']) {
    const answers = []
    for (let nth = 0; nth < 12; nth += 1) answers.push(await guess(name, 'wrong-7-wrong'))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(400), 429, 429])
    expect(await guess(name, password)).toEqual({ status: 429, code: 'over_request_rate_limit' })
  }
})
