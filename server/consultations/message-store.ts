import type { Transaction } from 'kysely'
import type { MessageWriter } from '#domain/consultations/sent-requests.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

type Tx = Transaction<Tables>

export type MessageRow = { id: string; side: MessageWriter; content: Buffer; writtenAt: Date }

/** In a transaction of the product, or of a side that sees the request. */
export function listMessages(tx: Tx, consultationId: string): Promise<MessageRow[]> {
  return tx
    .selectFrom('mgk.consultation_messages')
    .select(['id', 'side', 'content', 'written_at as writtenAt'])
    .where('consultation_id', '=', consultationId)
    .orderBy('written_at')
    .orderBy('id')
    .execute()
}

export async function countMessages(tx: Tx, consultationId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('mgk.consultation_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('consultation_id', '=', consultationId)
    .executeTakeFirstOrThrow()
  return count
}

/** False if a message with this id is there: the same form was sent twice. */
export async function insertMessage(tx: Tx, message: MessageRow & { consultationId: string }): Promise<boolean> {
  const inserted = await tx
    .insertInto('mgk.consultation_messages')
    .values({
      id: message.id,
      consultation_id: message.consultationId,
      side: message.side,
      content: message.content,
      written_at: message.writtenAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
