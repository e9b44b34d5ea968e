import * as z from 'zod'
import { canReadMessages, type ReceivedMessage, type ReceivedMessages } from '#domain/site/contact.ts'
import { Problem } from '#domain/site/problems.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { createEditors, type Editor } from '#server/platform/edits/editors.ts'
import { cutPage, type FindEmails } from '#server/platform/edits/change-rows.ts'
import { readListPosition, writeListPosition } from '#server/platform/lists/list-position.ts'
import { listContactMessages, type MessagePosition, type MessageRow, settleContactMessage } from './contact-store.ts'
import { encryptedContent } from './encrypted-content.ts'

const { audience, requireEditor: requireReader } = createEditors({
  mayEdit: canReadMessages,
  denied: 'messages.denied',
})

export const messageReaders = audience

type Parts = {
  database: Pick<Database, 'transactionAs'>
  dataKey: DataKey
  findEmails: FindEmails
  now: () => number
}
type Asked = { isSettled: boolean; after: string | null; limit: number }

const messagePosition = z.tuple([
  // Microseconds since 1970, up to the year 2200.
  z.int().min(0).max(7_258_118_400_000_000),
  z.uuid(),
])

/** Messages for administrators. Every statement runs as the administrator, so that the database checks too. */
export function createInbox({ database, dataKey, findEmails, now }: Parts) {
  const kept = encryptedContent(dataKey)

  async function present(rows: readonly MessageRow[]): Promise<ReceivedMessage[]> {
    const ids = new Set(rows.flatMap((row) => row.settled_by ?? []))
    const emails = ids.size === 0 ? new Map<string, string>() : await findEmails([...ids])
    return rows.map((row) => ({
      id: row.id,
      receivedAt: row.received_at.toISOString(),
      ...kept.open(row),
      settledAt: row.settled_at?.toISOString() ?? null,
      settledBy: row.settled_by === null ? null : (emails.get(row.settled_by) ?? null),
    }))
  }

  return {
    /** Lists the open or the settled messages, newest first. */
    async list({ actor }: Editor, { isSettled, after, limit }: Asked): Promise<ReceivedMessages> {
      const own = requireReader(actor)
      const position = readPosition(after)
      const rows = await database.transactionAs(own, (tx) =>
        listContactMessages(tx, { isSettled, after: position, limit: limit + 1 }),
      )
      const { shown, last } = cutPage(rows, { limit })
      return {
        messages: await present(shown),
        next: last && writeListPosition([last.since, last.id], 'messages'),
      }
    },

    async settle({ actor }: Editor, id: string, isSettled: boolean): Promise<ReceivedMessage> {
      const own = requireReader(actor)
      const by = isSettled ? { at: new Date(now()), userId: own.userId } : null
      const row = await database.transactionAs(own, (tx) => settleContactMessage(tx, id, by))
      const [message] = row ? await present([row]) : []
      if (!message) throw new Problem('messages.not_found')
      return message
    },
  }
}

export type Inbox = ReturnType<typeof createInbox>

function readPosition(word: string | null): MessagePosition | null {
  if (word === null) return null
  const position = readListPosition<MessagePosition>(word, 'messages', messagePosition)
  if (!position) throw new Problem('messages.list_position_unknown')
  return position
}
