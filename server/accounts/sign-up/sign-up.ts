import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { accountMails } from '#locales/en/accounts/account-mails.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import type { Letter } from '#server/platform/mail/letter.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import type { FlowParts } from '#server/accounts/flow-parts.ts'
import type { Challenge } from '#server/accounts/one-time/flow-states.ts'
import { trusted } from '#server/accounts/passwords/fair-queue.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/password-policy.ts'
import type { Device } from '#server/accounts/sessions/sessions.ts'
import { findNewestSignUp, insertSignUp, settleSignUps } from './sign-up-store.ts'
import { readEmailAddress } from '#server/accounts/users/email-address.ts'
import { presentUser } from '#server/accounts/users/present-user.ts'
import { mergeMetadata, type UserMetadata } from '#server/accounts/users/user-metadata.ts'
import {
  buildEmailIdentity,
  buildUser,
  completeUser,
  findUserByEmail,
  insertUser,
  saveEmailIdentity,
  type User,
} from '#server/accounts/users/user-store.ts'

export type SignUpRequest = {
  email: string
  password: string
  data: UserMetadata
  redirectTo: string
  challenge: Challenge | null
}

type Parts = Pick<FlowParts, 'database' | 'settings' | 'passwords' | 'mails' | 'sessions' | 'now'>

export function createSignUp({ database, settings, passwords, mails, sessions, now }: Parts) {
  const asService = <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
    database.transactionAs({ role: 'service' }, work)

  async function signUp(asked: SignUpRequest, device: Device) {
    if (!settings.signup) throw signUpDisabled()
    if (asked.password === '') throw new AuthProblem('validation_failed', 'Signup requires a valid password')
    const email = readEmailAddress(asked.email)
    const user_metadata = mergeMetadata({}, asked.data)
    await refuseWeakPassword(asked.password, { email, passwordMin: settings.passwordMin })
    if (!settings.autoconfirm) await mails.claim({ purpose: 'signup', addresses: [email], client: device.client })
    const by = settings.rateLimits ? { network: visitorNetwork(device.client), isKnown: false } : trusted
    const password_hash = await passwords.hash(asked.password, { like: await findHashes(email), by })
    const proposed = buildUser({ id: randomUUID(), email, password_hash, user_metadata, created_at: new Date(now()) })
    return settings.autoconfirm ? signUpConfirmed(proposed, device) : signUpByMail(proposed, email, asked, device)
  }

  /** The hashes of earlier passwords for the address. */
  function findHashes(email: string): Promise<(string | null)[]> {
    return asService(async (tx) => [
      (await findUserByEmail(tx, email))?.password_hash ?? null,
      (await findNewestSignUp(tx, email))?.password_hash ?? null,
    ])
  }

  function signUpConfirmed(proposed: User, device: Device) {
    const at = proposed.created_at
    return asService(async (tx) => {
      const user = await insertUser(tx, { ...proposed, email_confirmed_at: at })
      if (!user) throw new AuthProblem('user_already_exists', 'User already registered')
      await saveEmailIdentity(tx, user.id, at)
      await recordCreation(tx, user, device)
      return sessions.start(tx, { user, method: 'password', device })
    })
  }

  /**
   * A new address becomes an unconfirmed account. Password and data are stored separately until the link of their own
   * mail is followed, because a stranger may have sent them. An unconfirmed address gets another mail with its own
   * link. The owner of a confirmed account is told by mail. All cases run the same statements, and the answer contains
   * only what the caller sent, with a new id.
   */
  function signUpByMail(proposed: User, email: string, { redirectTo, challenge }: SignUpRequest, device: Device) {
    const at = proposed.created_at
    return asService(async (tx) => {
      const { id, password_hash, user_metadata } = proposed
      await insertSignUp(tx, { id, email, password_hash, user_metadata, created_at: at })
      const created = await insertUser(tx, { ...proposed, password_hash: null, user_metadata: {} })
      await saveEmailIdentity(tx, id, at)
      const holder = await findUserByEmail(tx, email)
      const waiting = holder && !holder.email_confirmed_at ? holder : null
      const notice = waiting ? {} : { notice: composeKnown(email) }
      await mails.send(tx, {
        purpose: 'signup',
        to: email,
        user: waiting,
        signUpId: id,
        redirectTo,
        challenge,
        ...notice,
      })
      await settleSignUps(tx, email)
      await recordAudit(tx, {
        at,
        actorId: created?.id ?? null,
        action: created ? 'account.created' : 'account.sign_up_repeated',
        subjectId: holder?.id ?? null,
        client: device.client,
      })
      const { user, identities } = await completeUser(tx, { ...proposed, confirmation_sent_at: at })
      const shown = created ? identities : [buildEmailIdentity(proposed)]
      return presentUser({ user, identities: shown, factors: [] })
    })
  }

  function composeKnown(email: string): Letter {
    const { subject, paragraphs, action } = accountMails.signupKnown
    const url = new URL('/login', settings.siteOrigin).href
    return { to: email, subject, paragraphs, action: { label: action, url } }
  }

  async function signUpAnonymously(data: UserMetadata, device: Device) {
    if (!settings.anonymous) {
      throw new AuthProblem('anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    }
    if (!settings.signup) throw signUpDisabled()
    const user_metadata = mergeMetadata({}, data)
    const created_at = new Date(now())
    const proposed = buildUser({ id: randomUUID(), user_metadata, app_metadata: {}, is_anonymous: true, created_at })
    return asService(async (tx) => {
      const user = (await insertUser(tx, proposed)) ?? proposed
      await recordCreation(tx, user, device)
      return sessions.start(tx, { user, method: 'anonymous', device })
    })
  }

  return { signUp, signUpAnonymously }
}

function recordCreation(tx: Transaction<Tables>, user: User, { client }: Device): Promise<void> {
  return recordAudit(tx, {
    at: user.created_at,
    actorId: user.id,
    action: 'account.created',
    subjectId: user.id,
    client,
    details: { anonymous: user.is_anonymous },
  })
}

function signUpDisabled(): AuthProblem {
  return new AuthProblem('signup_disabled', 'Signups not allowed for this instance')
}
