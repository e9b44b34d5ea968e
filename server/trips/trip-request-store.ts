import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'

export async function insertTripRequest(
  tx: Transaction<Tables>,
  request: { id: string; content: Buffer },
): Promise<void> {
  await tx.insertInto('mgk.trip_requests').values(request).execute()
}

export async function forgetTripRequests(tx: Transaction<Tables>, months: number): Promise<void> {
  await sql`delete from mgk.trip_requests where received_at < now() - make_interval(months => ${months})`.execute(tx)
}
