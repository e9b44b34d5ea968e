import type { Transaction } from 'kysely'
import { auditMonths, type Kept } from '#domain/accounts/own-account.ts'
import { Problem } from '#domain/site/problems.ts'
import type { AccountParts } from '#server/accounts/account-parts.ts'
import { isOnlyAdmin } from '#server/accounts/admin/admin-store.ts'
import { deleteUser } from '#server/accounts/admin/user-list-store.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { lockSignedIn, type SignedIn } from '#server/accounts/mfa/lock-signed-in.ts'
import { requireSecondFactor } from '#server/accounts/mfa/require-second-factor.ts'
import { createOneTimeTokens } from '#server/accounts/one-time/one-time-tokens.ts'
import type { User } from '#server/accounts/users/user-store.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

type Parts = Pick<
  AccountParts,
  'database' | 'dataKey' | 'settings' | 'passwords' | 'guesses' | 'beforeDeletion' | 'now'
>

/** Proves that an account belongs to the user. A proof that the user does not have is empty. */
type Proof = { password: string; code: string }

/** Deletes an account and all its data, after its owner has proved their identity. */
export function createAccountDeletion(parts: Parts) {
  const { database, passwords, guesses, beforeDeletion, now } = parts
  const oneTimeTokens = createOneTimeTokens(parts)

  function asService<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return database.transactionAs({ role: 'service' }, work)
  }

  /** Returns what is retained. */
  async function remove(who: SignedIn, proof: Proof): Promise<Kept[]> {
    if (who.assurance === 'aal1') await refuseStranger(who, proof)
    const at = new Date(now())
    await asService((tx) => removeLocked(tx, who, at))
    const until = new Date(at)
    until.setUTCMonth(until.getUTCMonth() + auditMonths)
    return [{ what: 'audit_log', until: until.toISOString() }]
  }

  /** A session alone is not enough, except for a guest, who has no other proof. */
  async function refuseStranger({ user, session }: SignedIn, { password, code }: Proof): Promise<void> {
    if (user.password_hash !== null) return refuseWrongPassword(user, { password, place: session.id })
    if (user.email !== null) return refuseWrongCode(user.id, user.email, code)
  }

  async function refuseWrongPassword(
    { email, password_hash }: User,
    { password, place }: { password: string; place: string },
  ): Promise<void> {
    const from = { place, isKnown: true }
    const isTheirs = await guesses.attempt({ kind: 'password', subject: email ?? '', from }, async () => {
      const { isRight } = await passwords.verify(password, password_hash)
      return isRight
    })
    if (!isTheirs) throw new Problem('accounts.password_wrong')
  }

  /** The code that `/reauthenticate` mailed, for users without a password. */
  async function refuseWrongCode(userId: string, email: string, code: string): Promise<void> {
    const isTheirs = await guesses.attempt({ kind: 'code', subject: email }, () =>
      asService(async (tx) => {
        const opened = await oneTimeTokens.openCode(tx, { email, code, kinds: ['reauthentication'], userId })
        return opened !== undefined
      }),
    )
    if (!isTheirs) throw new Problem('accounts.code_wrong')
  }

  async function removeLocked(tx: Transaction<Tables>, who: SignedIn, at: Date): Promise<void> {
    const { user, assurance } = await lockSignedIn(tx, who)
    await requireSecondFactor(tx, { user, assurance })
    // The password was changed while it was being verified.
    if (user.password_hash !== who.user.password_hash) throw new Problem('accounts.password_wrong')
    if (await isOnlyAdmin(tx, user.id)) throw new Problem('accounts.last_admin')
    await recordAudit(tx, { at, actorId: user.id, action: 'account.deleted', subjectId: user.id, client: who.client })
    for (const work of beforeDeletion) await work(tx, user.id)
    await deleteUser(tx, user.id)
  }

  return { remove }
}
