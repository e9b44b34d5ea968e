import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember } from '#testing/builders/members.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { deleteAdmins, grantAdmins, isOnlyAdmin } from './admin-store.ts'

test('of two administrators who leave at once, the second waits for the first and hears that nobody else is left', async () => {
  const accounts = await openTestAccounts()
  accounts.clock.now = Date.now()
  const { database } = accounts
  const first = (await buildMember(accounts)).user.id
  const second = (await buildMember(accounts)).user.id
  await database.transactionAs({ role: 'service' }, (tx) =>
    grantAdmins(tx, [first, second], { at: new Date(), because: 'command' }),
  )

  const { isFirstAlone, isSecondAlone } = await database.transactionAs({ role: 'service' }, async (tx) => {
    const alone = await isOnlyAdmin(tx, first)
    await deleteAdmins(tx, [first])
    const later = database.transactionAs({ role: 'service' }, (other) => isOnlyAdmin(other, second))
    await waitUntil(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(database.app)
      expect(rows).toHaveLength(1)
    })
    return { isFirstAlone: alone, isSecondAlone: () => later }
  })
  expect(isFirstAlone).toBe(false)
  expect(await isSecondAlone()).toBe(true)
  await accounts.close()
})
