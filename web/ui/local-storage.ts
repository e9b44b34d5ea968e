/**
 * The only place that touches the browser's storage. It may be switched off, full or blocked; then nothing is
 * kept, which every caller has to live with anyway on a visitor's first visit.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // blocked: as if nothing had been stored
  }
}

/** Says whether it was kept. */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false // full or blocked
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked: nothing was stored either.
  }
}
