import { vipRequest } from '#locales/en/trips/vip-request.ts'

/** The messages of the request for personal help, in the page's language. */
export function useVipMessages(): typeof vipRequest {
  return vipRequest
}
