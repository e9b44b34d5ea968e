import type { Transaction } from 'kysely'
import { accountMails } from '#locales/en/accounts/account-mails.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { changeEmail, refuseTaken } from './email-change.ts'
import type { FlowParts } from '#server/accounts/flow-parts.ts'
import type { Challenge } from '#server/accounts/one-time/flow-states.ts'
import { lockSignedIn } from '#server/accounts/mfa/lock-signed-in.ts'
import { voidTokens, voidTokensOfKinds } from '#server/accounts/one-time/one-time-tokens.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/password-policy.ts'
import { deleteOtherSessions, type Session } from '#server/accounts/sessions/session-store.ts'
import type { Device } from '#server/accounts/sessions/sessions.ts'
import { readEmailAddress } from './email-address.ts'
import { presentUser } from './present-user.ts'
import { mergeMetadata, type UserMetadata } from './user-metadata.ts'
import { changeUser, completeUser, type User } from './user-store.ts'
import type { AskingUser } from '#server/accounts/sign-in/who-asks.ts'

export type UserChange = {
  password?: string | undefined
  email?: string | undefined
  data?: UserMetadata | undefined
  nonce?: string | undefined
  currentPassword?: string | undefined
  redirectTo: string
  challenge: Challenge | null
}

type Parts = Pick<
  FlowParts,
  'database' | 'settings' | 'passwords' | 'mails' | 'outbox' | 'oneTimeTokens' | 'guesses' | 'now'
>

const freshHours = 24

/** What a signed-in user can read and change of their own account. */
export function createOwnUser({ database, settings, passwords, mails, outbox, oneTimeTokens, guesses, now }: Parts) {
  const asService = <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
    database.transactionAs({ role: 'service' }, work)

  async function read({ user }: AskingUser) {
    return presentUser(await asService((tx) => completeUser(tx, user)))
  }

  async function change(asker: AskingUser, asked: UserChange, device: Device) {
    const { user } = asker
    const email = asked.email === undefined ? user.email : readEmailAddress(asked.email)
    const newEmail = email === user.email ? null : email
    const isSensitive = asked.password !== undefined || newEmail !== null
    if (isSensitive && asker.assurance === 'aal1') await asService((tx) => refuseUnassured(tx, user))
    const password_hash = asked.password === undefined ? null : await hashNewPassword(asker, asked, asked.password)
    if (newEmail !== null) {
      await asService((tx) => refuseTaken(tx, user, newEmail))
      if (!settings.autoconfirm) {
        await mails.claimEmailChange({ current: user.email ?? user.id, wanted: newEmail, client: device.client })
      }
    }
    const presented = await asService(async (tx) => {
      const locked = await lockSignedIn(tx, { ...asker, client: device.client })
      if (isSensitive && locked.assurance === 'aal1') await refuseUnassured(tx, user)
      let changed = locked.user
      if (asked.data !== undefined) changed = await changeMetadata(tx, changed, asked.data, device)
      if (password_hash !== null) {
        if (changed.password_hash !== user.password_hash) throw changedSince()
        changed = await changePassword(tx, changed, { password_hash, session: asker.session, device })
      }
      if (newEmail !== null) changed = await requestEmail(tx, changed, { newEmail, asked, device })
      return presentUser(await completeUser(tx, changed))
    })
    // The owner has set a new password, so wrong guesses of the old one no longer count.
    if (password_hash !== null && user.email) {
      await guesses.forget({ kind: 'password', subject: user.email, place: visitorNetwork(device.client) })
    }
    return presented
  }

  /** With a second factor, a session without it cannot change credentials. */
  async function refuseUnassured(tx: Transaction<Tables>, user: User): Promise<void> {
    const { factors } = await completeUser(tx, user)
    if (!factors.some(({ status }) => status === 'verified')) return
    throw new AuthProblem(
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
      { status: 401 },
    )
  }

  async function hashNewPassword({ user, session }: AskingUser, asked: UserChange, password: string): Promise<string> {
    if (user.is_anonymous && !user.email) {
      throw new AuthProblem(
        'validation_failed',
        'Updating password of an anonymous user without an email or phone is not allowed',
        { status: 422 },
      )
    }
    await refuseWeakPassword(password, { email: user.email, passwordMin: settings.passwordMin })
    const isCurrentShown = await checkCurrentPassword(user, session, asked.currentPassword)
    const isFresh = now() - session.created_at.getTime() < freshHours * 3_600_000
    if (!isFresh && !isCurrentShown) await checkNonce(user, asked.nonce)
    // This runs after the counted checks, because its answer would otherwise allow uncounted guesses of the password.
    if (user.password_hash !== null && (await passwords.verify(password, user.password_hash)).isRight) {
      throw new AuthProblem('same_password', 'New password should be different from the old password.')
    }
    return passwords.hash(password)
  }

  /**
   * Whether the current password was given. A user who recovers an account does not know it, and a user without a
   * password has none to give.
   */
  async function checkCurrentPassword(user: User, session: Session, shown: string | undefined): Promise<boolean> {
    if (user.password_hash === null || !user.email) return false
    if (!shown) {
      const isRecovering = session.amr.some(({ method }) => method === 'recovery')
      if (!settings.currentPasswordRequired || isRecovering) return false
      throw new AuthProblem('current_password_required', 'Current password required when setting new password.')
    }
    const { password_hash } = user
    const isRight = await guesses.attempt(
      { kind: 'password', subject: user.email, from: { place: session.id, isKnown: true } },
      async () => (await passwords.verify(shown, password_hash)).isRight,
    )
    if (isRight) return true
    throw new AuthProblem('current_password_invalid', 'Current password is not right.')
  }

  async function checkNonce(user: User, nonce: string | undefined): Promise<void> {
    if (!nonce) throw new AuthProblem('reauthentication_needed', 'Password update requires reauthentication')
    const email = user.email ?? ''
    const isRight = await guesses.attempt({ kind: 'code', subject: email }, async () => {
      const asked = { email, code: nonce, kinds: ['reauthentication'], userId: user.id } as const
      return (await asService((tx) => oneTimeTokens.openCode(tx, asked))) !== undefined
    })
    if (isRight) return
    throw new AuthProblem('reauthentication_not_valid', 'Nonce has expired or is invalid')
  }

  async function changeMetadata(tx: Transaction<Tables>, user: User, data: UserMetadata, { client }: Device) {
    const at = new Date(now())
    const user_metadata = mergeMetadata(user.user_metadata, data)
    await recordAudit(tx, { at, actorId: user.id, action: 'account.updated', subjectId: user.id, client })
    return (await changeUser(tx, user.id, { user_metadata, updated_at: at })) ?? user
  }

  async function changePassword(
    tx: Transaction<Tables>,
    user: User,
    { password_hash, session, device }: { password_hash: string; session: Session; device: Device },
  ): Promise<User> {
    const at = new Date(now())
    const changed = await changeUser(tx, user.id, { password_hash, updated_at: at })
    await voidTokens(tx, user)
    const ended = await deleteOtherSessions(tx, session)
    await recordAudit(tx, {
      at,
      actorId: user.id,
      action: 'password.changed',
      subjectId: user.id,
      client: device.client,
      details: { sessions_ended: ended },
    })
    await notifyPasswordChanged(tx, user)
    return changed ?? user
  }

  /** Tells the owner by mail that the password was changed, and how to recover the account. */
  async function notifyPasswordChanged(tx: Transaction<Tables>, { email }: User): Promise<void> {
    if (!email || !outbox.isConfigured) return
    const { subject, paragraphs, action } = accountMails.passwordChanged
    const url = new URL('/forgot-password', settings.siteOrigin).href
    await outbox.add(tx, { to: email, subject, paragraphs, action: { label: action, url } })
  }

  async function requestEmail(
    tx: Transaction<Tables>,
    user: User,
    { newEmail, asked, device }: { newEmail: string; asked: UserChange; device: Device },
  ): Promise<User> {
    const { client } = device
    const at = new Date(now())
    if (settings.autoconfirm) return changeEmail(tx, { user, email: newEmail, isProven: false, at, client })
    await refuseTaken(tx, user, newEmail)
    await voidTokensOfKinds(tx, user.id, ['email_change_current', 'email_change_new'])
    const changing = await changeUser(tx, user.id, {
      new_email: newEmail,
      email_change_confirmed: null,
      updated_at: at,
    })
    await recordAudit(tx, { at, actorId: user.id, action: 'email.change_requested', subjectId: user.id, client })
    const { redirectTo, challenge } = asked
    const written = changing ?? user
    const mail = { user: written, current: user.email, wanted: newEmail, redirectTo, challenge }
    return (await mails.sendEmailChange(tx, mail)) ?? written
  }

  return { read, change }
}

function changedSince(): AuthProblem {
  return new AuthProblem('conflict', 'The password was changed by another request')
}
