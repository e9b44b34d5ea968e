/**
 * The only module that uses localStorage. It may be disabled, full or blocked. Then nothing is stored, and callers
 * behave as on a first visit.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // blocked: as if nothing were stored
  }
}

/** Returns whether the value was stored. */
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
