import type { AccountToLeave, NotInAccount } from '#web/features/accounts/sign-out.ts'
import { readSaved } from '#web/travel/saved/stored-places.ts'
import { readTripState } from '#web/travel/trip/trip-state.ts'
import { forgetEdits, hasUnsentAnswers, listEdits } from './settle-account-data.ts'

// Enough for a slow network. Nobody waits longer to sign out.
const patienceMs = 4000

/** The data of the account on this device, for signing out. */
export const accountToLeave: AccountToLeave = { send, forgetEdits }

async function send(): Promise<NotInAccount> {
  const trip = readTripState()
  const areTreatmentsHere =
    trip?.isSaved === true || hasUnsentAnswers() ? await sendNow(AbortSignal.timeout(patienceMs)) : false
  if (isLost()) return 'changes'
  return areTreatmentsHere ? 'treatments' : null
}

/** Returns whether the account has the trip without its treatments. Offline, nobody knows. */
async function sendNow(signal: AbortSignal): Promise<boolean> {
  const late = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false), { once: true }))
  const sending = import('./send-unsent.ts').then(({ sendUnsent }) => sendUnsent(signal))
  return Promise.race([sending.catch(() => false), late])
}

/** Answers of a trip that is in no account are not lost: the visitor is asked about them. */
function isLost(): boolean {
  const trip = readTripState()
  const isTripLost = trip?.isSaved === true && (trip.isChanged || hasUnsentAnswers())
  return isTripLost || readSaved().unsent.length > 0 || listEdits().length > 0
}
