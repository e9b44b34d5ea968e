import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { readTimeCode } from '#domain/accounts/second-factor.ts'
import { en } from '#locales/en.ts'
import type { AccountParts } from '#server/accounts/account-parts.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import type { Sessions } from '#server/accounts/sessions/sessions.ts'
import type { Place } from '#server/platform/data-key/key-ring.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { endSessionsBelow, raiseSession } from './assurance-store.ts'
import {
  challengeSeconds,
  isVerified,
  pickFactor,
  refuseChallenge,
  refuseEnrolment,
  refuseRemoval,
  refuseVerification,
  unansweredSeconds,
} from './factor-rules.ts'
import {
  acceptStep,
  answerChallenge,
  deleteUnverifiedFactors,
  findChallenge,
  insertChallenge,
  insertFactor,
  listFactors,
} from './factor-store.ts'
import { lockSignedIn, type SignedIn } from './lock-signed-in.ts'
import { drawQrCode } from './qr-code.ts'
import { removeFactor } from './remove-factor.ts'
import { notifyFactorRemoved } from './notify-owner.ts'
import { describeSecret, findAcceptedStep, makeSecret } from './time-codes.ts'

type Parts = Pick<AccountParts, 'database' | 'dataKey' | 'outbox' | 'settings' | 'now'> & {
  sessions: Pick<Sessions, 'leap' | 'present'>
}

export type TimeCode = { factorId: string; challengeId: string; code: string }

/** Enrols, verifies and removes second factors. */
export function createSecondFactor(parts: Parts) {
  const { database, dataKey, sessions, settings, now } = parts

  function asService<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return database.transactionAs({ role: 'service' }, work)
  }

  /** The secret is returned only here. */
  async function enroll(who: SignedIn, { name, issuer }: { name: string; issuer: string }) {
    if (!settings.totp) throw new AuthProblem('mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
    const id = randomUUID()
    const secret = makeSecret()
    const at = new Date(now())
    await asService(async (tx) => {
      const { user, assurance } = await lockSignedIn(tx, who)
      const enrolledBefore = new Date(now() - unansweredSeconds * 1_000)
      await deleteUnverifiedFactors(tx, { userId: user.id, enrolledBefore })
      refuseEnrolment(await listFactors(tx, user.id), name, assurance)
      const sealed = dataKey.seal(secret, secretPlace(id))
      await insertFactor(tx, { id, user_id: user.id, friendly_name: name, secret: sealed, at })
      await recordAudit(tx, { ...by(who), at, action: 'factor.enrolled', details: { factor_id: id } })
    })
    const uri = describeSecret({
      secret,
      issuer: issuer || en.siteName,
      account: who.user.email ?? who.user.id,
    })
    return { id, type: 'totp', friendly_name: name, totp: { qr_code: drawQrCode(uri), secret, uri } }
  }

  async function challenge(who: SignedIn, factorId: string) {
    refuseWhenOff()
    const id = randomUUID()
    const at = new Date(now())
    const endedBefore = new Date(now() - challengeSeconds * 1_000)
    await asService(async (tx) => {
      const { user } = await lockSignedIn(tx, who)
      pickFactor(await listFactors(tx, user.id), factorId)
      await insertChallenge(tx, { id, factorId, client: who.client, at, endedBefore })
    })
    return { id, type: 'totp', expires_at: Math.floor(now() / 1_000) + challengeSeconds }
  }

  async function verify(who: SignedIn, asked: TimeCode) {
    refuseWhenOff()
    const outcome = await asService((tx) => verifyLocked(tx, who, asked))
    // Thrown after the transaction, which recorded the failure.
    if (outcome instanceof AuthProblem) throw outcome
    return outcome
  }

  async function verifyLocked(tx: Transaction<Tables>, who: SignedIn, { factorId, challengeId, code }: TimeCode) {
    const at = new Date(now())
    const { user, session, assurance } = await lockSignedIn(tx, who)
    const factors = await listFactors(tx, user.id)
    const factor = pickFactor(factors, factorId)
    refuseVerification(factor, factors, assurance)
    refuseChallenge(await findChallenge(tx, { id: challengeId, factorId }), { client: who.client, now: now() })

    const step = findAcceptedStep({
      secret: dataKey.open(factor.secret, secretPlace(factorId)),
      code: readTimeCode(code) ?? '',
      at: now(),
      lastUsedStep: factor.last_used_step,
    })
    const entry = { ...by(who), at, details: { factor_id: factorId } }
    if (step === null) {
      await recordAudit(tx, { ...entry, action: 'factor.failed' })
      return new AuthProblem('mfa_verification_failed', 'Invalid TOTP code entered')
    }

    await answerChallenge(tx, { id: challengeId, at })
    await acceptStep(tx, { factorId, step, at })
    await deleteUnverifiedFactors(tx, { userId: user.id, enrolledBefore: at })
    await endSessionsBelow(tx, { userId: user.id, exceptId: session.id })
    const raised = await raiseSession(tx, { id: session.id, factorId, at })
    await recordAudit(tx, { ...entry, action: 'factor.verified' })
    return sessions.present(tx, user, await sessions.leap(tx, raised))
  }

  async function unenroll(who: SignedIn, factorId: string) {
    await asService(async (tx) => {
      const { user, assurance } = await lockSignedIn(tx, who)
      const factor = pickFactor(await listFactors(tx, user.id), factorId)
      refuseRemoval(factor, assurance)
      const isGuarded = await removeFactor(tx, factor)
      if (isVerified(factor) && !isGuarded) await notifyFactorRemoved(tx, user, parts)
      await recordAudit(tx, {
        ...by(who),
        at: new Date(now()),
        action: 'factor.removed',
        details: { factor_id: factorId, verified: isVerified(factor) },
      })
    })
    return { id: factorId }
  }

  function refuseWhenOff(): void {
    if (settings.totp) return
    throw new AuthProblem('mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP')
  }

  return { enroll, challenge, verify, unenroll }
}

function by({ user, client }: SignedIn) {
  return { actorId: user.id, subjectId: user.id, client }
}

function secretPlace(factorId: string): Place {
  return { column: 'mgk.factors.secret', row: factorId }
}
