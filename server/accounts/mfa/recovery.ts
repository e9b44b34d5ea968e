import type { Transaction } from 'kysely'
import { Problem } from '#domain/site/problems.ts'
import { readRecoveryCode } from '#domain/accounts/second-factor.ts'
import type { AccountParts } from '#server/accounts/account-parts.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { deleteOtherSessions } from '#server/accounts/sessions/session-store.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { lockSignedIn, type SignedIn } from './lock-signed-in.ts'
import { countRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from './recovery-code-store.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import { removeAllFactors } from './remove-factor.ts'
import { notifyFactorRemoved } from './notify-owner.ts'

type Parts = Pick<AccountParts, 'database' | 'guesses' | 'outbox' | 'settings' | 'now'>

/** Recovery codes, which remove the second factor when the app is lost. */
export function createRecovery(parts: Parts) {
  const { database, now, guesses } = parts

  function asService<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return database.transactionAs({ role: 'service' }, work)
  }

  /** Returns new codes, which are never shown again. The earlier ones become invalid. */
  async function make(who: SignedIn): Promise<string[]> {
    const codes = makeRecoveryCodes()
    const hashes = codes.map((code) => hashRecoveryCode(who.user.id, readRecoveryCode(code) ?? ''))
    const at = new Date(now())
    await asService(async (tx) => {
      const { user, assurance } = await lockSignedIn(tx, who)
      if (assurance !== 'aal2') throw new Problem('accounts.second_factor_required')
      await replaceRecoveryCodes(tx, { userId: user.id, hashes, at })
      await recordAudit(tx, { ...by(who), at, action: 'recovery_codes.made' })
    })
    return codes
  }

  function count({ user }: SignedIn): Promise<number> {
    return asService((tx) => countRecoveryCodes(tx, user.id))
  }

  /** Returns how many factors were removed. The session stays at the level of a password. */
  async function redeem(who: SignedIn, typed: string): Promise<number> {
    let removed: number | null = null
    await guesses.attempt({ kind: 'recovery_code', subject: who.user.id }, async () => {
      removed = await asService((tx) => redeemLocked(tx, who, typed))
      return removed !== null
    })
    // Thrown after the transaction, which recorded the failure.
    if (removed === null) throw new Problem('accounts.recovery_code_wrong')
    return removed
  }

  async function redeemLocked(tx: Transaction<Tables>, who: SignedIn, typed: string): Promise<number | null> {
    const { user, session } = await lockSignedIn(tx, who)
    const entry = { ...by(who), at: new Date(now()) }
    const characters = readRecoveryCode(typed)
    const isRight =
      characters !== null &&
      (await takeRecoveryCode(tx, { userId: user.id, hash: hashRecoveryCode(user.id, characters) }))
    if (!isRight) {
      await recordAudit(tx, { ...entry, action: 'factor.failed', details: { with: 'recovery_code' } })
      return null
    }
    const factors = await removeAllFactors(tx, user.id)
    const sessions = await deleteOtherSessions(tx, session)
    await notifyFactorRemoved(tx, user, parts)
    await recordAudit(tx, { ...entry, action: 'recovery_codes.used', details: { factors, sessions } })
    return factors
  }

  return { make, count, redeem }
}

function by({ user, client }: SignedIn) {
  return { actorId: user.id, subjectId: user.id, client }
}
