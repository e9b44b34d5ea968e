import { useSyncExternalStore } from 'react'
import { forget, readStored, store } from '#web/ui/local-storage.ts'
import { onEvents } from '#web/ui/window-events.ts'
import { dismissToast, readToasts } from '#web/ui/feedback/toast-store.ts'

const storageKey = 'tripPlannerHidesClinics'
const changeEvent = 'hiddenclinicschange'

/** Whether this device shows clinic stops and treatments as private time. Never sent to the server. */
export function readHidesClinics(): boolean {
  return readStored(storageKey) === 'yes'
}

export function hideClinicsHere(hides: boolean): void {
  // Toasts that are already shown may name a clinic.
  if (hides) for (const { id } of readToasts()) dismissToast(id)
  if (hides) store(storageKey, 'yes')
  else forget(storageKey)
  dispatchEvent(new Event(changeEvent))
}

/** Calls back when the setting changes, in this tab or another. */
export function onHidesClinicsChange(callback: () => void): () => void {
  return onEvents([changeEvent, 'storage'], callback)
}

/** Whether clinics are hidden on this device; false on the server. */
export function useHidesClinics(): boolean {
  return useSyncExternalStore(onHidesClinicsChange, readHidesClinics, () => false)
}
