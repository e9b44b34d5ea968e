import { useSyncExternalStore } from 'react'

/** Whether the browser is offline. False on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    onChange,
    () => !navigator.onLine,
    () => false,
  )
}

function onChange(callback: () => void): () => void {
  addEventListener('online', callback)
  addEventListener('offline', callback)
  return () => {
    removeEventListener('online', callback)
    removeEventListener('offline', callback)
  }
}
