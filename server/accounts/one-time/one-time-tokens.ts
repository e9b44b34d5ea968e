import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { DataKey, Place } from '#server/platform/data-key/key-ring.ts'
import type { OneTimeTokenKind } from '#server/platform/database/tables/account-tables.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { AccountSettings } from '#server/accounts/account-settings.ts'
import { lockUser, lockUserByEmail, lockUsersOf, type User } from '#server/accounts/users/user-store.ts'

export type OneTimeToken = Selectable<Tables['mgk.one_time_tokens']>

/** The secrets of a mail: the token of its link and the code to type. Neither can be derived from the other. */
export type IssuedToken = { id: string; token: string; code: string }

type WantedToken = {
  userId: string
  kind: OneTimeTokenKind
  email: string
  /** The sign-up that the token confirms. */
  signUpId?: string | null
  pkce?: boolean
}

type Parts = { dataKey: DataKey; settings: Pick<AccountSettings, 'linkSeconds'>; now: () => number }

const tokenBytes = 28
const codeDigits = 6
const wrongCodesAllowed = 10
/** Stored instead of a count, for an unknown address. */
const opensNothing = -1
/** A mailbox has one token of a kind for its account. Others come from strangers who want to change to this address. */
const candidates = 20

export function createOneTimeTokens({ dataKey, settings, now }: Parts) {
  /**
   * Issues a token and voids the earlier ones of its kind; each sign-up has its own token. For an unknown address it
   * writes the same amount, but that token opens nothing. The caller has locked the user.
   */
  async function issue(
    tx: Transaction<Tables>,
    { userId, kind, email, signUpId = null, pkce = false }: WantedToken,
  ): Promise<IssuedToken> {
    const id = randomUUID()
    const token = `${pkce ? pkcePrefix : ''}${randomBytes(tokenBytes).toString('hex')}`
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
    // Only the newest sign-in link is valid. Each sign-up keeps its own confirmation link.
    const isOwn = signUpId !== null && kind === 'confirmation'
    await sql`
      delete from mgk.one_time_tokens
      where (user_id = ${userId} and kind = ${kind} and not ${isOwn}::boolean)
        or (sign_up_id = ${signUpId} and ${isOwn}::boolean)
        or (email = ${email} and kind = ${kind} and user_id is null and sign_up_id is null and not ${isOwn}::boolean)
    `.execute(tx)
    await sql`
      insert into mgk.one_time_tokens
        (id, user_id, kind, token_hash, code, email, sign_up_id, codes_before, created_at)
      select ${id}, case when ${isOwn}::boolean then null else holder.id end, ${kind}, ${hashToken(token)},
        ${dataKey.seal(code, placeOfCode(id))}, ${email}, ${signUpId}::uuid,
        case
          when holder.id is null then ${opensNothing}
          else coalesce((select count from mgk.wrong_codes where key_hash = ${keyOf(email)}), 0)
        end, ${new Date(now())}
      from (select) as once left join mgk.users holder on holder.id = ${userId}
    `.execute(tx)
    return { id, token, code }
  }

  /** Of two concurrent uses of a link, only one succeeds. */
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
    return opened && isFresh(opened) && isForSomebody(opened) ? opened : undefined
  }

  /**
   * A wrong code counts against every code that was mailed to the address before. It is counted before the check, so
   * that parallel guesses are all counted. It is counted by address, so that an address without mails costs the same
   * work. The caller must commit the count, too.
   */
  async function openCode(
    tx: Transaction<Tables>,
    {
      email,
      code,
      kinds,
      userId,
    }: { email: string; code: string; kinds: readonly OneTimeTokenKind[]; userId?: string },
  ): Promise<OneTimeToken | undefined> {
    const counted = await countCode(tx, keyOf(email), new Date(now()))
    const waiting = await tx
      .selectFrom('mgk.one_time_tokens')
      .select(['id', 'code', 'codes_before', 'created_at', 'user_id', 'sign_up_id'])
      .where('email', '=', email)
      .where('kind', 'in', kinds)
      .$if(userId !== undefined, (own) => own.where('user_id', '=', userId ?? ''))
      .orderBy('id')
      .limit(candidates)
      .execute()
    const meant = waiting.find(
      (one) =>
        isFresh(one) &&
        counted - one.codes_before <= wrongCodesAllowed &&
        dataKey.open(one.code, placeOfCode(one.id)) === code &&
        isForSomebody(one),
    )
    if (!meant) return undefined
    await lockUsersOf(tx, sql`${holders} where one.id = ${meant.id}`)
    const opened = await tx
      .deleteFrom('mgk.one_time_tokens')
      .where('id', '=', meant.id)
      .returningAll()
      .executeTakeFirst()
    if (opened) await uncountCode(tx, keyOf(email))
    return opened
  }

  function isFresh({ created_at }: Pick<OneTimeToken, 'created_at'>): boolean {
    return now() - created_at.getTime() < settings.linkSeconds * 1_000
  }

  return { issue, openLink, openCode }
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>

const pkcePrefix = 'pkce_'

/** Whether a client requested the link with a PKCE challenge, and will send the verifier. */
export function isForPkce(token: string): boolean {
  return token.startsWith(pkcePrefix)
}

/** A token for an unknown address never opens anything. */
function isForSomebody(one: Pick<OneTimeToken, 'codes_before' | 'user_id' | 'sign_up_id'>): boolean {
  return one.codes_before !== opensNothing && (one.user_id ?? one.sign_up_id) !== null
}

/** Selects the user whose account a token opens. */
const holders = sql`
  select coalesce(one.user_id, holder.id) from mgk.one_time_tokens one
  left join mgk.users holder on one.user_id is null and holder.email = one.email and holder.deleted_at is null
`

export function lockHolder(tx: Transaction<Tables>, { user_id, email }: OneTimeToken): Promise<User | undefined> {
  return user_id === null ? lockUserByEmail(tx, email) : lockUser(tx, user_id)
}

/** Voids every link and code that was mailed to the user before. */
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

/** For an unknown address: a write that costs the same as noting in an account when it was mailed. */
export async function touchToken(tx: Transaction<Tables>, id: string, at: Date): Promise<void> {
  await tx.updateTable('mgk.one_time_tokens').set({ created_at: at }).where('id', '=', id).execute()
}

export async function deleteOldTokens(tx: Transaction<Tables>, createdBefore: Date): Promise<void> {
  await tx.deleteFrom('mgk.one_time_tokens').where('created_at', '<', createdBefore).execute()
}

/** Increments and returns the count. Other attempts for the address wait until the transaction ends. */
async function countCode(tx: Transaction<Tables>, key: Buffer, at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into mgk.wrong_codes as kept (key_hash, count, changed_at) values (${key}, 1, ${at})
    on conflict (key_hash) do update set count = kept.count + 1, changed_at = excluded.changed_at
    returning count
  `.execute(tx)
  return rows[0]?.count ?? Infinity
}

async function uncountCode(tx: Transaction<Tables>, key: Buffer): Promise<void> {
  await sql`update mgk.wrong_codes set count = count - 1 where key_hash = ${key}`.execute(tx)
}

/** Deletes counts that are older than any valid token. */
export async function forgetWrongCodes(tx: Transaction<Tables>, changedBefore: Date): Promise<void> {
  await tx.deleteFrom('mgk.wrong_codes').where('changed_at', '<', changedBefore).execute()
}

function keyOf(email: string): Buffer {
  return hash('sha256', `code:${email}`, 'buffer')
}

function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

function placeOfCode(id: string): Place {
  return { column: 'mgk.one_time_tokens.code', row: id }
}
