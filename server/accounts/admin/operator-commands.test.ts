import { afterAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '#testing/builders/accounts.ts'
import { buildAssuredMember, buildMember } from '#testing/builders/members.ts'
import { createOperatorCommands } from './operator-commands.ts'

const node = await openTestAccounts()
afterAll(() => node.close())

function openCommands({ database, dataKey, parts, clock }: TestAccounts = node) {
  return createOperatorCommands({ database, dataKey, settings: parts.settings, now: () => clock.now })
}

async function isAdmin(bearer: { authorization: string }): Promise<string> {
  return (await node.request('/rest/v1/rpc/is_admin', { headers: bearer })).text()
}

function listAudit(subjectId: string) {
  return node.database.transactionAs({ role: 'service' }, async (tx) => {
    const rows = await tx.selectFrom('mgk.audit_log').selectAll().where('subject_id', '=', subjectId).execute()
    return rows.map(({ action, actor_id, client_network }) => ({ action, actor_id, client_network }))
  })
}

function byCommand(action: string) {
  return { action, actor_id: null, client_network: null }
}

test('an administrator is made and unmade at once, and both are remembered', async () => {
  const { admin } = openCommands()
  const { user, bearer } = await buildMember(node, { email: 'chief@example.com' })
  expect(await admin(['list'])).toEqual(['There is no administrator.'])

  expect(await admin(['grant', 'Chief@Example.com'])).toHaveLength(1)
  expect(await isAdmin(bearer)).toBe('true')
  expect(await admin(['grant', 'chief@example.com'])).toEqual(['chief@example.com is an administrator already.'])
  expect(await admin(['list'])).toEqual(['chief@example.com  since 2026-05-01 by command, second factor: no'])

  expect(await admin(['revoke', 'chief@example.com'])).toEqual(['chief@example.com is no administrator any more.'])
  expect(await isAdmin(bearer)).toBe('false')
  expect(await admin(['revoke', 'chief@example.com'])).toEqual(['chief@example.com is no administrator.'])
  const audit = await listAudit(user.id)
  expect(audit).toEqual([byCommand('admin.granted'), byCommand('admin.revoked')])
})

test('revoking a listed address tells that ADMIN_EMAILS still lists it', async () => {
  const email = 'listed@example.com'
  const listing = await openTestAccounts({ variables: { ADMIN_EMAILS: email } })
  await buildMember(listing, { email })
  const { admin } = openCommands(listing)
  await admin(['grant', email])
  const lines = await admin(['revoke', email])
  await listing.close()
  expect(lines.at(-1)).toContain('ADMIN_EMAILS still lists this address')
})

test('a lost second factor is removed with all that rests on it', async () => {
  const { admin } = openCommands()
  const email = 'lost@example.com'
  const member = await buildAssuredMember(node, { email })
  const ask = () => node.parts.whoAsks.ask(member.bearer.authorization)
  expect(await ask()).toMatchObject({ assurance: 'aal2' })
  await admin(['grant', email])
  expect(await admin(['list'])).toEqual([`${email}  since 2026-05-01 by command, second factor: yes`])

  expect(await admin(['reset-mfa', email])).toEqual([`The second factor of ${email} is removed.`])
  expect(await ask()).toMatchObject({ assurance: 'aal1' })
  expect(await admin(['reset-mfa', email])).toEqual([`${email} has no second factor.`])
  expect(await listAudit(member.user.id)).toContainEqual(byCommand('factor.removed'))
})

test('a service key opens what only the operator may, and ends with the key that signed it', async () => {
  const { keys } = openCommands()
  const [key = ''] = await keys(['service-role'])
  const status = async () => {
    const headers = { authorization: `Bearer ${key}` }
    return (await node.request('/auth/v1/admin/users', { headers })).status
  }
  expect(await status()).toBe(200)
  const [said = ''] = await keys(['rotate'])
  const listed = await keys(['list'])
  expect(listed).toHaveLength(2)
  expect(listed.filter((line) => line.endsWith('signs'))).toHaveLength(1)
  expect(listed.find((line) => line.endsWith('signs'))).toContain(said.split(' ')[0])
  expect(await status()).toBe(200)
  // The node has heard that the key was replaced, and since when.
  await expect.poll(async () => (await node.parts.signingKeys.listPublic()).length).toBe(2)
  const began = node.clock.now
  node.clock.now += 2 * 3_600_000
  expect(await status()).toBe(403)
  node.clock.now = began
})

test('keys that the operator gave are not ours to rotate', async () => {
  const secret = await openTestAccounts({ variables: { AUTH_JWT_SECRET: 'x'.repeat(32) } })
  const { keys } = openCommands(secret)
  const [key = ''] = await keys(['service-role'])
  expect(await secret.parts.tokens.verify(key)).toEqual({ kind: 'service', role: 'service_role' })
  await expect(keys(['rotate'])).rejects.toThrow('AUTH_JWT_SECRET')
  await secret.close()
})

test('an operator command that cannot run names the commands that can', async () => {
  const { admin, keys } = openCommands()
  const run = (command: typeof admin, words: string[]) => Promise.resolve().then(() => command(words))
  await expect(run(admin, ['grant', 'nobody@example.com'])).rejects.toThrow('There is no account')
  for (const words of [[], ['grant'], ['list', 'all'], ['grant', 'a', 'b'], ['constructor', 'a'], ['toString']]) {
    await expect(run(admin, words), words.join(' ')).rejects.toThrow('npm run admin -- grant EMAIL')
  }
  for (const words of [[], ['forge'], ['rotate', 'now'], ['constructor']]) {
    await expect(run(keys, words), words.join(' ')).rejects.toThrow('npm run keys -- service-role')
  }
})
