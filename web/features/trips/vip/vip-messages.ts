import { vipRequest } from '#locales/en/vip-request.ts'

/** The messages of the request for personal help, in the page's language. */
export function useVipMessages(): typeof vipRequest {
  return vipRequest
}
