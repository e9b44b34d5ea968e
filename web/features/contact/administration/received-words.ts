import { receivedMessages } from '#locales/en/site/received-messages.ts'

/** The texts of the page of messages, in the page's language. */
export function useReceivedWords(): typeof receivedMessages {
  return receivedMessages
}
