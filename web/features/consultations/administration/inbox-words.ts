import { requestInbox } from '#locales/en/consultations/request-inbox.ts'

/** The messages of the page on which administrators see to requests. */
export function useInboxWords(): typeof requestInbox {
  return requestInbox
}
