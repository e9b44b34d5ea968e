import { createHash } from 'node:crypto'
import type pg from 'pg'
import { StartProblem } from '#server/platform/start-problem.ts'

/** The roles of one installation. The three roles of requests (`databaseRoles`) are shared by the whole server. */
export type RoleNames = { owner: string; app: string; reader: string }

/**
 * Two installations on one server must not share logins, and a copy of a database (create database … template …) must
 * keep the logins that own the copied schema. So the owner of an existing schema decides, and the name of the database
 * only if there is no schema yet.
 */
export async function chooseRoleNames(admin: pg.Client): Promise<RoleNames> {
  const { rows } = await admin.query<{ database: string; owner: string | null }>(
    `select current_database() as database, (select pg_get_userbyid(nspowner) from pg_namespace where nspname = 'mgk') as owner`,
  )
  const [row] = rows
  if (!row) throw new Error('a select without a table has one row')
  if (row.owner === null) return buildRoleNames(createHash('sha256').update(row.database).digest('hex').slice(0, 8))
  const suffix = /^mgk_owner_([0-9a-z]+)$/.exec(row.owner)?.[1]
  if (suffix) return buildRoleNames(suffix)
  throw new StartProblem(
    `The database ${row.database} has a schema "mgk" that belongs to ${row.owner} and not to this product. Use another database, or rename that schema.`,
  )
}

function buildRoleNames(suffix: string): RoleNames {
  return { owner: `mgk_owner_${suffix}`, app: `mgk_app_${suffix}`, reader: `mgk_reader_${suffix}` }
}

/** Replaces the two variables of a statement file, written as psql writes a variable that is an identifier. */
export function nameLogins(statements: string, { app, reader }: RoleNames): string {
  return statements.replaceAll(':"app"', `"${app}"`).replaceAll(':"reader"', `"${reader}"`)
}
