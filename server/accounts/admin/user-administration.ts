import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { AccountParts } from '#server/accounts/account-parts.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { refuseTaken } from '#server/accounts/users/email-change.ts'
import { pickFactor } from '#server/accounts/mfa/factor-rules.ts'
import { listFactors } from '#server/accounts/mfa/factor-store.ts'
import { removeFactor } from '#server/accounts/mfa/remove-factor.ts'
import { voidTokens } from '#server/accounts/one-time/one-time-tokens.ts'
import { deleteSessionsOf } from '#server/accounts/sessions/session-store.ts'
import { dropSignUps, findOnlySignUp, type SignUp, takeSignUp } from '#server/accounts/sign-up/sign-up-store.ts'
import { readEmailAddress } from '#server/accounts/users/email-address.ts'
import { presentFactor, presentUser } from '#server/accounts/users/present-user.ts'
import { mergeMetadata, type UserMetadata } from '#server/accounts/users/user-metadata.ts'
import {
  buildUser,
  changeUser,
  completeUser,
  completeUsers,
  findUserById,
  insertUser,
  lockUser,
  saveEmailIdentity,
  type User,
  type UserChanges,
} from '#server/accounts/users/user-store.ts'
import { isDatabaseError } from '#server/platform/database/prepare/grants.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Page } from './pages.ts'
import { readBan, readPassword, refusePhone, type UserAttributes } from './user-attributes.ts'
import { countUsers, deleteUser, emptyUser, isIdTaken, listUsers } from './user-list-store.ts'

type Parts = Pick<AccountParts, 'database' | 'passwords' | 'guesses' | 'settings' | 'beforeDeletion' | 'now'>

/** The role of the operator key that was used, and the client address of the request. */
export type Operator = { role: string; client: string }

const uniqueViolation = '23505'

/** Administration of accounts with an operator key. It checks no ownership. */
export function createUserAdministration(parts: Parts) {
  const { database, passwords, guesses, settings, beforeDeletion, now } = parts
  function asService<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return database.transactionAs({ role: 'service' }, work)
  }

  function list({ page, perPage }: Page) {
    return asService(async (tx) => {
      const users = await listUsers(tx, { limit: perPage, offset: (page - 1) * perPage })
      return { users: (await completeUsers(tx, users)).map(presentUser), total: await countUsers(tx) }
    })
  }

  function read(id: string) {
    return asService(async (tx) => presentUser(await completeUser(tx, (await findUserById(tx, id)) ?? notFound())))
  }

  async function create(attributes: UserAttributes, operator: Operator) {
    refusePhone(attributes.phone)
    if (attributes.email === '') {
      throw new AuthProblem('validation_failed', 'Cannot create a user without either an email or phone')
    }
    const at = new Date(now())
    const proposed = buildUser({
      id: readNewId(attributes.id),
      email: readEmailAddress(attributes.email),
      password_hash: await readPassword(attributes, { passwords, settings }),
      email_confirmed_at: attributes.email_confirm ? at : null,
      banned_until: readBan(attributes.ban_duration, now()) ?? null,
      ...(attributes.role !== '' && { role: attributes.role }),
      user_metadata: mergeMetadata({}, attributes.user_metadata),
      created_at: at,
    })
    const app_metadata = mergeMetadata(proposed.app_metadata, attributes.app_metadata, 'App')
    return asService(async (tx) => {
      if (await isIdTaken(tx, proposed.id)) throw idTaken()
      const user = await insertUser(tx, { ...proposed, app_metadata })
      if (!user) throw emailTaken()
      await saveEmailIdentity(tx, user.id, at)
      await record(tx, operator, 'account.created', user.id)
      return presentUser(await completeUser(tx, user))
    }).catch(refuseDuplicate(idTaken))
  }

  async function update(id: string, attributes: UserAttributes, operator: Operator) {
    refusePhone(attributes.phone)
    const password_hash = await readPassword(attributes, { passwords, settings })
    const { presented, email } = await asService(async (tx) => {
      const user = (await lockUser(tx, id)) ?? notFound()
      const changes = await readChanges(tx, user, attributes, password_hash)
      const changed = (await changeUser(tx, id, changes)) ?? user
      const ended = password_hash === null ? 0 : await deleteSessionsOf(tx, id)
      if (password_hash !== null || changes.email !== undefined) await voidTokens(tx, user)
      await saveEmailIdentity(tx, id, changes.updated_at)
      await record(tx, operator, 'account.updated', id, { fields: nameFields(changes), sessions_ended: ended })
      if (changes.banned_until !== undefined) {
        await record(tx, operator, changes.banned_until ? 'account.banned' : 'account.unbanned', id)
      }
      return { presented: presentUser(await completeUser(tx, changed)), email: changed.email }
    }).catch(refuseDuplicate(emailTaken))
    if (password_hash !== null && email !== null) await guesses.forget({ kind: 'password', subject: email })
    return presented
  }

  async function readChanges(
    tx: Transaction<Tables>,
    user: User,
    attributes: UserAttributes,
    password_hash: string | null,
  ): Promise<UserChanges & { updated_at: Date }> {
    const at = new Date(now())
    const banned_until = readBan(attributes.ban_duration, now())
    const email = attributes.email === '' ? user.email : readEmailAddress(attributes.email)
    if (email !== null && email !== user.email) await refuseTaken(tx, user, email)
    const signUp = await confirmedSignUp(tx, user, attributes)
    const user_metadata = mergeMetadata(user.user_metadata, signUp?.user_metadata ?? {})
    return {
      updated_at: at,
      ...(signUp && { password_hash: signUp.password_hash, user_metadata }),
      ...(isSaid(attributes.user_metadata) && {
        user_metadata: mergeMetadata(user_metadata, attributes.user_metadata),
      }),
      ...(isSaid(attributes.app_metadata) && {
        app_metadata: mergeMetadata(user.app_metadata, attributes.app_metadata, 'App'),
      }),
      ...(password_hash !== null && { password_hash }),
      ...(attributes.role !== '' && { role: attributes.role }),
      ...(banned_until !== undefined && { banned_until }),
      ...(attributes.email_confirm && !user.email_confirmed_at && { email_confirmed_at: at }),
      // The new address is unverified, and a pending change is replaced.
      ...(email !== user.email && { email, email_proven_at: null, new_email: null, email_change_confirmed: null }),
    }
  }

  /** The sign-up that the operator confirms in place of a mail. Contested ones are dropped. */
  async function confirmedSignUp(
    tx: Transaction<Tables>,
    { email, email_confirmed_at, password_hash }: User,
    { email: newEmail, email_confirm }: UserAttributes,
  ): Promise<SignUp | null> {
    if (!email_confirm || email === null || email_confirmed_at || (newEmail !== '' && newEmail !== email)) return null
    const only = await findOnlySignUp(tx, { email, password_hash })
    if (only) return (await takeSignUp(tx, only.id)) ?? null
    await dropSignUps(tx, email)
    return null
  }

  async function remove(id: string, { soft }: { soft: boolean }, operator: Operator): Promise<void> {
    await asService(async (tx) => {
      const isThere = soft ? (await lockUser(tx, id)) !== undefined : await isIdTaken(tx, id)
      if (!isThere) notFound()
      await record(tx, operator, 'account.deleted', id, { soft })
      for (const work of beforeDeletion) await work(tx, id)
      await (soft ? emptyUser(tx, id, new Date(now())) : deleteUser(tx, id))
    })
  }

  function listFactorsOf(id: string) {
    return asService(async (tx) => {
      if (!(await findUserById(tx, id))) notFound()
      return (await listFactors(tx, id)).map(presentFactor)
    })
  }

  function removeFactorOf(id: string, factorId: string, operator: Operator) {
    return asService(async (tx) => {
      if (!(await lockUser(tx, id))) notFound()
      const factor = pickFactor(await listFactors(tx, id), factorId)
      await removeFactor(tx, factor)
      await record(tx, operator, 'factor.removed', id, { factor_id: factorId })
      return presentFactor(factor)
    })
  }

  function record(
    tx: Transaction<Tables>,
    { role, client }: Operator,
    action:
      | 'account.created'
      | 'account.updated'
      | 'account.banned'
      | 'account.unbanned'
      | 'account.deleted'
      | 'factor.removed',
    subjectId: string,
    details: Record<string, string | number | boolean> = {},
  ): Promise<void> {
    return recordAudit(tx, {
      at: new Date(now()),
      actorId: null,
      action,
      subjectId,
      client,
      details: { by: role, ...details },
    })
  }

  return { list, read, create, update, remove, listFactorsOf, removeFactorOf }
}

function readNewId(text: string): string {
  if (text === '') return randomUUID()
  const isNil = /^[0-]+$/.test(text)
  if (!isNil && z.uuid().safeParse(text).success) return text.toLowerCase()
  throw new AuthProblem('validation_failed', 'ID must conform to the uuid v4 format')
}

function isSaid(metadata: UserMetadata): boolean {
  return Object.keys(metadata).length > 0
}

function nameFields(changes: UserChanges): string {
  return Object.keys(changes)
    .filter((name) => name !== 'updated_at')
    .join(' ')
}

function notFound(): never {
  throw new AuthProblem('user_not_found', 'User not found', { status: 404 })
}

function emailTaken(): AuthProblem {
  return new AuthProblem('email_exists', 'A user with this email address has already been registered')
}

function idTaken(): AuthProblem {
  return new AuthProblem('user_already_exists', 'A user with this id exists already')
}

/** Of two concurrent requests for the same value, the second gets the refusal that it would have got a moment later. */
function refuseDuplicate(refusal: () => AuthProblem): (error: unknown) => never {
  return (error) => {
    throw isDatabaseError(error, uniqueViolation) ? refusal() : error
  }
}
