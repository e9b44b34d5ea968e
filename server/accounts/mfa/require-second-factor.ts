import type { Kysely } from 'kysely'
import { Problem } from '#domain/site/problems.ts'
import type { AskingUser } from '#server/accounts/sign-in/who-asks.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { isVerified } from './factor-rules.ts'
import { listFactors } from './factor-store.ts'

/** If the user has a second factor, a session with the password alone cannot read personal data. */
export async function requireSecondFactor(
  tx: Kysely<Tables>,
  { user, assurance }: Pick<AskingUser, 'user' | 'assurance'>,
): Promise<void> {
  if (assurance === 'aal2') return
  if ((await listFactors(tx, user.id)).some(isVerified)) throw new Problem('accounts.second_factor_required')
}
