import { type Kysely, type Selectable, sql } from 'kysely'
import type { AuditAction } from '#domain/accounts/accounts.ts'
import type { AccountTables } from '#server/platform/database/tables/account-tables.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

export type AuditRow = Selectable<AccountTables['mgk.audit_log']>

export type AuditFilter = {
  /** Entries about this user, as actor or as subject. */
  about: string | null
  action: AuditAction | null
  subjectId: string | null
  /** Only entries with an id lower than this. */
  before: number | null
}

/** Lists the entries that row-level security shows to the transaction's user, newest first. */
export function listAudit(
  tx: Kysely<Tables>,
  { about, action, subjectId, before }: AuditFilter,
  limit: number,
): Promise<AuditRow[]> {
  return (
    tx
      .selectFrom('mgk.audit_log')
      .selectAll()
      // Row-level security has the same condition, but only an explicit one can use the index.
      .$if(about !== null, (some) =>
        some.where((row) => row.or([row('actor_id', '=', about), row('subject_id', '=', about)])),
      )
      .$if(action !== null, (some) => some.where('action', '=', action ?? ''))
      .$if(subjectId !== null, (some) => some.where('subject_id', '=', subjectId))
      .$if(before !== null, (some) => some.where('id', '<', before ?? 0))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  )
}

/** Mail addresses of these users. Deleted users have none. */
export async function findEmails(tx: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await tx
    .selectFrom('mgk.users')
    .select(['id', 'email'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

const rowsPerSweep = 5_000

/** Deletes a limited number of rows, so that no delete takes long. Returns whether there may be more. */
export async function forgetAuditBefore(tx: Kysely<Tables>, moment: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from mgk.audit_log where id in (
      select id from mgk.audit_log where at < ${moment} order by at limit ${rowsPerSweep}
    )
  `.execute(tx)
  return numAffectedRows === BigInt(rowsPerSweep)
}
