import type { Transaction } from 'kysely'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { AccountSettings } from '#server/accounts/account-settings.ts'
import { deleteAdmins, grantAdmins, listUnlistedAdmins, listProvenUsers } from './admin-store.ts'
import { recordAudit } from '#server/accounts/audit.ts'

type Options = {
  database: Pick<Database, 'transactionAs'>
  settings: Pick<AccountSettings, 'adminEmails' | 'autoconfirm'>
  now: () => number
}

export type Admins = ReturnType<typeof createAdmins>

/** Administrators by ADMIN_EMAILS: users who have proved that they own a listed mailbox, as long as it is listed. */
export function createAdmins({ database, settings, now }: Options) {
  // With AUTH_AUTOCONFIRM every address counts as confirmed, so anybody could sign up with a listed one.
  const isIgnored = settings.autoconfirm
  const listed = isIgnored ? [] : settings.adminEmails

  /** Must be called in the transaction in which a user proved that they own their mailbox. */
  async function grantListed(tx: Transaction<Tables>): Promise<void> {
    if (listed.length === 0) return
    const at = new Date(now())
    for (const userId of await grantAdmins(tx, await listProvenUsers(tx, listed), { at, because: 'admin_emails' })) {
      await recordAudit(tx, { at, actorId: null, action: 'admin.granted', subjectId: userId, client: null })
    }
  }

  /** Applies the present list at startup: grants and revokes administrators. */
  function followList(): Promise<void> {
    return database.transactionAs({ role: 'service' }, async (tx) => {
      await grantListed(tx)
      if (isIgnored) return
      const at = new Date(now())
      for (const userId of await deleteAdmins(tx, await listUnlistedAdmins(tx, listed))) {
        await recordAudit(tx, { at, actorId: null, action: 'admin.revoked', subjectId: userId, client: null })
      }
    })
  }

  return { grantListed, followList, isIgnored: isIgnored && settings.adminEmails.length > 0 }
}
