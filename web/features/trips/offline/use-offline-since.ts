import { useSyncExternalStore } from 'react'

/** `since` is null where the page was opened without a network already. */
export type Offline = { since: number | null }

let offline: Offline | null = null
let isWatched = false

/** Since when there is no network, as far as the browser knows; null while there is one. */
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

/** For the life of the page: it matters when the network went, not when somebody asked. */
function watch(): void {
  if (isWatched) return
  isWatched = true
  addEventListener('offline', () => {
    offline = { since: Date.now() }
  })
}
