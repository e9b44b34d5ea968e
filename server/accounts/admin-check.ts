import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/** Whether the transaction's own member or visitor is an administrator, as public.is_admin() says at this moment. */
export async function isAdmin(tx: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ is_admin: boolean }>`select public.is_admin()`.execute(tx)
  return rows[0]?.is_admin === true
}
