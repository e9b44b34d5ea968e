import type { Transaction } from 'kysely'
import type { OneTimeTokenKind, SignInMethod } from '#server/platform/database/tables/account-tables.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { confirmEmailChange } from '#server/accounts/users/email-change.ts'
import type { FlowParts } from '#server/accounts/flow-parts.ts'
import { issueAuthCode } from '#server/accounts/one-time/flow-states.ts'
import { isForPkce, lockHolder, type OneTimeToken } from '#server/accounts/one-time/one-time-tokens.ts'
import { mailPurposes } from '#server/accounts/one-time/mail-purposes.ts'
import type { Device, SessionAnswer } from '#server/accounts/sessions/sessions.ts'
import { dropSignUps, isContested, takeSignUp } from './sign-up-store.ts'
import { readEmailAddress } from '#server/accounts/users/email-address.ts'
import { mergeMetadata } from '#server/accounts/users/user-metadata.ts'
import { changeUser, saveEmailIdentity, type User } from '#server/accounts/users/user-store.ts'

/** The first of the two mailboxes has confirmed the change of address. */
export const firstHalf = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** The tokens that each type of the protocol accepts. Who types a code may not know which of two mails it came with. */
const kindsOf = {
  signup: ['confirmation'],
  invite: ['invite'],
  recovery: ['recovery'],
  magiclink: ['magiclink', 'confirmation'],
  email: ['magiclink', 'confirmation', 'invite'],
  email_change: ['email_change_current', 'email_change_new'],
} as const satisfies Record<string, readonly OneTimeTokenKind[]>

export type VerifyType = keyof typeof kindsOf

export function isVerifyType(text: string): text is VerifyType {
  return Object.hasOwn(kindsOf, text)
}

export type Verified =
  | { kind: 'session'; session: SessionAnswer; user: User; isContested: boolean }
  | { kind: 'first_half' }
/** Of a contested address no password is known: the owner is asked for one, as after a recovery. */
type Accepted = { user: User; signIn: SignInMethod; signUpId: string | null; isContested: boolean }
type Followed = Verified | { kind: 'auth_code'; code: string }

type Parts = Pick<FlowParts, 'database' | 'oneTimeTokens' | 'sessions' | 'guesses' | 'admins' | 'now'>

/** Accepts a mailed link or code. It proves the mailbox, and signs in. */
export function createVerify({ database, oneTimeTokens, sessions, guesses, admins, now }: Parts) {
  const asService = <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
    database.transactionAs({ role: 'service' }, work)

  /** A link opened in a browser. A client that sent a PKCE challenge gets an auth code, any other client a session. */
  function followLink({ token, type }: { token: string; type: VerifyType }, device: Device): Promise<Followed> {
    return asService(async (tx): Promise<Followed> => {
      const accepted = await accept(tx, await openLink(tx, token, type), device)
      if (accepted === null) return { kind: 'first_half' }
      if (!isForPkce(token)) return startSession(tx, accepted, device)
      const method = accepted.isContested ? 'recovery' : accepted.signIn
      const code = await issueAuthCode(tx, { ...accepted, userId: accepted.user.id, method, at: new Date(now()) })
      if (!code) throw linkExpired()
      return { kind: 'auth_code', code }
    })
  }

  /** The token of a link, sent by an application of the operator. */
  function withTokenHash({ token, type }: { token: string; type: VerifyType }, device: Device): Promise<Verified> {
    return asService(async (tx): Promise<Verified> => {
      const accepted = await accept(tx, await openLink(tx, token, type), device)
      return accepted ? startSession(tx, accepted, device) : { kind: 'first_half' }
    })
  }

  async function withCode(
    { email: sent, code, type }: { email: string; code: string; type: VerifyType },
    device: Device,
  ): Promise<Verified> {
    const email = readEmailAddress(sent)
    let verified: Verified | null = null
    await guesses.attempt({ kind: 'code', subject: email }, async () => {
      // A wrong code is counted in this transaction, so the refusal is thrown after it.
      verified = await asService((tx) => openCode(tx, { email, code, type }, device))
      return verified !== null
    })
    return verified ?? refuseCode()
  }

  async function openCode(
    tx: Transaction<Tables>,
    { email, code, type }: { email: string; code: string; type: VerifyType },
    device: Device,
  ): Promise<Verified | null> {
    const opened = await oneTimeTokens.openCode(tx, { email, code, kinds: kindsOf[type] })
    if (!opened) return null
    const accepted = await accept(tx, opened, device, 'otp')
    return accepted ? startSession(tx, accepted, device) : { kind: 'first_half' }
  }

  async function openLink(tx: Transaction<Tables>, token: string, type: VerifyType): Promise<OneTimeToken> {
    const opened = await oneTimeTokens.openLink(tx, token, kindsOf[type])
    if (!opened) throw linkExpired()
    return opened
  }

  /** Null if the other mailbox has to confirm, too. */
  async function accept(
    tx: Transaction<Tables>,
    opened: OneTimeToken,
    device: Device,
    typed?: 'otp',
  ): Promise<Accepted | null> {
    const at = new Date(now())
    const user = await lockHolder(tx, opened)
    if (!user) throw linkExpired()
    if (user.banned_until && user.banned_until.getTime() > now()) throw new AuthProblem('user_banned', 'User is banned')
    if (opened.kind === 'email_change_current' || opened.kind === 'email_change_new') {
      const changed = await confirmEmailChange(tx, { user, opened, at, client: device.client })
      if (changed) await admins.grantListed(tx)
      return changed && { user: changed, signIn: 'email_change', signUpId: null, isContested: false }
    }
    if (user.email !== opened.email) throw linkExpired()
    const isFirst = user.email_confirmed_at === null
    // The other links of a contested address lead to a new password, too, until there is one.
    const contested = (isFirst || opened.kind === 'confirmation') && (await isContested(tx, user))
    const said = isFirst ? await readSaid(tx, user, { ...opened, isContested: contested }) : {}
    const proven = await proveAddress(tx, user, said)
    await recordAudit(tx, {
      at,
      actorId: user.id,
      action: user.email_confirmed_at ? 'sign_in.succeeded' : 'email.confirmed',
      subjectId: user.id,
      client: device.client,
      details: { kind: opened.kind },
    })
    const purpose = Object.values(mailPurposes).find(({ kind }) => kind === opened.kind)
    const signIn = purpose?.signIn ?? 'otp'
    return {
      user: proven,
      signIn: typed && signIn === 'magiclink' ? typed : signIn,
      signUpId: opened.sign_up_id,
      isContested: contested && proven.password_hash === null,
    }
  }

  async function proveAddress(
    tx: Transaction<Tables>,
    user: User,
    said: Partial<Pick<User, 'password_hash' | 'user_metadata'>>,
  ): Promise<User> {
    const at = new Date(now())
    const proven = await changeUser(tx, user.id, {
      email_confirmed_at: user.email_confirmed_at ?? at,
      email_proven_at: user.email_proven_at ?? at,
      updated_at: at,
      ...said,
    })
    await saveEmailIdentity(tx, user.id, at)
    await admins.grantListed(tx)
    return proven ?? user
  }

  /**
   * Only what the sign-up of this very mail said is confirmed with the address. Of a contested address everything is
   * dropped, because the owner of the mailbox may be the author of any of it or of none. A password that an operator
   * set stays if it is confirmed by a mail without a sign-up.
   */
  async function readSaid(
    tx: Transaction<Tables>,
    user: User,
    { kind, email, sign_up_id, isContested: contested }: OneTimeToken & { isContested: boolean },
  ) {
    if (contested) {
      await dropSignUps(tx, email)
      return { password_hash: null }
    }
    const signUp = sign_up_id === null ? undefined : await takeSignUp(tx, sign_up_id)
    if (signUp) {
      const user_metadata = mergeMetadata(user.user_metadata, signUp.user_metadata)
      return { password_hash: signUp.password_hash, user_metadata }
    }
    return kind === 'confirmation' ? {} : { password_hash: null }
  }

  async function startSession(
    tx: Transaction<Tables>,
    { user, signIn, isContested: contested }: Accepted,
    device: Device,
  ): Promise<Verified> {
    const method = contested ? 'recovery' : signIn
    const session = await sessions.start(tx, { user, method, device })
    return { kind: 'session', user, session, isContested: contested }
  }

  return { followLink, withTokenHash, withCode }
}

function refuseCode(): never {
  throw new AuthProblem('otp_expired', 'Token has expired or is invalid')
}

function linkExpired(): AuthProblem {
  return new AuthProblem('otp_expired', 'Email link is invalid or has expired')
}
