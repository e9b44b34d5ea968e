import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'

type Executor = Kysely<Tables>

/** Users with one of these addresses, verified by a mailed link. */
export async function listProvenUsers(tx: Executor, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return []
  const rows = await tx
    .selectFrom('mgk.users')
    .select('id')
    .where('email', 'in', emails)
    .where('email_proven_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Administrators granted by ADMIN_EMAILS whose address is not among these. */
export async function listUnlistedAdmins(tx: Executor, emails: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('mgk.admins as admin')
    .innerJoin('mgk.users as user', 'user.id', 'admin.user_id')
    .select('admin.user_id')
    .where('admin.granted_because', '=', 'admin_emails')
    .$if(emails.length > 0, (query) =>
      query.where((admin) => admin.or([admin('user.email', 'not in', emails), admin('user.email', 'is', null)])),
    )
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Returns the new administrators. Existing ones stay unchanged. */
export async function grantAdmins(
  tx: Executor,
  userIds: readonly string[],
  { at, because }: { at: Date; because: 'command' | 'admin_emails' },
): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .insertInto('mgk.admins')
    .values(userIds.map((user_id) => ({ user_id, granted_at: at, granted_because: because })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Returns the former administrators. */
export async function deleteAdmins(tx: Executor, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await tx.deleteFrom('mgk.admins').where('user_id', 'in', userIds).returning('user_id').execute()
  return rows.map(({ user_id }) => user_id)
}

/** Lets an administrator see requests to clinics. False if they do already. */
export async function grantReader(tx: Executor, userId: string, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('mgk.consultation_readers')
    .values({ user_id: userId, granted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False if they did not see any. */
export async function revokeReader(tx: Executor, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('mgk.consultation_readers')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export type ListedAdmin = {
  email: string | null
  granted_at: Date
  granted_because: 'command' | 'admin_emails'
  has_factor: boolean
}

export function listAdmins(tx: Executor): Promise<ListedAdmin[]> {
  return tx
    .selectFrom('mgk.admins as admin')
    .innerJoin('mgk.users as user', 'user.id', 'admin.user_id')
    .select((admin) => [
      'user.email',
      'admin.granted_at',
      'admin.granted_because',
      admin
        .exists(
          admin
            .selectFrom('mgk.factors as factor')
            .select('factor.id')
            .whereRef('factor.user_id', '=', 'user.id')
            .where('factor.status', '=', 'verified'),
        )
        .$castTo<boolean>()
        .as('has_factor'),
    ])
    .orderBy('admin.granted_at')
    .execute()
}

/** Whether this user is the only administrator. Of two concurrent deletions, the second gets true. */
export async function isOnlyAdmin(tx: Executor, userId: string): Promise<boolean> {
  const admins = await tx.selectFrom('mgk.admins').select('user_id').orderBy('user_id').forUpdate().execute()
  return admins.length === 1 && admins[0]?.user_id === userId
}
