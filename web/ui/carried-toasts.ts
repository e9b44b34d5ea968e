import { carriedToastsKey, tabStorage } from './session-storage.ts'
import { readToasts, showToast, type ToastWords } from './feedback/toast-store.ts'

const carriedMs = 6000

/**
 * Lets the toasts of the next seconds survive the load of a document. Without a network, a navigation becomes one.
 * Toasts with an action are not carried: the action belongs to this page.
 */
export function carryToasts(): void {
  const over = new AbortController()
  addEventListener('pagehide', keepToasts, { signal: over.signal })
  setTimeout(() => over.abort(), carriedMs)
}

function keepToasts(): void {
  const toasts = readToasts().filter(({ action }) => !action)
  const words = toasts.map(({ kind, title, description }): ToastWords => ({ kind, title, description }))
  tabStorage.setItem(carriedToastsKey, JSON.stringify(words))
}

/** Shows the toasts that the page before left. Once. */
export function showCarriedToasts(): void {
  const text = tabStorage.getItem(carriedToastsKey)
  if (text === null) return
  tabStorage.removeItem(carriedToastsKey)
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
    for (const words of JSON.parse(text) as ToastWords[]) showToast(words)
  } catch {
    // not in our format
  }
}
