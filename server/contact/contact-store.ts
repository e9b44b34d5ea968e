import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'

type Tx = Transaction<Tables>

export async function insertContactMessage(tx: Tx, message: { id: string; content: Buffer }): Promise<void> {
  await tx.insertInto('mgk.contact_messages').values(message).execute()
}

export async function forgetContactMessages(tx: Tx, months: number): Promise<void> {
  await sql`delete from mgk.contact_messages where received_at < now() - make_interval(months => ${months})`.execute(tx)
}

/** The position after a page of messages: microseconds since 1970, and the id. */
export type MessagePosition = readonly [since: number, id: string]
export type MessageRow = {
  id: string
  since: number
  received_at: Date
  content: Buffer
  settled_at: Date | null
  settled_by: string | null
}

const shown = sql`id, received_at, content, settled_at, settled_by, (extract(epoch from received_at) * 1000000)::bigint as since`

/** Lists either the settled or the open messages, newest first. */
export async function listContactMessages(
  tx: Tx,
  { isSettled, after, limit }: { isSettled: boolean; after: MessagePosition | null; limit: number },
): Promise<MessageRow[]> {
  const [since = 0, id = ''] = after ?? []
  const moment = sql`timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond'`
  const { rows } = await sql<MessageRow>`
    select ${shown} from mgk.contact_messages
    where (settled_at is not null) = ${isSettled}
      and ${after === null ? sql`true` : sql`(received_at, id) < (${moment}, ${id}::uuid)`}
    order by received_at desc, id desc
    limit ${limit}
  `.execute(tx)
  return rows
}

/** Undefined if there is no such message. Settling it again does not change who settled it first. */
export async function settleContactMessage(
  tx: Tx,
  id: string,
  by: { at: Date; userId: string } | null,
): Promise<MessageRow | undefined> {
  const isToChange = by === null ? sql`settled_at is not null` : sql`settled_at is null`
  await sql`
    update mgk.contact_messages set settled_at = ${by?.at ?? null}, settled_by = ${by?.userId ?? null}
    where id = ${id} and ${isToChange}
  `.execute(tx)
  const { rows } = await sql<MessageRow>`select ${shown} from mgk.contact_messages where id = ${id}`.execute(tx)
  return rows[0]
}
