import { forget, readStoredFields, store } from '#web/ui/local-storage.ts'

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

/** Calls back when the account changes, in this tab or another. */
export function onAccountOnDeviceChange(callback: () => void): () => void {
  const events = [changeEvent, 'storage']
  for (const event of events) addEventListener(event, callback)
  return () => {
    for (const event of events) removeEventListener(event, callback)
  }
}
