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

/**
 * The stored draft of that shape. What it does not have yet, because an earlier release stored it, is as in `current`:
 * the entry of the server, or an empty one.
 */
export function readStoredDraft<Facts extends object, Draft extends object>(
  key: EditKey,
  shape: number,
  current: { draft: Draft; before: Facts },
): StoredDraft<Facts, Draft> | null {
  const text = readStored(key)
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    if (!isDraft(kept, shape)) return null
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by storeDraft in this shape
    const { draft, before, ...rest } = kept as StoredDraft<Facts, Draft>
    return { ...rest, draft: { ...current.draft, ...draft }, before: { ...current.before, ...before } }
  } catch {
    return null // not written by us
  }
}

export function forgetDraft(key: EditKey): void {
  forget(key)
}

function isDraft(value: unknown, shape: number): value is object {
  if (!isObject(value) || Reflect.get(value, 'shape') !== shape) return false
  return isObject(Reflect.get(value, 'draft')) && isObject(Reflect.get(value, 'before'))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
