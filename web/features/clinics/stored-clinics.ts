import * as z from 'zod/mini'
import { clinicFacts } from '#domain/clinics/clinic-schemas.ts'
import { mostStoredClinics } from '#domain/clinics/clinic-lists.ts'
import type { Clinic, ClinicPath } from '#domain/clinics/clinics.ts'
import { callApi } from '#web/api.ts'
import { forget, readStored, store } from '#web/ui/local-storage.ts'

/** The version of the format. A copy with another version is ignored. */
const storedVersion = 1

const kept = z.strictObject({
  version: z.literal(storedVersion),
  /** When the server answered, in milliseconds since 1970. */
  keptAt: z.number(),
  clinics: z.array(z.unknown()),
})

const own = z.looseObject({ id: z.int(), version: z.int(), isSample: z.boolean(), updatedOn: z.iso.date() })

export type StoredClinics = { keptAt: number; clinics: Clinic[] }

/**
 * The browser's copy of a listing page, stored under the page's name. It is shown at once and offline. The server's
 * data replaces it. Null without a valid copy.
 */
export function readStoredClinics(path: ClinicPath): StoredClinics | null {
  const read = kept.safeParse(parse(readStored(path)))
  if (!read.success) return null
  const clinics = read.data.clinics.map(readClinic)
  return clinics.every((clinic) => clinic !== null) ? { keptAt: read.data.keptAt, clinics } : null
}

/** Stores the first clinics of the list. If storage is full, the old copy is removed. */
export function storeClinics(path: ClinicPath, clinics: readonly Clinic[], now: number): void {
  const copy = { version: storedVersion, keptAt: now, clinics: clinics.slice(0, mostStoredClinics) }
  if (!store(path, JSON.stringify(copy))) forget(path)
}

/** Requests the list and stores it. Offline the copy stays as it is. */
export async function refreshStoredClinics(path: ClinicPath, signal: AbortSignal): Promise<void> {
  const answer = await callApi('GET /:listing/copy.json', { params: { listing: path }, signal }).catch(() => null)
  if (!Array.isArray(answer)) return
  const clinics = answer.map(readClinic).filter((clinic) => clinic !== null)
  storeClinics(path, clinics, Date.now())
}

function readClinic(value: unknown): Clinic | null {
  const named = own.safeParse(value)
  if (!named.success) return null
  const { id, version, isSample, updatedOn, ...rest } = named.data
  const facts = clinicFacts.safeParse(rest)
  return facts.success ? { id, version, isSample, updatedOn, ...facts.data } : null
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null // not in our format
  }
}
