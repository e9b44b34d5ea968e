import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember } from '#testing/builders/members.ts'
import { ask, readMail } from '#testing/servers/wire.ts'

const dayMs = 86_400_000

const node = await openTestAccounts({ variables: { RATE_LIMITS: 'off' } })
afterAll(() => node.close())

function count() {
  return node.database.transactionAs({ role: 'service' }, async (tx) => ({
    sessions: (await tx.selectFrom('mgk.sessions').select('id').execute()).length,
    tokens: (await tx.selectFrom('mgk.one_time_tokens').select('id').execute()).length,
    flows: (await tx.selectFrom('mgk.flow_states').select('id').execute()).length,
  }))
}

test('forgetting removes expired tokens, flows and sessions and keeps the others', async () => {
  const { email } = (await buildMember(node, { email: 'mina@example.com' })).user
  const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' }
  await ask(node, '/recover', { email, ...challenge })
  expect((await readMail(node, 'mina@example.com')).link).not.toBeNull()
  const forget = () => node.accounts.forgetOld(new AbortController().signal)

  await forget()
  const all = { sessions: 1, tokens: 1, flows: 1 }
  expect(await count()).toEqual(all)
  node.clock.now += dayMs + 1
  await forget()
  expect(await count()).toEqual({ sessions: 1, tokens: 0, flows: 0 })
  node.clock.now += 89 * dayMs
  await forget()
  expect(await count()).toEqual({ sessions: 0, tokens: 0, flows: 0 })
})
