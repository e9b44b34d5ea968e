import { fetchNotingLimits } from './retry-after.ts'

/** What every accounts client of this product has in common. Read in the browser alone. */
export const authOptions = {
  url: `${location.origin}/auth/v1`,
  headers: { apikey: 'publishable' },
  fetch: fetchNotingLimits,
  flowType: 'implicit',
  // Tokens in an address are taken by first-script.ts.
  detectSessionInUrl: false,
} as const
