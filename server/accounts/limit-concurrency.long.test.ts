import { expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { ask } from '#testing/servers/wire.ts'

test('of many mails that are asked for at once the last are refused, told when to come back, and the others are sent', async () => {
  const node = await openTestAccounts({ variables: { RATE_LIMITS: 'off' } })
  const answers = await Promise.all(
    Array.from({ length: 260 }, async (_none, nth) => ask(node, '/recover', { email: `${nth}@example.com` })),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('5')
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(260 - refused.length)
  expect(refused.length).toBeLessThanOrEqual(60)
  expect(await ask(node, '/recover', { email: 'later@example.com' })).toMatchObject({ status: 200 })
  await node.close()
})
