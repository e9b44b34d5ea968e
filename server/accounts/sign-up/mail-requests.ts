import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AuditAction } from '#domain/accounts/accounts.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import type { FlowParts } from '#server/accounts/flow-parts.ts'
import type { Challenge } from '#server/accounts/one-time/flow-states.ts'
import type { Device } from '#server/accounts/sessions/sessions.ts'
import { contestSignUps, findOnlySignUp, insertSignUp, settleSignUps } from './sign-up-store.ts'
import { readEmailAddress } from '#server/accounts/users/email-address.ts'
import { mergeMetadata, type UserMetadata } from '#server/accounts/users/user-metadata.ts'
import {
  buildUser,
  findRecipient,
  findUserByEmail,
  insertUser,
  type Recipient,
  saveEmailIdentity,
  type User,
} from '#server/accounts/users/user-store.ts'

type Asked = { email: string; redirectTo: string; challenge: Challenge | null }
type Parts = Pick<FlowParts, 'database' | 'settings' | 'mails' | 'now'>

/** Mails that anybody may request. No response reveals whether an address has an account, while sign-up is on. */
export function createMailRequests({ database, settings, mails, now }: Parts) {
  const asService = <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
    database.transactionAs({ role: 'service' }, work)

  async function recover({ email: sent, ...asked }: Asked, device: Device): Promise<void> {
    const email = readEmailAddress(sent)
    await mails.claim({ purpose: 'recovery', addresses: [email], client: device.client })
    await asService(async (tx) => {
      const user = (await findRecipient(tx, email)) ?? null
      await mails.send(tx, { ...asked, purpose: 'recovery', to: email, user })
      await contestSignUps(tx, email)
      await record(tx, 'password.recovery_requested', user, device)
    })
  }

  async function resendConfirmation({ email: sent, ...asked }: Asked, device: Device): Promise<void> {
    const email = readEmailAddress(sent)
    await mails.claim({ purpose: 'signup', addresses: [email], client: device.client })
    await asService(async (tx) => {
      const user = await findUserByEmail(tx, email)
      const waiting = user && !user.email_confirmed_at ? user : null
      const only = await findOnlySignUp(tx, { email, password_hash: waiting?.password_hash ?? null })
      await mails.send(tx, { ...asked, purpose: 'signup', to: email, user: waiting, signUpId: only?.id ?? null })
      await record(tx, 'mail.resent', waiting, device)
    })
  }

  async function resendEmailChange({ email: sent, ...asked }: Asked, device: Device): Promise<void> {
    const email = readEmailAddress(sent)
    const pending = (await asService((tx) => findUserByEmail(tx, email)))?.new_email
    await mails.claimEmailChange({ current: email, wanted: pending ?? email, client: device.client })
    await asService(async (tx) => {
      const user = await findUserByEmail(tx, email)
      const changing = user?.new_email ? user : null
      await mails.sendEmailChange(tx, {
        ...asked,
        user: changing,
        current: email,
        wanted: changing?.new_email ?? email,
      })
      await record(tx, 'mail.resent', changing, device)
    })
  }

  /**
   * Mails a link and a code to sign in with. Where sign-up is off, whoever wants an account and has none is refused, as
   * the protocol demands.
   */
  async function sendMagicLink(
    { email: sent, createUser, data, ...asked }: Asked & { createUser: boolean; data: UserMetadata },
    device: Device,
  ): Promise<void> {
    const email = readEmailAddress(sent)
    const user_metadata = mergeMetadata({}, data)
    const permit = await mails.claim({ purpose: 'magiclink', addresses: [email], client: device.client })
    const mayCreate = createUser && settings.signup
    const proposed = buildUser({ id: randomUUID(), email, created_at: new Date(now()) })
    const { id, created_at } = proposed
    const user = await asService(async (tx) => {
      if (mayCreate) await insertSignUp(tx, { id, email, password_hash: null, user_metadata, created_at })
      const created = mayCreate ? await insertUser(tx, proposed) : undefined
      if (mayCreate) await saveEmailIdentity(tx, id, created_at)
      const holder = (await findUserByEmail(tx, email)) ?? null
      const signUpId = mayCreate && holder && !holder.email_confirmed_at ? id : null
      await mails.send(tx, { ...asked, ...permit, purpose: 'magiclink', to: email, user: holder, signUpId })
      await contestSignUps(tx, email)
      if (mayCreate) await settleSignUps(tx, email)
      await record(tx, created ? 'account.created' : 'sign_in.link_requested', holder, device)
      return holder
    })
    if (!user && createUser) throw new AuthProblem('otp_disabled', 'Signups not allowed for otp')
  }

  /** Mails a code by which a signed-in user proves that they own the mailbox. */
  async function reauthenticate(user: User, device: Device): Promise<void> {
    const { email } = user
    if (!email) {
      throw new AuthProblem(
        'validation_failed',
        'Reauthentication requires the user to have an email or a phone number',
      )
    }
    if (!user.email_confirmed_at) {
      throw new AuthProblem('email_not_confirmed', 'Please verify your email first.', { status: 422 })
    }
    await mails.claim({ purpose: 'reauthentication', addresses: [email], client: device.client })
    await asService(async (tx) => {
      await mails.send(tx, { purpose: 'reauthentication', to: email, user, redirectTo: settings.siteOrigin })
      await record(tx, 'mail.resent', user, device)
    })
  }

  function record(
    tx: Transaction<Tables>,
    action: AuditAction,
    user: Recipient | null,
    { client }: Device,
  ): Promise<void> {
    return recordAudit(tx, { at: new Date(now()), actorId: null, action, subjectId: user?.id ?? null, client })
  }

  return { recover, resendConfirmation, resendEmailChange, sendMagicLink, reauthenticate }
}
