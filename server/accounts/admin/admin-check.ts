import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'

/** Whether the member or visitor of the transaction is an administrator, according to public.is_admin(). */
export async function isAdmin(tx: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ is_admin: boolean }>`select public.is_admin()`.execute(tx)
  return rows[0]?.is_admin === true
}
