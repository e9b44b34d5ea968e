import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { SignUpsTable } from '#server/platform/database/tables/account-tables.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { User } from '#server/accounts/users/user-store.ts'

export type SignUp = Selectable<SignUpsTable>
type NewSignUp = Omit<Insertable<SignUpsTable>, 'user_metadata'> & Pick<SignUp, 'user_metadata'>

/** Equals the hourly mail limit of one address: the links of older sign-ups have expired or soon will. */
const mostPerAddress = 10

/** Writes the same for known and unknown addresses. */
export async function insertSignUp(tx: Transaction<Tables>, signUp: NewSignUp): Promise<void> {
  await tx
    .insertInto('mgk.sign_ups')
    .values({ ...signUp, user_metadata: JSON.stringify(signUp.user_metadata) })
    .execute()
}

/**
 * Called after a sign-up was added, by a caller that has locked the account. Marks the sign-ups of the address as
 * contested if their passwords differ, and deletes all but the newest, with their links. The mark outlives the sign-up
 * that caused it.
 */
export async function settleSignUps(tx: Transaction<Tables>, email: string): Promise<void> {
  await sql`
    update mgk.sign_ups set is_contested = true
    where email = ${email} and not is_contested and (
      select bool_or(is_contested) or count(distinct coalesce(password_hash, '')) > 1
      from mgk.sign_ups where email = ${email}
    )
  `.execute(tx)
  await sql`
    delete from mgk.sign_ups where id in (
      select id from mgk.sign_ups where email = ${email} order by created_at desc, id offset ${mostPerAddress}
    )
  `.execute(tx)
}

/**
 * Called when a link to sign in, a new password or an invitation is requested for an address. Whoever wants one may not
 * be the author of a password that waits there.
 */
export async function contestSignUps(tx: Transaction<Tables>, email: string): Promise<void> {
  await sql`
    update mgk.sign_ups set is_contested = true
    where email = ${email} and not is_contested
      and exists (select from mgk.sign_ups where email = ${email} and password_hash is not null)
  `.execute(tx)
}

/**
 * Whether nobody knows which password for an unconfirmed address is by the owner of its mailbox: those of the sign-ups
 * and of an operator differ, or something else was requested as well.
 */
export async function isContested(
  executor: Kysely<Tables>,
  { email, password_hash }: Pick<User, 'email' | 'password_hash'>,
): Promise<boolean> {
  const { rows } = await sql<{ contested: boolean | null }>`
    select bool_or(is_contested) or count(distinct password) > 1 as contested from (
      select is_contested, coalesce(password_hash, '') as password from mgk.sign_ups where email = ${email}
      union all select false, ${password_hash}::text where ${password_hash}::text is not null
    ) as waiting
  `.execute(executor)
  return rows[0]?.contested ?? false
}

/** Forgets the passwords and data that wait for an address. The links of its sign-ups go on proving the mailbox. */
export async function dropSignUps(tx: Transaction<Tables>, email: string): Promise<void> {
  await tx
    .updateTable('mgk.sign_ups')
    .set({ password_hash: null, user_metadata: '{}', is_contested: true })
    .where('email', '=', email)
    .execute()
}

/** The newest sign-up of an address that has a password. */
export async function findNewestSignUp(executor: Kysely<Tables>, email: string): Promise<SignUp | undefined> {
  return executor
    .selectFrom('mgk.sign_ups')
    .selectAll()
    .where('email', '=', email)
    .where('password_hash', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** The sign-up of an address, unless it is contested. Of several with the same password it is the newest. */
export async function findOnlySignUp(
  executor: Kysely<Tables>,
  { email, password_hash }: { email: string; password_hash: string | null },
): Promise<SignUp | null> {
  const contested = await isContested(executor, { email, password_hash })
  const newest = await findNewestSignUp(executor, email)
  return contested ? null : (newest ?? null)
}

/** Deletes the sign-up and returns it, so that its data can be copied into the account. */
export async function takeSignUp(tx: Transaction<Tables>, id: string): Promise<SignUp | undefined> {
  return tx.deleteFrom('mgk.sign_ups').where('id', '=', id).returningAll().executeTakeFirst()
}

/** Deletes the sign-ups that are pending for the address of this user, and their links. */
export async function deleteSignUpsOf(tx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`
    delete from mgk.one_time_tokens
    where user_id is null and email = (select email from mgk.users where id = ${userId} for update)
  `.execute(tx)
  await sql`
    delete from mgk.sign_ups where email = (select email from mgk.users where id = ${userId})
  `.execute(tx)
}

export async function deleteOldSignUps(tx: Transaction<Tables>, createdBefore: Date): Promise<void> {
  await tx.deleteFrom('mgk.sign_ups').where('created_at', '<', createdBefore).execute()
}
