import { sentRequests } from '#locales/en/consultations/sent-requests.ts'

/** The messages about requests that are sent from here, in the page's language. */
export function useSentRequestMessages(): typeof sentRequests {
  return sentRequests
}
