import { fetchNotingLimits } from './retry-after.ts'

/** The options that all auth clients share. Only read in the browser. */
export const authOptions = {
  url: `${location.origin}/auth/v1`,
  headers: { apikey: 'publishable' },
  fetch: fetchNotingLimits,
  flowType: 'implicit',
  // first-script.ts takes tokens out of the address.
  detectSessionInUrl: false,
} as const
