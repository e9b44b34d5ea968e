import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildAuthClient } from '#testing/builders/members.ts'

const accounts = await openTestAccounts({ isOutboxOpen: false })
afterAll(async () => {
  await accounts.close()
})

const refusal = { code: 'email_provider_disabled', status: 422 }

test('sign-up and recovery say that no mail can be sent', async () => {
  const auth = buildAuthClient(accounts)
  const signUp = await auth.signUp({ email: 'mina@example.com', password: 'four tall pines swaying' })
  expect(signUp.error).toMatchObject(refusal)
  const recover = await auth.resetPasswordForEmail('mina@example.com')
  expect(recover.error).toMatchObject(refusal)
})
