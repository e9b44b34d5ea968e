import type { Transaction } from 'kysely'
import { accountMails } from '#locales/en/accounts/account-mails.ts'
import type { AccountParts } from '#server/accounts/account-parts.ts'
import type { User } from '#server/accounts/users/user-store.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

/** Mails the owner that the account is less protected. The mail links only to the site. */
export async function notifyFactorRemoved(
  tx: Transaction<Tables>,
  user: Pick<User, 'email'>,
  { outbox, settings }: Pick<AccountParts, 'outbox' | 'settings'>,
): Promise<void> {
  if (user.email === null || !outbox.isConfigured) return
  const { subject, paragraphs, action } = accountMails.factorRemoved
  const url = new URL('/forgot-password', settings.siteOrigin).href
  await outbox.add(tx, { to: user.email, subject, paragraphs, action: { label: action, url } })
}
