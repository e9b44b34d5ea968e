import type pg from 'pg'
import { databaseRoles } from '#server/platform/database/pool/claims.ts'
import type { RoleNames } from './role-names.ts'

/** A condition that must hold, and the statement that makes it hold. */
export type Grant = { holds: string; statement: string }

/** What the given login is and may do, as far as the preparation depends on it. */
export type Circumstances = { login: string; database: string; serverVersion: number; mayCreateLogins: boolean }

/**
 * Stored by the server for each login, so they also apply behind a pooler. A database may already have the extensions
 * in another schema: Supabase keeps them in "extensions".
 */
export const sessionSettings = {
  search_path: 'mgk, public, extensions',
  statement_timeout: '15s',
  lock_timeout: '5s',
  // The locks of a node that lost its network are released after this time.
  idle_in_transaction_session_timeout: '10s',
}

/** Only requests use this login. PostgreSQL ends a slow statement before the request times out (time-budget.ts). */
export const readerSettings = { ...sessionSettings, statement_timeout: '4s' }

/**
 * Everything that has to be granted, in an order in which it can be run. An operator may run the same statements
 * instead.
 */
export function listGrants(names: RoleNames, circumstances: Circumstances): Grant[] {
  const { owner, app, reader } = names
  const worn = Object.values(databaseRoles)
  return [
    ...worn.flatMap((role) => [createRole(role), stayHarmless(role)]),
    ...[owner, app, reader].flatMap((role) => [
      createRole(role),
      stayHarmless(role),
      connectTo(role, circumstances),
      ...(circumstances.mayCreateLogins ? beLogin(role) : [grantRoleToWear(role, circumstances.login, circumstances)]),
    ]),
    ...worn.map((role) => grantRoleToWear(role, app, circumstances)),
    {
      holds: `has_database_privilege('${owner}', current_database(), 'CREATE')`,
      statement: `grant create on database ${quote(circumstances.database)} to ${owner}`,
    },
    {
      holds: `has_schema_privilege('${owner}', 'public', 'CREATE')`,
      statement: `grant usage, create on schema public to ${owner}`,
    },
  ]
}

function createRole(role: string): Grant {
  return {
    holds: `exists (select from pg_roles where rolname = '${role}')`,
    statement: `create role ${role} nologin noinherit`,
  }
}

/** A role of this name may already exist, with privileges that would bypass every policy. */
function stayHarmless(role: string): Grant {
  return {
    holds: `not exists (select from pg_roles where rolname = '${role}' and (rolsuper or rolbypassrls or rolinherit))`,
    statement: `alter role ${role} nosuperuser nobypassrls noinherit`,
  }
}

function beLogin(role: string): Grant[] {
  const settings = role.startsWith('mgk_reader_') ? readerSettings : sessionSettings
  return [
    { holds: `(select rolcanlogin from pg_roles where rolname = '${role}')`, statement: `alter role ${role} login` },
    ...Object.entries(settings).flatMap(([name, value]) => {
      // A migration may take long.
      if (role.startsWith('mgk_owner_') && name !== 'search_path') return []
      return {
        holds: `(select coalesce(rolconfig, '{}') @> array['${name}=${value}'] from pg_roles where rolname = '${role}')`,
        statement: `alter role ${role} set ${name} = ${name === 'search_path' ? value : `'${value}'`}`,
      }
    }),
  ]
}

function connectTo(role: string, { database }: Circumstances): Grant {
  return {
    holds: `case when has_database_privilege('public', current_database(), 'CONNECT') then true
      else has_database_privilege('${role}', current_database(), 'CONNECT') end`,
    statement: `grant connect on database ${quote(database)} to ${role}`,
  }
}

/**
 * Allows `to` to set this role. Since PostgreSQL 16 the grant itself allows nothing else; before, NOINHERIT does this
 * for our own role.
 */
function grantRoleToWear(role: string, to: string, { serverVersion }: Circumstances): Grant {
  const isOurs = to.startsWith('mgk_app_')
  const name = `'${to.replaceAll("'", "''")}'`
  return {
    holds: `pg_has_role(${name}, '${role}', '${serverVersion >= 160_000 ? 'SET' : 'MEMBER'}')${
      isOurs ? ` and not pg_has_role(${name}, '${role}', 'USAGE')` : ''
    }`,
    statement: `grant ${role} to ${quote(to)}${serverVersion >= 160_000 ? ' with inherit false, set true' : ''}`,
  }
}

export async function isGranted(admin: pg.Client, { holds }: Grant): Promise<boolean> {
  try {
    const { rows } = await admin.query<{ holds: boolean | null }>(`select ${holds} as holds`)
    return rows[0]?.holds === true
  } catch (error) {
    // The privilege functions fail for a role that does not exist (yet).
    if (isDatabaseError(error, '42704')) return false
    throw error
  }
}

export function isDatabaseError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

export function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}
