import { type Kysely, sql, type Transaction } from 'kysely'
import { deleteSignUpsOf } from '#server/accounts/sign-up/sign-up-store.ts'
import type { User } from '#server/accounts/users/user-store.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

/** Newest users first. */
export function listUsers(
  executor: Kysely<Tables>,
  { limit, offset }: { limit: number; offset: number },
): Promise<User[]> {
  return executor
    .selectFrom('mgk.users')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countUsers(executor: Kysely<Tables>): Promise<number> {
  const { count } = await executor
    .selectFrom('mgk.users')
    .where('deleted_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** An id is never reused, not even that of a softly deleted user. */
export async function isIdTaken(executor: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await executor.selectFrom('mgk.users').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Also deletes everything that belongs to the user: sessions, factors, tokens, identities. */
export async function deleteUser(tx: Transaction<Tables>, id: string): Promise<void> {
  await deleteSignUpsOf(tx, id)
  await tx.deleteFrom('mgk.users').where('id', '=', id).execute()
}

/** Keeps the id and the times for references, and removes all personal data. */
export async function emptyUser(tx: Transaction<Tables>, id: string, at: Date): Promise<void> {
  await deleteSignUpsOf(tx, id)
  for (const table of belongings) await tx.deleteFrom(table).where('user_id', '=', id).execute()
  await sql`
    update mgk.users set
      email = null, phone = null, password_hash = null, new_email = null, email_change_confirmed = null,
      app_metadata = '{}', user_metadata = '{}', deleted_at = ${at}, updated_at = ${at}
    where id = ${id}
  `.execute(tx)
  // These come last: the service may delete them only from an account that is already empty.
  for (const table of ownedTables) await tx.deleteFrom(table).where('user_id', '=', id).execute()
}

const belongings = [
  'mgk.identities',
  'mgk.sessions',
  'mgk.known_networks',
  'mgk.one_time_tokens',
  'mgk.flow_states',
  'mgk.factors',
  'mgk.recovery_codes',
  'mgk.admins',
  'mgk.consultation_readers',
] as const

/** Data that members have saved, and may have shared by a link. */
const ownedTables = ['mgk.saved_trips', 'mgk.trip_drafts', 'mgk.saved_lists', 'mgk.consultations'] as const
