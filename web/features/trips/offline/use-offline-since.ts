import { useSyncExternalStore } from 'react'
import { onEvents } from '#web/ui/window-events.ts'

/** `since` is null when the page was opened offline. */
export type Offline = { since: number | null }

let offline: Offline | null = null
let isWatched = false

/** When the browser went offline, as far as it knows; null while online. */
export function useOfflineSince(): Offline | null {
  return useSyncExternalStore(onChange, read, () => null)
}

function read(): Offline | null {
  if (navigator.onLine) offline = null
  else offline ??= { since: null }
  return offline
}

function onChange(callback: () => void): () => void {
  watch()
  return onEvents(['online', 'offline'], callback)
}

/** Listens for the life of the page, because the time of going offline is needed even before a component asks. */
function watch(): void {
  if (isWatched) return
  isWatched = true
  addEventListener('offline', () => {
    offline = { since: Date.now() }
  })
}
