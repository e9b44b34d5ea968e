import * as z from 'zod/mini'
import { clinicFacts } from '#domain/clinics/clinic-schemas.ts'
import type { Clinic, ClinicPath } from '#domain/clinics/clinics.ts'
import { parseJson, readStored } from '#web/ui/local-storage.ts'
import { storedVersion } from './store-clinics.ts'

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
 * data replaces it. Null without a valid copy: whatever is on the device is read as carefully as a stranger's words.
 */
export function readStoredClinics(path: ClinicPath): StoredClinics | null {
  const read = kept.safeParse(parseJson(readStored(path)))
  if (!read.success) return null
  const clinics = read.data.clinics.map(readClinic)
  return clinics.every((clinic) => clinic !== null) ? { keptAt: read.data.keptAt, clinics } : null
}

function readClinic(value: unknown): Clinic | null {
  const named = own.safeParse(value)
  if (!named.success) return null
  const { id, version, isSample, updatedOn, ...rest } = named.data
  const facts = clinicFacts.safeParse(rest)
  return facts.success ? { id, version, isSample, updatedOn, ...facts.data } : null
}
