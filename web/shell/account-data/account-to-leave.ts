import { signOut } from '#locales/en/accounts/sign-out.ts'
import type { AccountToLeave, SignOutWarning } from '#web/features/accounts/leave-account.ts'
import { readSaved } from '#web/travel/saved/stored-places.ts'
import { readTripState } from '#web/travel/trip/trip-state.ts'
import { settleAndTell } from './settle-and-tell.ts'
import { forgetEdits, hasUnsentAnswers, listEdits } from './settle-account-data.ts'

// Enough for a slow network. Nobody waits longer to sign out.
const patienceMs = 4000

/** The data of the account on this device, for signing out. */
export const accountToLeave: AccountToLeave = { send, forgetEdits, settle: settleAndTell }

/** Sends what the account does not have yet. Returns what to say when something is left that signing out removes. */
async function send(): Promise<SignOutWarning | null> {
  const trip = readTripState()
  const areTreatmentsHere =
    trip?.isSaved === true || hasUnsentAnswers() ? await sendNow(AbortSignal.timeout(patienceMs)) : false
  if (isLost()) return signOut.warnings.changes
  return areTreatmentsHere ? signOut.warnings.treatments : null
}

/** Returns whether the account has the trip without its treatments. Offline, nobody knows. */
async function sendNow(signal: AbortSignal): Promise<boolean> {
  const late = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false), { once: true }))
  const sending = import('./send-to-account.ts').then(({ sendToAccount }) => sendToAccount(signal))
  return Promise.race([sending.catch(() => false), late])
}

/** Answers of a trip that is in no account are not lost: the visitor is asked about them. */
function isLost(): boolean {
  const trip = readTripState()
  const isTripLost = trip?.isSaved === true && (trip.isChanged || hasUnsentAnswers())
  return isTripLost || readSaved().unsent.length > 0 || listEdits().length > 0
}
