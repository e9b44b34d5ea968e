import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { SignUpsTable } from '#server/platform/database/account-tables.ts'
import type { Tables } from '#server/platform/database/tables.ts'

export type SignUp = Selectable<SignUpsTable>

/** Equals the hourly mail limit of one address: the links of older sign-ups have expired or soon will. */
const mostPerAddress = 10

/** Writes the same for known and unknown addresses. */
export async function insertSignUp(tx: Transaction<Tables>, signUp: SignUp): Promise<void> {
  await tx
    .insertInto('mgk.sign_ups')
    .values({ ...signUp, user_metadata: JSON.stringify(signUp.user_metadata) })
    .execute()
}

/** Deletes all but the newest sign-ups of an address, with their links. The caller must have locked the account. */
export async function deleteSurplusSignUps(tx: Transaction<Tables>, email: string): Promise<void> {
  await sql`
    delete from mgk.sign_ups where id in (
      select id from mgk.sign_ups where email = ${email} order by created_at desc, id offset ${mostPerAddress}
    )
  `.execute(tx)
}

/** The newest sign-up of an address that has a password. */
export function findNewestSignUp(executor: Kysely<Tables>, email: string): Promise<SignUp | undefined> {
  return findWithPassword(executor, email).limit(1).executeTakeFirst()
}

/**
 * The sign-up of an address if it is the only one with a password: of several, nobody knows which one is by the owner
 * of the mailbox.
 */
export async function findOnlySignUp(executor: Kysely<Tables>, email: string): Promise<SignUp | null> {
  const [only, another] = await findWithPassword(executor, email).limit(2).execute()
  return only && !another ? only : null
}

function findWithPassword(executor: Kysely<Tables>, email: string) {
  return executor
    .selectFrom('mgk.sign_ups')
    .selectAll()
    .where('email', '=', email)
    .where('password_hash', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
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
