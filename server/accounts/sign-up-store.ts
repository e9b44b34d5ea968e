import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { SignUpsTable } from '#server/platform/database/account-tables.ts'
import type { Tables } from '#server/platform/database/tables.ts'

export type SignUp = Selectable<SignUpsTable>

/** The hourly mails of one address, because the links of older sign-ups have expired or soon will. */
const mostPerAddress = 10

/** The same is written for known and unknown addresses. */
export async function insertSignUp(tx: Transaction<Tables>, signUp: SignUp): Promise<void> {
  await tx
    .insertInto('mgk.sign_ups')
    .values({ ...signUp, user_metadata: JSON.stringify(signUp.user_metadata) })
    .execute()
}

/** Their links go with them, so the caller has locked the account. */
export async function deleteSurplusSignUps(tx: Transaction<Tables>, email: string): Promise<void> {
  await sql`
    delete from mgk.sign_ups where id in (
      select id from mgk.sign_ups where email = ${email} order by created_at desc, id offset ${mostPerAddress}
    )
  `.execute(tx)
}

/** The newest by which somebody may want to sign in. */
export function findNewestSignUp(executor: Kysely<Tables>, email: string): Promise<SignUp | undefined> {
  return findWithPassword(executor, email).limit(1).executeTakeFirst()
}

/**
 * The one of an address, where there is one only: of several, nobody knows which is of whoever reads the mailbox.
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

/** What it said goes into the account, and it is no sign-up any more. */
export async function takeSignUp(tx: Transaction<Tables>, id: string): Promise<SignUp | undefined> {
  return tx.deleteFrom('mgk.sign_ups').where('id', '=', id).returningAll().executeTakeFirst()
}

/** What waits for the address of an account beside it, with what was mailed of it. */
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
