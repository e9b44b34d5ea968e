import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember } from '#testing/builders/members.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { ask, follow, readMail } from '#testing/servers/wire.ts'
import { lockUser } from './users/user-store.ts'

const password = 'tangerine-harbour-7'
const verifier = 'v'.repeat(43)
const challenge = { code_challenge: verifier, code_challenge_method: 'plain' }

const node = await openTestAccounts({ variables: { RATE_LIMITS: 'off' } })
afterAll(() => node.close())

/**
 * Asks while somebody else changes the account, who then voids what was mailed and ends every session; answers with
 * what the request was told.
 */
async function askDuringChange<Answer>(userId: string, request: () => Promise<Answer>): Promise<Answer> {
  const asked = await node.database.transactionAs({ role: 'service' }, async (tx) => {
    await lockUser(tx, userId)
    const answer = request()
    await waitUntil(async () => {
      // Not in the transaction, which sees one moment of it only.
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(node.database.app)
      expect(rows).toHaveLength(1)
    })
    await tx.deleteFrom('mgk.one_time_tokens').where('user_id', '=', userId).execute()
    await tx.deleteFrom('mgk.flow_states').where('user_id', '=', userId).execute()
    await tx.deleteFrom('mgk.sessions').where('user_id', '=', userId).execute()
    return { answer }
  })
  return asked.answer
}

async function recover(email: string, more: Record<string, string> = {}) {
  await ask(node, '/recover', { email, ...more })
  return readMail(node, email)
}

test('a link that is followed while its account changes waits, and opens nothing any more', async () => {
  const { user } = await buildMember(node, { email: 'link@example.com', password })
  const { link } = await recover('link@example.com')
  const { fragment } = await askDuringChange(user.id, () => follow(node, link))
  expect(fragment).toMatchObject({ error_code: 'otp_expired' })
})

test('a code that is typed while its account changes waits, and opens nothing any more', async () => {
  const { user } = await buildMember(node, { email: 'code@example.com', password })
  const { code } = await recover('code@example.com')
  const typed = { type: 'recovery', email: 'code@example.com', token: code }
  const { status, body } = await askDuringChange(user.id, () => ask(node, '/verify', typed))
  expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'otp_expired' })
})

test('the code of a followed link that is exchanged while its account changes waits, and opens nothing any more', async () => {
  const { user } = await buildMember(node, { email: 'pkce@example.com', password })
  const { query } = await follow(node, (await recover('pkce@example.com', challenge)).link)
  const exchanged = { auth_code: query['code'], code_verifier: verifier }
  const { status, body } = await askDuringChange(user.id, () => ask(node, '/token?grant_type=pkce', exchanged))
  expect({ status, code: body['code'] }).toEqual({ status: 404, code: 'flow_state_not_found' })
})

test('a mail that is asked for while the account changes waits, and its link is good', async () => {
  const { user } = await buildMember(node, { email: 'mail@example.com', password })
  await recover('mail@example.com', challenge)
  const { status } = await askDuringChange(user.id, () =>
    ask(node, '/recover', { email: 'mail@example.com', ...challenge }),
  )
  expect(status).toBe(200)
  const { query } = await follow(node, (await readMail(node, 'mail@example.com')).link)
  expect(query).toHaveProperty('code')
})

test('a change by a session that ends while it waits is refused', async () => {
  const { user, session } = await buildMember(node, { email: 'ended@example.com', password })
  const newPassword = 'harbour-tangerine-8'
  const { status, body } = await askDuringChange(user.id, () =>
    ask(node, '/user', { password: newPassword }, { bearer: session.access_token, method: 'PUT' }),
  )
  expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'session_not_found' })
})

test('of members who confirm the same new address at once, one gets it and the others are told that it is taken', async () => {
  const wanted = 'wanted@example.com'
  const links: (URL | null)[] = []
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const email = `wants-${number}@example.com`
    const { session } = await buildMember(node, { email, password })
    await ask(node, '/user', { email: wanted }, { bearer: session.access_token, method: 'PUT' })
    await follow(node, (await readMail(node, email)).link)
    links.push((await readMail(node, wanted)).link)
  }
  const followed = await Promise.all(links.map((link) => follow(node, link)))
  const outcomes = followed.map(({ fragment }) => fragment['error_code'] ?? 'changed')
  expect(outcomes.toSorted()).toEqual(['changed', ...Array<string>(5).fill('email_exists')])
})
