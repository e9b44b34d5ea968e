import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember, signIn } from '#testing/builders/members.ts'
import { ask } from '#testing/servers/wire.ts'

const node = await openTestAccounts({ variables: { RATE_LIMITS: 'off' } })
afterAll(() => node.close())

async function openMember() {
  const { user, session } = await buildMember(node)
  return { user, bearer: session.access_token }
}

test('signing out ends every session, this one, or the others', async () => {
  for (const [scope, here, there] of [
    ['global', 403, 403],
    ['local', 403, 200],
    ['others', 200, 403],
    ['', 403, 403],
  ] as const) {
    const { user, bearer } = await openMember()
    const other = (await signIn(node, user)).session.access_token
    const response = await ask(node, scope === '' ? '/logout' : `/logout?scope=${scope}`, '', { bearer })
    expect(response.status).toBe(204)
    expect((await ask(node, '/user', undefined, { bearer })).status).toBe(here)
    expect((await ask(node, '/user', undefined, { bearer: other })).status).toBe(there)
  }
})

test('signing out in a way that there is not ends nothing, and nobody signs out who is not signed in', async () => {
  const { bearer } = await openMember()
  expect(await ask(node, '/logout?scope=constructor', '', { bearer })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', message: 'Unsupported logout scope' },
  })
  expect((await ask(node, '/user', undefined, { bearer })).status).toBe(200)
  expect(await ask(node, '/logout', '')).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
})
