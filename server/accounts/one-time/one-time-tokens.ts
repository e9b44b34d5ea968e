import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { DataKey, Place } from '#server/platform/data-key/key-ring.ts'
import type { OneTimeTokenKind } from '#server/platform/database/account-tables.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { AccountSettings } from '#server/accounts/account-settings.ts'
import { lockUser, lockUserByEmail, lockUsersOf, type User } from '#server/accounts/users/user-store.ts'

export type OneTimeToken = Selectable<Tables['mgk.one_time_tokens']>

/** What goes into a mail: the token of its link, and the code to type. Neither follows from the other. */
export type IssuedToken = { token: string; code: string }

type WantedToken = {
  userId: string
  kind: OneTimeTokenKind
  email: string
  /** The sign-up that is confirmed by it. */
  signUpId?: string | null
  pkce?: boolean
}

type Parts = { dataKey: DataKey; settings: Pick<AccountSettings, 'linkSeconds'>; now: () => number }

const tokenBytes = 28
const codeDigits = 6
const wrongCodesAllowed = 10
/** A mailbox has one token of a kind for its own account; beyond that, strangers asked to change to this address. */
const candidates = 20

export function createOneTimeTokens({ dataKey, settings, now }: Parts) {
  /**
   * The newest of its kind, and the only one: the one before opens nothing any more. Of several sign-ups each has one of
   * its own. For somebody who is not there it does the same and writes nothing. The caller has locked the user.
   */
  async function issue(
    tx: Transaction<Tables>,
    { userId, kind, email, signUpId = null, pkce = false }: WantedToken,
  ): Promise<IssuedToken> {
    const id = randomUUID()
    const token = `${pkce ? pkcePrefix : ''}${randomBytes(tokenBytes).toString('hex')}`
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
    await sql`
      delete from mgk.one_time_tokens
      where case when ${signUpId}::uuid is null then user_id = ${userId} and kind = ${kind} else sign_up_id = ${signUpId} end
    `.execute(tx)
    await sql`
      insert into mgk.one_time_tokens (id, user_id, kind, token_hash, code, email, sign_up_id, created_at)
      select ${id}, case when ${signUpId}::uuid is null then id end, ${kind}, ${hashToken(token)},
        ${dataKey.seal(code, placeOfCode(id))}, ${email}, ${signUpId}::uuid, ${new Date(now())}
      from mgk.users where id = ${userId}
    `.execute(tx)
    return { token, code }
  }

  /** Of two who open the same link at once, one gets it. */
  async function openLink(
    tx: Transaction<Tables>,
    token: string,
    kinds: readonly OneTimeTokenKind[],
  ): Promise<OneTimeToken | undefined> {
    await lockUsersOf(tx, sql`${holders} where one.token_hash = ${hashToken(token)}`)
    const opened = await tx
      .deleteFrom('mgk.one_time_tokens')
      .where('token_hash', '=', hashToken(token))
      .where('kind', 'in', kinds)
      .returningAll()
      .executeTakeFirst()
    return opened && isFresh(opened) ? opened : undefined
  }

  /** A wrong code counts against every token it may have been meant for. The caller commits that, too. */
  async function openCode(
    tx: Transaction<Tables>,
    {
      email,
      code,
      kinds,
      userId,
    }: { email: string; code: string; kinds: readonly OneTimeTokenKind[]; userId?: string },
  ): Promise<OneTimeToken | undefined> {
    await lockUsersOf(tx, sql`${holders} where one.email = ${email} and one.kind = any(${[...kinds]}::text[])`)
    const waiting = await tx
      .selectFrom('mgk.one_time_tokens')
      .selectAll()
      .where('email', '=', email)
      .where('kind', 'in', kinds)
      .where('wrong_codes', '<', wrongCodesAllowed)
      .$if(userId !== undefined, (own) => own.where('user_id', '=', userId ?? ''))
      .orderBy('id')
      .limit(candidates)
      .forUpdate()
      .execute()
    const meant = waiting.find((one) => isFresh(one) && dataKey.open(one.code, placeOfCode(one.id)) === code)
    const ids = meant ? [meant.id] : waiting.map(({ id }) => id)
    await (meant ? deleteTokens(tx, ids) : countWrong(tx, ids))
    return meant
  }

  function isFresh({ created_at }: OneTimeToken): boolean {
    return now() - created_at.getTime() < settings.linkSeconds * 1_000
  }

  return { issue, openLink, openCode }
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>

const pkcePrefix = 'pkce_'

/** The link was asked for by a client that will show its verifier. */
export function isForPkce(token: string): boolean {
  return token.startsWith(pkcePrefix)
}

/** Whose account a token opens. */
const holders = sql`
  select coalesce(one.user_id, holder.id) from mgk.one_time_tokens one
  left join mgk.users holder on one.user_id is null and holder.email = one.email and holder.deleted_at is null
`

export function lockHolder(tx: Transaction<Tables>, { user_id, email }: OneTimeToken): Promise<User | undefined> {
  return user_id === null ? lockUserByEmail(tx, email) : lockUser(tx, user_id)
}

/** What was mailed before opens nothing any more. */
export async function voidTokens(tx: Transaction<Tables>, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
  await sql`
    delete from mgk.one_time_tokens where user_id = ${id} or (user_id is null and email = ${email})
  `.execute(tx)
}

export async function voidTokensOfKinds(
  tx: Transaction<Tables>,
  userId: string,
  kinds: readonly OneTimeTokenKind[],
): Promise<void> {
  await tx.deleteFrom('mgk.one_time_tokens').where('user_id', '=', userId).where('kind', 'in', kinds).execute()
}

export async function deleteOldTokens(tx: Transaction<Tables>, createdBefore: Date): Promise<void> {
  await tx.deleteFrom('mgk.one_time_tokens').where('created_at', '<', createdBefore).execute()
}

async function deleteTokens(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await sql`delete from mgk.one_time_tokens where id = any(${ids}::uuid[])`.execute(tx)
}

async function countWrong(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await sql`update mgk.one_time_tokens set wrong_codes = wrong_codes + 1 where id = any(${ids}::uuid[])`.execute(tx)
}

function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

function placeOfCode(id: string): Place {
  return { column: 'mgk.one_time_tokens.code', row: id }
}
