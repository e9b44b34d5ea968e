import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { ConsultationState } from '#domain/consultations/consultation-life.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

type Tx = Transaction<Tables>

/** The position after a page of requests: microseconds since 1970, and the id. */
export type InboxPosition = readonly [since: number, id: string]

export type InboxFilter = {
  state: ConsultationState | null
  clinicId: number | null
  olderThanHours: number
  isMine: boolean
}

export type InboxRow = {
  id: string
  clinicId: number
  state: ConsultationState
  requestedAt: Date
  answeredAt: Date | null
  assignedTo: string | null
  linkUntil: Date | null
  isReadable: boolean
  since: number
}

/** Nothing of what was asked, so the product lists it, also where administrators may not read it. Newest first. */
export async function listInbox(
  tx: Tx,
  userId: string,
  { filter, after, limit }: { filter: InboxFilter; after: InboxPosition | null; limit: number },
): Promise<InboxRow[]> {
  const [since = 0, id = ''] = after ?? []
  const moment = sql`timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond'`
  const conditions: RawBuilder<unknown>[] = [
    // One that was not confirmed was sent to nobody.
    sql`requested_at is not null`,
    ...(filter.state === null ? [] : [sql`state = ${filter.state}`]),
    ...(filter.clinicId === null ? [] : [sql`clinic_id = ${filter.clinicId}`]),
    ...(filter.olderThanHours === 0
      ? []
      : [sql`requested_at < now() - make_interval(hours => ${filter.olderThanHours})`]),
    ...(filter.isMine ? [sql`assigned_to = ${userId}`] : []),
    ...(after === null ? [] : [sql`(written_at, id) < (${moment}, ${id}::uuid)`]),
  ]
  const { rows } = await sql<InboxRow>`
    select id, clinic_id as "clinicId", state, requested_at as "requestedAt", answered_at as "answeredAt",
      assigned_to as "assignedTo", clinic_link_until as "linkUntil", admins_may_read as "isReadable",
      (extract(epoch from written_at) * 1000000)::bigint as since
    from mgk.consultations where ${sql.join(conditions, sql` and `)}
    order by written_at desc, id desc limit ${limit}
  `.execute(tx)
  return rows
}

/** Whether the operator has named this administrator. */
export async function isReader(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('mgk.consultation_readers')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveAssignment(tx: Tx, id: string, userId: string | null): Promise<void> {
  await tx.updateTable('mgk.consultations').set({ assigned_to: userId }).where('id', '=', id).execute()
}
