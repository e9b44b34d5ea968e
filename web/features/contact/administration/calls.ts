import type { ReceivedMessage, ReceivedMessages } from '#domain/contact.ts'
import type { Page } from '#web/administration/versions/use-pages.ts'
import { callApi } from '#web/api.ts'

export type MessageState = 'open' | 'settled'

/* oxlint-disable typescript/no-unsafe-type-assertion -- each as server/contact/message-routes.ts answers, in one release */

/** Those that wait or are settled; `after` as the page before said. */
export async function readMessages(
  state: MessageState,
  after: string | null,
  signal?: AbortSignal,
): Promise<Page<ReceivedMessage>> {
  const query = new URLSearchParams({ state, ...(after !== null && { after }) }).toString()
  const { messages, next } = (await callApi(`/api/messages?${query}`, signal ? { signal } : {})) as ReceivedMessages
  return { rows: messages, next }
}

export async function settleMessage(id: string, isSettled: boolean): Promise<ReceivedMessage> {
  const method = isSettled ? 'POST' : 'DELETE'
  return (await callApi(`/api/messages/${id}/settled`, { method })) as ReceivedMessage
}

/* oxlint-enable typescript/no-unsafe-type-assertion */
