import type { AccountToLeave } from '#web/features/accounts/sign-out.ts'
import { forgetEdits } from './settle-account-data.ts'

/** The data of the account on this device, for signing out. */
export const accountToLeave: AccountToLeave = {
  async send() {
    // The service worker keeps this part. Without it nothing can be sent, and signing out is not refused.
    const part = await import('./send-unsent.ts').catch(() => null)
    return part ? part.sendUnsent() : null
  },
  forgetEdits,
}
