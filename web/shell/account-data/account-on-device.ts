import { readStoredUserId } from '#web/features/accounts/session/stored-session.ts'
import { forget, readStored, readStoredFields, store } from '#web/ui/local-storage.ts'
import { onEvents } from '#web/ui/window-events.ts'

const storageKey = 'account-on-device'
const changeEvent = 'accountondevicechange'

/** The account whose data is on this device. */
export type AccountOnDevice = {
  id: string
  /** It has signed out, and some data is still here. */
  hasLeft: boolean
  /** The visitor is asked whether data that is in no account stays here. */
  isAsking: boolean
}

export function readAccountOnDevice(): AccountOnDevice | null {
  const { id, hasLeft, isAsking } = readStoredFields(storageKey)
  return typeof id === 'string' ? { id, hasLeft: hasLeft === true, isAsking: isAsking === true } : null
}

export function storeAccountOnDevice(account: AccountOnDevice | null): void {
  if (account) store(storageKey, JSON.stringify(account))
  else forget(storageKey)
  dispatchEvent(new Event(changeEvent))
}

/** The account that synchronises with this device; null when there is none, or it has left. */
export function readOwner(): string | null {
  const account = readAccountOnDevice()
  return account && !account.hasLeft ? account.id : null
}

/**
 * Whether there may be data of an account that is not signed in. A quick look for every page: settle-account-data.ts
 * decides, and is loaded only then.
 */
export function mayNeedSettling(): boolean {
  const signedIn = readStoredUserId()
  if (signedIn === undefined) return false
  if (signedIn !== null) return readOwner() !== signedIn
  const keys = [storageKey, 'tripPlannerPlan', 'tripPlannerChanges', 'saved-places'] as const
  return keys.some((key) => readStored(key) !== null)
}

/** Calls back when the account changes, in this tab or another. */
export function onAccountOnDeviceChange(callback: () => void): () => void {
  return onEvents([changeEvent, 'storage'], callback)
}
