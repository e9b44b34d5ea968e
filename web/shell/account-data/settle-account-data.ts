import { type StepName, stepNames } from '#domain/trips/answers/step-names.ts'
import { readStoredUserId } from '#web/features/accounts/session/stored-session.ts'
import { settleChoices } from '#web/preferences/stored-choices.ts'
import { leaveSavedPlaces, readSaved, storeSavedPlaces } from '#web/travel/saved/stored-places.ts'
import { readTripState } from '#web/travel/trip/trip-state.ts'
import { fieldsOf, forget, listStored, readStored, readStoredFields } from '#web/ui/local-storage.ts'
import { accountKeys, editPrefixes, stepKeys, tripKeys } from '#web/ui/stored-keys.ts'
import { type AccountOnDevice, readAccountOnDevice, storeAccountOnDevice } from './account-on-device.ts'

/** What is on this device and in no account. */
export type Unsaved = { hasTrip: boolean; hasAnswers: boolean; places: number }

/**
 * Compares the account whose data is on this device with the one that is signed in, and removes the data of one that is
 * not: after signing out here or in another tab, when the server ended the session, or when somebody else signs in.
 * Null when no account left; `isRemoved` says whether it had a trip, answers or saved places here.
 */
export function settleAccountData(): { isRemoved: boolean } | null {
  const signedIn = readStoredUserId()
  if (signedIn === undefined) return null
  const account = readAccountOnDevice()
  if (signedIn === null) return isOwnedDevice() ? { isRemoved: leave(account?.id ?? '') } : null
  const left = account && account.id !== signedIn ? { isRemoved: giveWay(account) } : null
  if (account?.id !== signedIn || account.hasLeft) {
    storeAccountOnDevice({ id: signedIn, hasLeft: false, isAsking: false })
  }
  return left
}

/** Somebody else signs in. They are not asked about data that is not theirs. */
function giveWay({ id, hasLeft, isAsking }: AccountOnDevice): boolean {
  const isRemoved = !hasLeft && leave(id)
  if (!hasLeft || isAsking) removeUnsaved()
  forgetEdits()
  return isRemoved
}

/** Also without the mark: data that an earlier release left, or that another tab stored too late. */
function isOwnedDevice(): boolean {
  const account = readAccountOnDevice()
  if (account && !account.hasLeft) return true
  return readSaved().owner !== null || readTripState()?.isSaved === true || (!account && hasSentAnswers())
}

/** The id is empty for data of an unknown account. */
function leave(id: string): boolean {
  const { hasTrip, hasAnswers, places } = listUnsaved()
  const keepsTrip = hasTrip || hasAnswers
  const hadTrip = !keepsTrip && [...tripKeys, 'tripPlannerSharedLink' as const].some((key) => readStored(key) !== null)
  const hadPlaces = leaveSavedPlaces()
  for (const key of accountKeys) forget(key)
  settleChoices()
  if (!keepsTrip) removeTrip()
  const isAsking = keepsTrip || places > 0
  storeAccountOnDevice(isAsking || listEdits().length > 0 ? { id, hasLeft: true, isAsking } : null)
  showAsChanged()
  return hadTrip || hadPlaces
}

/** What the visitor is asked about: a trip that was never saved, answers without a trip, and places. */
export function listUnsaved(): Unsaved {
  const trip = readTripState()
  return {
    hasTrip: trip !== null && !trip.isSaved,
    hasAnswers: trip === null && hasUnsentAnswers(),
    places: readSaved().device.length,
  }
}

/** An answer to the question. The other one is `keepUnsaved` of the dialog. */
export function removeUnsaved(): void {
  removeTrip()
  const saved = readSaved()
  if (saved.device.length > 0) storeSavedPlaces({ ...saved, device: [] })
  stopAsking()
  showAsChanged()
}

/** Removes what an administrator typed and did not save. */
export function forgetEdits(): void {
  for (const key of listEdits()) forget(key)
}

export function listEdits() {
  return editPrefixes.flatMap((prefix) => listStored(prefix))
}

/** Whether there are answers that no account has. */
export function hasUnsentAnswers(): boolean {
  return listAnswered().some((step) => !isSent(step))
}

function hasSentAnswers(): boolean {
  return listAnswered().some(isSent)
}

function listAnswered(): StepName[] {
  return stepNames.filter((step) => readStored(stepKeys[step]) !== null)
}

function isSent(step: StepName): boolean {
  const { changedAt, sentAt } = readStoredFields('tripPlannerChanges')
  const moment = fieldsOf(changedAt)[step]
  return moment !== undefined && moment === fieldsOf(sentAt)[step]
}

function removeTrip(): void {
  for (const key of tripKeys) forget(key)
}

export function stopAsking(): void {
  const account = readAccountOnDevice()
  storeAccountOnDevice(account && listEdits().length > 0 ? { ...account, isAsking: false } : null)
}

/** Everything on the page reads the storage again, as after a change by another tab. */
function showAsChanged(): void {
  dispatchEvent(new Event('storage'))
}
