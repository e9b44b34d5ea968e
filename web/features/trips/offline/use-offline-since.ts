import { useSyncExternalStore } from 'react'

/** `since` is null when the page was opened offline. */
export type Offline = { since: number | null }

let offline: Offline | null = null
let isWatched = false

/** When the browser went offline, as far as it knows; null while online. */
export function useOfflineSince(): Offline | null {
  return useSyncExternalStore(onChange, read, readNothing)
}

function read(): Offline | null {
  if (navigator.onLine) offline = null
  else offline ??= { since: null }
  return offline
}

function readNothing(): null {
  return null
}

function onChange(callback: () => void): () => void {
  watch()
  addEventListener('online', callback)
  addEventListener('offline', callback)
  return () => {
    removeEventListener('online', callback)
    removeEventListener('offline', callback)
  }
}

/** Listens for the life of the page, because the time of going offline is needed even before a component asks. */
function watch(): void {
  if (isWatched) return
  isWatched = true
  addEventListener('offline', () => {
    offline = { since: Date.now() }
  })
}
