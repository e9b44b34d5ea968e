import type { StoredKey } from './stored-keys.ts'

// What the browser refused to store. It lasts as long as the page.
const refused = new Map<StoredKey, string>()

/**
 * The only module that uses localStorage. It may be disabled, full or blocked. Then a value lasts as long as the page.
 */
export function readStored(key: StoredKey): string | null {
  const kept = refused.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null // blocked: as if nothing were stored
  }
}

/** The fields of a stored object; none when nothing is stored, or not in our format. */
export function readStoredFields(key: StoredKey): Record<string, unknown> {
  return fieldsOf(parseJson(readStored(key)))
}

/** Null when nothing is stored, or not in our format. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Returns whether the browser stored the value. */
export function store(key: StoredKey, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    refused.delete(key)
    return true
  } catch {
    refused.set(key, value)
    return false // full or blocked
  }
}

/** Whether the value lasts only as long as the page. */
export function isRefused(key: StoredKey): boolean {
  return refused.has(key)
}

export function forget(key: StoredKey): void {
  refused.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked: nothing was stored either.
  }
}

/** The stored keys that begin with this prefix. */
export function listStored<Prefix extends string>(prefix: Prefix): Extract<StoredKey, `${Prefix}${string}`>[] {
  const begins = (key: string): key is Extract<StoredKey, `${Prefix}${string}`> => key.startsWith(prefix)
  return [...new Set([...refused.keys(), ...listKeys()])].filter(begins)
}

function listKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return [] // blocked
  }
}
