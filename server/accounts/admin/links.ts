import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { recordAudit } from '#server/accounts/audit.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { refuseTaken } from '#server/accounts/users/email-change.ts'
import type { FlowParts } from '#server/accounts/flow-parts.ts'
import { buildVerifyUrl } from '#server/accounts/one-time/account-mails.ts'
import { mailPurposes } from '#server/accounts/one-time/mail-purposes.ts'
import { voidTokensOfKinds } from '#server/accounts/one-time/one-time-tokens.ts'
import {
  contestSignUps,
  deleteSignUpsOf,
  findOnlySignUp,
  insertSignUp,
} from '#server/accounts/sign-up/sign-up-store.ts'
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
import type { Tables } from '#server/platform/database/tables/tables.ts'
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

type WantedLink = { type: LinkType; signUpId: string | null; to: string; asked: LinkRequest; operator: Operator }

type Parts = Pick<FlowParts, 'database' | 'settings' | 'passwords' | 'mails' | 'oneTimeTokens' | 'now'>

/** Generates the links of mails, for an operator who sends them in another way. Also mails invitations. */
export function createLinks({ database, settings, passwords, mails, oneTimeTokens, now }: Parts) {
  function asService<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return database.transactionAs({ role: 'service' }, work)
  }

  async function generate(asked: LinkRequest, operator: Operator) {
    const email = readEmailAddress(asked.email)
    const newEmail = isEmailChange(asked.type) ? readEmailAddress(asked.newEmail) : ''
    const isKnown = (await asService((tx) => findUserByEmail(tx, email))) !== undefined
    // A magic link for an unknown address is a sign-up without a password.
    const type = asked.type === 'magiclink' && !isKnown ? 'signup' : asked.type
    if (type === 'signup' && asked.type === 'signup' && !isKnown && asked.password === '') {
      throw new AuthProblem('validation_failed', 'Signup requires a valid password')
    }
    const password_hash = type === 'signup' ? await hashOf(asked.password) : null
    return asService(async (tx) => {
      const user = await prepare(tx, { type, email, newEmail, data: asked.data })
      const signUpId = type === 'signup' ? await saySignUp(tx, user, { email, data: asked.data, password_hash }) : null
      return present(tx, user, { type, signUpId, to: type === 'email_change_new' ? newEmail : email, asked, operator })
    })
  }

  async function prepare(
    tx: Transaction<Tables>,
    { type, email, newEmail, data }: Pick<LinkRequest, 'type' | 'email' | 'newEmail' | 'data'>,
  ): Promise<User> {
    switch (type) {
      case 'signup':
      case 'invite':
        return prepareUnconfirmed(tx, { email, data })
      case 'magiclink':
      case 'recovery':
        return lockKnown(tx, email)
      case 'email_change_current':
      case 'email_change_new':
        return prepareEmailChange(tx, await lockKnown(tx, email), newEmail)
    }
  }

  /** Creates an account, or updates the metadata of the existing unconfirmed one. */
  async function prepareUnconfirmed(
    tx: Transaction<Tables>,
    { email, data }: { email: string; data: UserMetadata },
  ): Promise<User> {
    const at = new Date(now())
    const id = randomUUID()
    const user_metadata = mergeMetadata({}, data)
    const created = await insertUser(tx, buildUser({ id, email, user_metadata, created_at: at }))
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

  /**
   * Returns the sign-up that the link confirms: one with the operator's password, which replaces all that wait, or else
   * the only existing one.
   */
  async function saySignUp(
    tx: Transaction<Tables>,
    user: User,
    { email, data, password_hash }: { email: string; data: UserMetadata; password_hash: string | null },
  ): Promise<string | null> {
    if (password_hash === null) {
      return (await findOnlySignUp(tx, { email, password_hash: user.password_hash }))?.id ?? null
    }
    await deleteSignUpsOf(tx, user.id)
    await changeUser(tx, user.id, { password_hash: null, updated_at: new Date(now()) })
    const id = randomUUID()
    const user_metadata = mergeMetadata({}, data)
    await insertSignUp(tx, { id, email, password_hash, user_metadata, created_at: new Date(now()) })
    return id
  }

  /** A link to the other mailbox stays valid as long as the new address is unchanged. */
  async function prepareEmailChange(tx: Transaction<Tables>, user: User, newEmail: string): Promise<User> {
    await refuseTaken(tx, user, newEmail)
    if (user.new_email === newEmail) return user
    await voidTokensOfKinds(tx, user.id, ['email_change_current', 'email_change_new'])
    const changes = { new_email: newEmail, email_change_confirmed: null, updated_at: new Date(now()) }
    return (await changeUser(tx, user.id, changes)) ?? user
  }

  async function present(tx: Transaction<Tables>, user: User, { type, signUpId, to, asked, operator }: WantedLink) {
    const { kind, sentAt, verifyType } = mailPurposes[purposes[type]]
    const { token, code } = await oneTimeTokens.issue(tx, { userId: user.id, kind, email: to, signUpId })
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
      const user = await prepareUnconfirmed(tx, { email, data })
      await contestSignUps(tx, email)
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
