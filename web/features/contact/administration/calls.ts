import type { ReceivedMessage } from '#domain/site/contact.ts'
import type { Page } from '#web/administration/versions/use-pages.ts'
import { callApi } from '#web/api.ts'

export type MessageState = 'open' | 'settled'

/** Lists open or settled messages. `after` is the cursor from the previous page. */
export async function readMessages(
  state: MessageState,
  after: string | null,
  signal?: AbortSignal,
): Promise<Page<ReceivedMessage>> {
  const query = { state, after: after ?? undefined }
  const { messages, next } = await callApi('GET /api/messages', { query, signal })
  return { rows: messages, next }
}

export function settleMessage(id: string, isSettled: boolean): Promise<ReceivedMessage> {
  return callApi(`${isSettled ? 'POST' : 'DELETE'} /api/messages/:id/settled`, { params: { id } })
}
