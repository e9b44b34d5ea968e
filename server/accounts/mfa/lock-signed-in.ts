import type { Transaction } from 'kysely'
import type { Assurance } from '#domain/accounts/accounts.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { lockSession, type Session } from '#server/accounts/sessions/session-store.ts'
import { lockUser, type User } from '#server/accounts/users/user-store.ts'
import type { AskingUser } from '#server/accounts/sign-in/who-asks.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

/** A user with a session, and the client address of the request. */
export type SignedIn = Pick<AskingUser, 'user' | 'session' | 'assurance'> & { client: string }

/**
 * Locks and returns user and session as they are now. Every change of factors takes these locks first, so of two
 * concurrent requests, on any nodes, the second sees what the first did.
 */
export async function lockSignedIn(
  tx: Transaction<Tables>,
  who: SignedIn,
): Promise<{ user: User; session: Session; assurance: Assurance }> {
  const user = await lockUser(tx, who.user.id)
  if (!user) throw new AuthProblem('user_not_found', 'User from sub claim in JWT does not exist')
  const session = await lockSession(tx, who.session.id)
  if (!session) throw new AuthProblem('session_not_found', 'Session from session_id claim in JWT does not exist')
  // The session was lowered just now, or the token was issued at a lower level.
  const assurance = session.aal === 'aal2' ? who.assurance : 'aal1'
  return { user, session, assurance }
}
