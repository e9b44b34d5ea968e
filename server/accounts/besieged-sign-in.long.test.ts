import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember } from '#testing/builders/members.ts'
import { ask } from '#testing/servers/wire.ts'

const password = 'tangerine-harbour-7'
const home = '198.51.100.1'

const node = await openTestAccounts()
afterAll(() => node.close())

async function signIn(email: string, client: string, typed = password) {
  const { status, body } = await ask(node, '/token?grant_type=password', { email, password: typed }, { client })
  return status === 200 ? 'signed in' : body['code']
}

async function guess(email: string, networks: number) {
  const answers = []
  for (let nth = 0; nth < networks; nth += 1) answers.push(await signIn(email, `10.${nth}.7.1`, 'wrong-7-wrong'))
  return answers
}

test('an owner gets in from a known network and from a new one while strangers guess the password', async () => {
  const email = 'besieged@example.com'
  await buildMember(node, { email, password, client: home })
  await guess(email, 15)
  // The strangers are blocked once they have used up what is theirs.
  for (let time = 0; time < 2; time += 1) await guess(email, 15)
  expect(await guess(email, 15)).toEqual(Array(15).fill('over_request_rate_limit'))
  expect(await signIn(email, home)).toBe('signed in')
  expect(await signIn(email, '203.0.113.8', 'mistyped-7')).toBe('invalid_credentials')
  expect(await signIn(email, '203.0.113.8')).toBe('signed in')
  // From now on this network is known, too.
  for (let time = 0; time < 4; time += 1)
    expect(await signIn(email, '203.0.113.8', 'mistyped-7')).toBe('invalid_credentials')
  expect(await signIn(email, '203.0.113.8')).toBe('signed in')
})

test('a network is known for the account alone that was signed in to from there, and for ninety days', async () => {
  const [mine, others] = ['mine@example.com', 'others@example.com']
  await buildMember(node, { email: mine, password, client: '198.51.100.7' })
  await buildMember(node, { email: others, password, client: '198.51.100.8' })
  const tryAll = async (email: string) => {
    const answers = []
    for (let time = 0; time < 11; time += 1) answers.push(await signIn(email, '198.51.100.7', 'wrong-7-wrong'))
    return answers.at(-1)
  }
  expect(await tryAll(others)).toBe('over_request_rate_limit')
  // Ten of a stranger and ten of a known network.
  await guess(mine, 10)
  expect(await tryAll(mine)).toBe('over_request_rate_limit')
  const count = () =>
    node.database.transactionAs({ role: 'service' }, async (tx) => {
      const rows = await tx.selectFrom('mgk.known_networks').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain('198.51')
      return rows.length
    })
  expect(await count()).toBeGreaterThan(0)
  node.clock.now += 91 * 86_400_000
  await node.accounts.forgetOld(new AbortController().signal)
  expect(await count()).toBe(0)
})
