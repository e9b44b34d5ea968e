import { useSyncExternalStore } from 'react'
import { onEvents } from '#web/ui/window-events.ts'

/** Whether the browser is offline. False on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    onChange,
    () => !navigator.onLine,
    () => false,
  )
}

function onChange(callback: () => void): () => void {
  return onEvents(['online', 'offline'], callback)
}
