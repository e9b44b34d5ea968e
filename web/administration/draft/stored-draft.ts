import { forget, readStored, store } from '#web/ui/local-storage.ts'
import type { EditKey } from '#web/ui/stored-keys.ts'

/** A stored draft: what was typed, its base version, and the time. Pictures are stored by their address. */
export type StoredDraft<Facts extends object, Draft extends object> = {
  draft: Draft
  before: Facts
  version: number | null
  savedAt: string
}

/** One key for each existing entry, and one for a new entry of each page. */
export function draftKey(kind: 'clinic' | 'place', subject: number | string): EditKey {
  return `${kind}-draft:${subject}`
}

/** Returns whether the browser stored the draft. */
export function storeDraft(key: EditKey, shape: number, kept: StoredDraft<object, object>): boolean {
  return store(key, JSON.stringify({ shape, ...kept }))
}

/** Whether a value has that shape and every field of `whole`. */
export function readStoredDraft<Facts extends object, Draft extends object>(
  key: EditKey,
  shape: number,
  whole: Draft,
): StoredDraft<Facts, Draft> | null {
  const text = readStored(key)
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by storeDraft in this shape
    return isWhole(kept, shape, whole) ? (kept as StoredDraft<Facts, Draft>) : null
  } catch {
    return null // not written by us
  }
}

export function forgetDraft(key: EditKey): void {
  forget(key)
}

function isWhole(value: unknown, shape: number, whole: object): boolean {
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'shape') !== shape) return false
  const draft: unknown = Reflect.get(value, 'draft')
  if (typeof draft !== 'object' || draft === null) return false
  return Object.keys(whole).every((field) => Object.hasOwn(draft, field))
}
