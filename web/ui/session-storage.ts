/** The only place that touches what the browser keeps for one tab; without it nothing outlives a reload. */
export const tabStorage = {
  getItem(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null // blocked: as if nothing had been stored
    }
  },
  setItem(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      // Full or blocked: the caller goes on without it.
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
