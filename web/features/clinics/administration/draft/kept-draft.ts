import { forget, readStored, store } from '#web/ui/local-storage.ts'
import { type ClinicDraft, draftOf, type EditedFacts } from './clinic-draft.ts'
import { unknownClinic } from '#domain/clinics.ts'

/** What was typed, on top of which version of the clinic, and when. Pictures are in it by their address alone. */
export type KeptDraft = {
  draft: ClinicDraft
  before: EditedFacts
  version: number | null
  savedAt: string
}

/** Grows with the shape of a draft: one of an older shape is forgotten and not misread. */
const shape = 1

/** One for each clinic, and one for a new clinic of each listing page. */
export function draftKey(subject: number | string): string {
  return `clinic-draft:${subject}`
}

/** Says whether this browser kept it. */
export function keepDraft(key: string, kept: KeptDraft): boolean {
  return store(key, JSON.stringify({ shape, ...kept }))
}

export function readKeptDraft(key: string): KeptDraft | null {
  const text = readStored(key)
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    return isKeptDraft(kept) ? kept : null
  } catch {
    return null // not written by us
  }
}

export function forgetDraft(key: string): void {
  forget(key)
}

/** Of our shape, and with every field that a form needs. */
function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'shape') !== shape) return false
  const draft: unknown = Reflect.get(value, 'draft')
  if (typeof draft !== 'object' || draft === null) return false
  return Object.keys(draftOf(unknownClinic)).every((field) => Object.hasOwn(draft, field))
}
