import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { buildMember } from '#testing/builders/members.ts'
import { ask, follow, readMail } from '#testing/servers/wire.ts'

const dataKey = createTestDataKey()

const shared = await openTestDatabase()
afterAll(() => shared.close())

function start(adminEmails: string, variables: Record<string, string> = {}) {
  return openTestAccounts({ shared, dataKey, variables: { ADMIN_EMAILS: adminEmails, ...variables } })
}

async function restart(adminEmails: string, variables: Record<string, string> = {}): Promise<void> {
  await (await start(adminEmails, variables)).close()
}

function listAdmins() {
  return shared.database.transactionAs({ role: 'service' }, async (tx) => {
    const rows = await tx
      .selectFrom('mgk.admins')
      .innerJoin('mgk.users', 'mgk.users.id', 'mgk.admins.user_id')
      .select('mgk.users.email')
      .orderBy('mgk.users.email')
      .execute()
    return rows.map(({ email }) => email)
  })
}

function prove(userId: string) {
  return shared.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.users').set({ email_proven_at: new Date() }).where('id', '=', userId).execute(),
  )
}

test('only a listed address whose mailbox was shown to be read makes an administrator', async () => {
  const node = await start('listed@example.com')
  const listed = await buildMember(node, { email: 'listed@example.com' })
  const other = await buildMember(node, { email: 'other@example.com' })
  await node.close()
  await prove(other.user.id)
  await restart('Listed@Example.com')
  expect(await listAdmins()).toEqual([])
  await prove(listed.user.id)
  await restart('Listed@Example.com')
  expect(await listAdmins()).toEqual(['listed@example.com'])
})

test('following the mailed link makes a listed address an administrator at once', async () => {
  const node = await start('fresh@example.com, listed@example.com')
  const email = 'fresh@example.com'
  await ask(node, '/signup', { email, password: 'harbour-lamp-27' })
  expect(await listAdmins()).not.toContain(email)
  const { fragment } = await follow(node, (await readMail(node, email)).link)
  expect(await listAdmins()).toContain(email)
  const headers = { authorization: `Bearer ${fragment['access_token']}` }
  expect(await (await node.request('/rest/v1/rpc/is_admin', { headers })).text()).toBe('true')
  await node.close()
})

test('an administrator who leaves the list loses the right at the next start, and one granted by hand keeps it', async () => {
  const node = await start('fresh@example.com, listed@example.com')
  const { user } = await buildMember(node, { email: 'by-hand@example.com' })
  await node.close()
  await shared.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .insertInto('mgk.admins')
      .values({ user_id: user.id, granted_at: new Date(), granted_because: 'command' })
      .execute(),
  )
  await restart('fresh@example.com')
  expect(await listAdmins()).toEqual(['by-hand@example.com', 'fresh@example.com'])
  await restart('')
  expect(await listAdmins()).toEqual(['by-hand@example.com'])
  const actions = await shared.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.audit_log').select('action').where('action', 'like', 'admin.%').orderBy('id').execute(),
  )
  expect(actions.map(({ action }) => action)).toEqual([
    'admin.granted',
    'admin.granted',
    'admin.revoked',
    'admin.revoked',
  ])
})

test('while every address counts as confirmed, the list is ignored and says so', async () => {
  const node = await start('listed@example.com', { AUTH_AUTOCONFIRM: 'on' })
  await node.close()
  expect(await listAdmins()).toEqual(['by-hand@example.com'])
  const warnings = node.lines.filter(({ level }) => level === 'warn').map(({ msg }) => msg)
  expect(warnings).toEqual([
    'ADMIN_EMAILS is ignored while AUTH_AUTOCONFIRM is on, because no address is verified then',
  ])
})
