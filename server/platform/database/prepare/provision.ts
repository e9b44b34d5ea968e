import type pg from 'pg'
import { type Circumstances, type Grant, isDatabaseError, isGranted, listGrants } from './grants.ts'
import type { RoleNames } from './role-names.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

/**
 * Another installation on the same server may write its grants at the same moment; PostgreSQL then refuses one of the
 * two.
 */
const attempts = 5

/**
 * Creates the roles and grants that the given login may create, and reports the exact statements that are left for a
 * login with more rights.
 */
export async function provision({
  admin,
  names,
  circumstances,
}: {
  admin: pg.Client
  names: RoleNames
  circumstances: Circumstances
}): Promise<void> {
  const missing: string[] = []
  for (const grant of listGrants(names, circumstances)) {
    if (!(await meet(admin, grant))) missing.push(grant.statement)
  }
  if (missing.length === 0) return
  throw new StartProblem(
    `The login ${circumstances.login} of DATABASE_URL is not allowed to prepare the database ${circumstances.database}. Let a superuser run this in it once, then start again:\n${missing.map((statement) => `  ${statement};`).join('\n')}`,
  )
}

export async function readCircumstances(admin: pg.Client, hasPassword: boolean): Promise<Circumstances> {
  const { rows } = await admin.query<
    Omit<Circumstances, 'mayCreateLogins'> & { mayCreateRoles: boolean; encoding: string; isReplica: boolean }
  >(
    `select session_user as login, current_database() as database, current_setting('server_version_num')::int as "serverVersion",
       rolsuper or rolcreaterole as "mayCreateRoles", current_setting('server_encoding') as encoding, pg_is_in_recovery() as "isReplica"
     from pg_roles where rolname = session_user`,
  )
  const [row] = rows
  if (!row) throw new Error('whoever is connected is a role')
  const { mayCreateRoles, encoding, isReplica, ...circumstances } = row
  if (row.serverVersion < 150_000) {
    throw new StartProblem(
      `DATABASE_URL is PostgreSQL ${Math.floor(row.serverVersion / 10_000)}, and this product needs 15 or newer.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new StartProblem(
      `The database ${row.database} is encoded in ${encoding}, which cannot store Korean text. Create one with: create database … encoding 'UTF8' template template0`,
    )
  }
  if (isReplica) throw new StartProblem('DATABASE_URL is a read-only replica. Name the primary server.')
  return { ...circumstances, mayCreateLogins: mayCreateRoles && hasPassword }
}

async function meet(admin: pg.Client, grant: Grant): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (await isGranted(admin, grant)) return true
    try {
      await admin.query(grant.statement)
    } catch (error) {
      if (!isRace(error)) return false
    }
  }
  return isGranted(admin, grant)
}

function isRace(error: unknown): boolean {
  const uniqueViolation = '23505'
  const duplicateObject = '42710'
  const tupleConcurrentlyUpdated = 'XX000'
  return [uniqueViolation, duplicateObject, tupleConcurrentlyUpdated].some((code) => isDatabaseError(error, code))
}
