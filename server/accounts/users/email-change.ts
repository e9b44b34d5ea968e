import type { Transaction } from 'kysely'
import { isDatabaseError } from '#server/platform/database/prepare/grants.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { type OneTimeToken, voidTokens } from '#server/accounts/one-time/one-time-tokens.ts'
import { changeUser, findUserByEmail, saveEmailIdentity, type User } from './user-store.ts'

type Confirmation = { user: User; opened: OneTimeToken; at: Date; client: string }

/** Confirms the change from one of the two addresses. Null until the other one has confirmed too. */
export async function confirmEmailChange(
  tx: Transaction<Tables>,
  { user, opened, at, client }: Confirmation,
): Promise<User | null> {
  const half = opened.kind === 'email_change_current' ? 'current' : 'new'
  const mailbox = half === 'current' ? user.email : user.new_email
  if (!user.new_email || opened.email !== mailbox) {
    throw new AuthProblem('otp_expired', 'Email link is invalid or has expired')
  }
  const other = half === 'current' ? 'new' : 'current'
  if (user.email !== null && user.email_change_confirmed !== other) {
    await changeUser(tx, user.id, { email_change_confirmed: half, updated_at: at })
    return null
  }
  return changeEmail(tx, { user, email: user.new_email, isProven: true, at, client })
}

type EmailChange = { user: User; email: string; isProven: boolean; at: Date; client: string }

/** Changes the address, and voids everything that was mailed to the old one. */
export async function changeEmail(
  tx: Transaction<Tables>,
  { user, email, isProven, at, client }: EmailChange,
): Promise<User> {
  await refuseTaken(tx, user, email)
  const changed = await changeUser(tx, user.id, {
    email,
    email_confirmed_at: at,
    email_proven_at: isProven ? at : null,
    new_email: null,
    email_change_confirmed: null,
    email_change_sent_at: null,
    is_anonymous: false,
    ...(user.is_anonymous && { app_metadata: { ...user.app_metadata, provider: 'email', providers: ['email'] } }),
    updated_at: at,
  }).catch(refuseTakenMeanwhile)
  await voidTokens(tx, user)
  await saveEmailIdentity(tx, user.id, at)
  await recordAudit(tx, { at, actorId: user.id, action: 'email.changed', subjectId: user.id, client })
  return changed ?? user
}

export async function refuseTaken(tx: Transaction<Tables>, user: User, email: string): Promise<void> {
  const holder = await findUserByEmail(tx, email)
  if (holder && holder.id !== user.id) throw taken()
}

const uniqueViolation = '23505'

/** Another account has taken the address in the meantime. */
function refuseTakenMeanwhile(error: unknown): never {
  throw isDatabaseError(error, uniqueViolation) ? taken() : error
}

function taken(): AuthProblem {
  return new AuthProblem('email_exists', 'A user with this email address has already been registered')
}
