import type { Transaction } from 'kysely'
import type { Assurance } from '#domain/accounts.ts'
import { AuthProblem } from '#server/accounts/auth-problem.ts'
import { lockSession, type Session } from '#server/accounts/sessions/session-store.ts'
import { lockUser, type User } from '#server/accounts/users/user-store.ts'
import type { AskingUser } from '#server/accounts/who-asks.ts'
import type { Tables } from '#server/platform/database/tables.ts'

/** Somebody with a session, and the address they ask from. */
export type SignedIn = Pick<AskingUser, 'user' | 'session' | 'assurance'> & { client: string }

/**
 * User and session as they are now, unchanged by anybody else until the transaction ends. What changes factors takes
 * this first, so of two requests at once, on whichever nodes, the second sees what the first did.
 */
export async function lockSignedIn(
  tx: Transaction<Tables>,
  who: SignedIn,
): Promise<{ user: User; session: Session; assurance: Assurance }> {
  const user = await lockUser(tx, who.user.id)
  if (!user) throw new AuthProblem('user_not_found', 'User from sub claim in JWT does not exist')
  const session = await lockSession(tx, who.session.id)
  if (!session) throw new AuthProblem('session_not_found', 'Session from session_id claim in JWT does not exist')
  // Lowered a moment ago, or never that high in the token that asks.
  const assurance = session.aal === 'aal2' ? who.assurance : 'aal1'
  return { user, session, assurance }
}
