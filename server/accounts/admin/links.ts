import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { recordAudit } from '#server/accounts/audit.ts'
import { AuthProblem } from '#server/accounts/auth-problem.ts'
import { refuseTaken } from '#server/accounts/email-change.ts'
import type { FlowParts } from '#server/accounts/flow-parts.ts'
import { buildVerifyUrl } from '#server/accounts/one-time/account-mails.ts'
import { mailPurposes } from '#server/accounts/one-time/mail-purposes.ts'
import { voidTokensOfKinds } from '#server/accounts/one-time/one-time-tokens.ts'
import { readEmailAddress } from '#server/accounts/users/email-address.ts'
import { presentUser } from '#server/accounts/users/present-user.ts'
import { mergeMetadata, type UserMetadata } from '#server/accounts/users/user-metadata.ts'
import {
  buildUser,
  changeUser,
  completeUser,
  findUserByEmail,
  insertUser,
  lockUser,
  saveEmailIdentity,
  type User,
} from '#server/accounts/users/user-store.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Operator } from './user-administration.ts'
import { readPassword } from './user-attributes.ts'

const purposes = {
  signup: 'signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'emailChangeCurrent',
  email_change_new: 'emailChangeNew',
} as const
export type LinkType = keyof typeof purposes

export function isLinkType(text: string): text is LinkType {
  return Object.hasOwn(purposes, text)
}

export type LinkRequest = {
  type: LinkType
  email: string
  newEmail: string
  password: string
  data: UserMetadata
  redirectTo: string
}

type Parts = Pick<FlowParts, 'database' | 'settings' | 'passwords' | 'mails' | 'oneTimeTokens' | 'now'>

/** Links as mails carry them, for an operator who sends them in another way; and invitations, which are mailed. */
export function createLinks({ database, settings, passwords, mails, oneTimeTokens, now }: Parts) {
  function asService<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return database.transactionAs({ role: 'service' }, work)
  }

  async function generate(asked: LinkRequest, operator: Operator) {
    const email = readEmailAddress(asked.email)
    const newEmail = isEmailChange(asked.type) ? readEmailAddress(asked.newEmail) : ''
    const isKnown = (await asService((tx) => findUserByEmail(tx, email))) !== undefined
    // A magic link for somebody new is a sign-up without a password.
    const type = asked.type === 'magiclink' && !isKnown ? 'signup' : asked.type
    if (type === 'signup' && asked.type === 'signup' && !isKnown && asked.password === '') {
      throw new AuthProblem('validation_failed', 'Signup requires a valid password')
    }
    const password_hash = type === 'signup' && !isKnown ? await hashOf(asked.password) : null
    return asService(async (tx) => {
      const user = await prepare(tx, { ...asked, type, email, newEmail, password_hash })
      return present(tx, user, { type, to: type === 'email_change_new' ? newEmail : email, asked, operator })
    })
  }

  async function prepare(
    tx: Transaction<Tables>,
    { type, email, newEmail, data, password_hash }: LinkRequest & { password_hash: string | null },
  ): Promise<User> {
    switch (type) {
      case 'signup':
      case 'invite':
        return prepareUnconfirmed(tx, { email, data, password_hash })
      case 'magiclink':
      case 'recovery':
        return lockKnown(tx, email)
      case 'email_change_current':
      case 'email_change_new':
        return prepareEmailChange(tx, await lockKnown(tx, email), newEmail)
    }
  }

  /** A new account, or the one that waits to be confirmed, with what is said about it now. */
  async function prepareUnconfirmed(
    tx: Transaction<Tables>,
    { email, data, password_hash }: { email: string; data: UserMetadata; password_hash: string | null },
  ): Promise<User> {
    const at = new Date(now())
    const id = randomUUID()
    const user_metadata = mergeMetadata({}, data)
    const created = await insertUser(tx, buildUser({ id, email, password_hash, user_metadata, created_at: at }))
    if (created) {
      await saveEmailIdentity(tx, id, at)
      return created
    }
    const waiting = await lockKnown(tx, email)
    if (waiting.email_confirmed_at) {
      throw new AuthProblem('email_exists', 'A user with this email address has already been registered')
    }
    const merged = mergeMetadata(waiting.user_metadata, data)
    return (await changeUser(tx, waiting.id, { user_metadata: merged, updated_at: at })) ?? waiting
  }

  /** A link for the other mailbox stays good while the new address is the same. */
  async function prepareEmailChange(tx: Transaction<Tables>, user: User, newEmail: string): Promise<User> {
    await refuseTaken(tx, user, newEmail)
    if (user.new_email === newEmail) return user
    await voidTokensOfKinds(tx, user.id, ['email_change_current', 'email_change_new'])
    const changes = { new_email: newEmail, email_change_confirmed: null, updated_at: new Date(now()) }
    return (await changeUser(tx, user.id, changes)) ?? user
  }

  async function present(
    tx: Transaction<Tables>,
    user: User,
    { type, to, asked, operator }: { type: LinkType; to: string; asked: LinkRequest; operator: Operator },
  ) {
    const { kind, sentAt, verifyType } = mailPurposes[purposes[type]]
    const { token, code } = await oneTimeTokens.issue(tx, { userId: user.id, kind, email: to })
    const at = new Date(now())
    const changed = (await changeUser(tx, user.id, { [sentAt]: at, updated_at: at })) ?? user
    await record(tx, user, operator, { type })
    return {
      ...presentUser(await completeUser(tx, changed)),
      action_link: buildVerifyUrl(settings.siteOrigin, { token, type: verifyType, redirectTo: asked.redirectTo }),
      email_otp: code,
      hashed_token: token,
      verification_type: type,
      redirect_to: asked.redirectTo,
    }
  }

  async function invite(
    { email: sent, data, redirectTo }: { email: string; data: UserMetadata; redirectTo: string },
    operator: Operator,
  ) {
    const email = readEmailAddress(sent)
    await mails.claim({ purpose: 'invite', addresses: [email], client: null })
    return asService(async (tx) => {
      const user = await prepareUnconfirmed(tx, { email, data, password_hash: null })
      const invited = (await mails.send(tx, { purpose: 'invite', to: email, user, redirectTo })) ?? user
      await record(tx, user, operator, { type: 'invite', mailed: true })
      return presentUser(await completeUser(tx, invited))
    })
  }

  function hashOf(password: string): Promise<string | null> {
    return readPassword({ password, password_hash: '' }, { passwords, settings })
  }

  function record(
    tx: Transaction<Tables>,
    user: User,
    { role, client }: Operator,
    { type, mailed = false }: { type: LinkType; mailed?: boolean },
  ): Promise<void> {
    return recordAudit(tx, {
      at: new Date(now()),
      actorId: null,
      action: type === 'invite' ? 'account.invited' : 'link.generated',
      subjectId: user.id,
      client,
      details: { by: role, type, mailed },
    })
  }

  return { generate, invite }
}

function isEmailChange(type: LinkType): boolean {
  return type === 'email_change_current' || type === 'email_change_new'
}

async function lockKnown(tx: Transaction<Tables>, email: string): Promise<User> {
  const found = await findUserByEmail(tx, email)
  const user = found && (await lockUser(tx, found.id))
  if (!user) throw new AuthProblem('user_not_found', 'User with this email not found', { status: 404 })
  return user
}
