import { maxHeaderSize } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildAuthClient } from '#testing/builders/members.ts'

const password = 'tangerine-harbour-7'

const accounts = await openTestAccounts({ variables: { RATE_LIMITS: 'off' } })
accounts.clock.now = Date.now()
const key = await accounts.parts.tokens.signServiceKey()
const admin = buildAuthClient(accounts, undefined, { Authorization: `Bearer ${key}` }).admin
afterAll(() => accounts.close())

/** The most text that is taken under this name, and how much that was. */
async function fill(id: string, name: 'user_metadata' | 'app_metadata'): Promise<number> {
  const isTaken = async (length: number) =>
    (await admin.updateUserById(id, { [name]: { text: 'x'.repeat(length) } })).error === null
  let [taken, refused] = [0, 16_384]
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2)
    if (await isTaken(middle)) taken = middle
    else refused = middle
  }
  await isTaken(taken)
  return taken
}

test('the most that can be said about a user still fits into the header that a token travels in', async () => {
  const email = `${'x'.repeat(240)}@example.com`
  const { data } = await admin.createUser({ email, password, email_confirm: true })
  const id = data.user?.id ?? ''
  expect(await fill(id, 'user_metadata')).toBeGreaterThan(8_000)
  expect(await fill(id, 'app_metadata')).toBeGreaterThan(1_900)

  const auth = buildAuthClient(accounts)
  const { data: signedIn } = await auth.signInWithPassword({ email, password })
  // Half a kilobyte at the least is left for a browser's own headers.
  expect(signedIn.session?.access_token.length).toBeLessThan(maxHeaderSize - 512)
  expect((await auth.getUser(signedIn.session?.access_token)).error).toBeNull()
  const tooMuch = await admin.updateUserById(id, { app_metadata: { text: 'x'.repeat(4_096) } })
  expect(tooMuch.error).toMatchObject({ status: 400, message: 'App metadata cannot be larger than 2048 bytes' })
})
