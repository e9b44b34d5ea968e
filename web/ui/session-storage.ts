/** The toasts that the page before left for this one. */
export const carriedToastsKey = 'carried-toasts'

/** The only module that uses sessionStorage. Without it nothing survives a reload. */
export const tabStorage = {
  getItem(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null // blocked: as if nothing were stored
    }
  },
  setItem(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      // Full or blocked: the caller works without it.
    }
  },
  removeItem(key: string): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Blocked: nothing was stored either.
    }
  },
}
