import { randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import type { IdentitiesTable, UsersTable } from '#server/platform/database/tables/account-tables.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

export type User = Selectable<UsersTable>
export type Identity = Selectable<IdentitiesTable>
export type FactorSummary = Pick<
  Selectable<Tables['mgk.factors']>,
  'id' | 'user_id' | 'friendly_name' | 'factor_type' | 'status' | 'created_at' | 'updated_at' | 'last_challenged_at'
>

/** A user with the related rows that are presented. */
export type Account = { user: User; identities: Identity[]; factors: FactorSummary[] }

type NewUser = Pick<User, 'id' | 'created_at'> & Partial<User>

/** A new user with defaults for everything that is not given. */
export function buildUser(given: NewUser): User {
  return {
    role: 'authenticated',
    email: null,
    phone: null,
    password_hash: null,
    email_confirmed_at: null,
    email_proven_at: null,
    phone_confirmed_at: null,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    reauthentication_sent_at: null,
    new_email: null,
    email_change_sent_at: null,
    email_change_confirmed: null,
    invited_at: null,
    last_sign_in_at: null,
    banned_until: null,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    is_anonymous: false,
    updated_at: given.created_at,
    deleted_at: null,
    ...given,
  }
}

export async function findUserById(executor: Kysely<Tables>, id: string): Promise<User | undefined> {
  return executor
    .selectFrom('mgk.users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function findUserByEmail(executor: Kysely<Tables>, email: string): Promise<User | undefined> {
  return executor
    .selectFrom('mgk.users')
    .selectAll()
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The user fields for a mail. Reading all fields would take measurably longer for known addresses. */
export type Recipient = Pick<User, 'id' | 'email' | 'email_confirmed_at'>

export async function findRecipient(executor: Kysely<Tables>, email: string): Promise<Recipient | undefined> {
  return executor
    .selectFrom('mgk.users')
    .select(['id', 'email', 'email_confirmed_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Null where no link or code that went to the address came back, and while the user is shut out. */
export async function findProvenEmail(executor: Kysely<Tables>, id: string, at: Date): Promise<string | null> {
  const user = await executor
    .selectFrom('mgk.users')
    .select('email')
    .where('id', '=', id)
    .where('email_proven_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('banned_until', 'is', null), where('banned_until', '<=', at)]))
    .executeTakeFirst()
  return user?.email ?? null
}

/** Locks and returns the user until the transaction ends. */
export async function lockUser(tx: Transaction<Tables>, id: string): Promise<User | undefined> {
  return tx
    .selectFrom('mgk.users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function lockUserByEmail(tx: Transaction<Tables>, email: string): Promise<User | undefined> {
  return tx
    .selectFrom('mgk.users')
    .selectAll()
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Locks the users whose ids a query finds. Every change of more than one row of an account locks its user first, so two
 * concurrent changes wait for each other but do not deadlock.
 */
export async function lockUsersOf(tx: Transaction<Tables>, findIds: RawBuilder<unknown>): Promise<void> {
  await sql`select from mgk.users where id in (${findIds}) order by id for update`.execute(tx)
}

/** Undefined if another user has the address; nothing is written then. */
export async function insertUser(tx: Transaction<Tables>, user: User): Promise<User | undefined> {
  return tx
    .insertInto('mgk.users')
    .values({
      ...user,
      app_metadata: JSON.stringify(user.app_metadata),
      user_metadata: JSON.stringify(user.user_metadata),
    })
    .onConflict((conflict) => conflict.column('email').where('deleted_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Writes the identity that a user signs in with. Writes nothing for an unknown user. */
export async function saveEmailIdentity(tx: Transaction<Tables>, userId: string, at: Date): Promise<void> {
  await sql`
    insert into mgk.identities as kept (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    select gen_random_uuid(), id, 'email', id::text,
      jsonb_build_object(
        'sub', id, 'email', email, 'email_verified', email_confirmed_at is not null, 'phone_verified', false
      ), last_sign_in_at, ${at}, ${at}
    from mgk.users where id = ${userId} and email is not null
    on conflict (provider, provider_id) do update
    set identity_data = excluded.identity_data, last_sign_in_at = excluded.last_sign_in_at, updated_at = excluded.updated_at
  `.execute(tx)
}

/** Builds the identity that `saveEmailIdentity` writes for a new account. */
export function buildEmailIdentity({ id, email, created_at: at }: User): Identity {
  return {
    id: randomUUID(),
    user_id: id,
    provider: 'email',
    provider_id: id,
    identity_data: { sub: id, email, email_verified: false, phone_verified: false },
    last_sign_in_at: null,
    created_at: at,
    updated_at: at,
  }
}

export type UserChanges = Omit<Updateable<UsersTable>, 'user_metadata' | 'app_metadata'> &
  Partial<Pick<User, 'user_metadata' | 'app_metadata'>>

/** Undefined if there is no such user; nothing is written then. */
export async function changeUser(
  tx: Transaction<Tables>,
  id: string,
  { user_metadata, app_metadata, ...changes }: UserChanges & { updated_at: Date },
): Promise<User | undefined> {
  return tx
    .updateTable('mgk.users')
    .set({
      ...changes,
      ...(user_metadata && { user_metadata: JSON.stringify(user_metadata) }),
      ...(app_metadata && { app_metadata: JSON.stringify(app_metadata) }),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Changes a user without reading the row back. */
export async function noteInUser(tx: Transaction<Tables>, id: string, changes: Updateable<UsersTable>): Promise<void> {
  await tx.updateTable('mgk.users').set(changes).where('id', '=', id).execute()
}

export async function completeUser(executor: Kysely<Tables>, user: User): Promise<Account> {
  const [account = { user, identities: [], factors: [] }] = await completeUsers(executor, [user])
  return account
}

/** In the order of the users. Always runs two statements, however many users there are. */
export async function completeUsers(executor: Kysely<Tables>, users: readonly User[]): Promise<Account[]> {
  const ids = users.map(({ id }) => id)
  const identities = await executor
    .selectFrom('mgk.identities')
    .selectAll()
    .where(sql<boolean>`user_id = any(${ids}::uuid[])`)
    .orderBy('created_at')
    .execute()
  const factors = await executor
    .selectFrom('mgk.factors')
    .select(['id', 'user_id', 'friendly_name', 'factor_type', 'status', 'created_at', 'updated_at'])
    .select('last_challenged_at')
    .where(sql<boolean>`user_id = any(${ids}::uuid[])`)
    .orderBy('created_at')
    .execute()
  return users.map((user) => ({
    user,
    identities: identities.filter(({ user_id }) => user_id === user.id),
    factors: factors.filter(({ user_id }) => user_id === user.id),
  }))
}
