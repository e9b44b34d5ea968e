import type { PlaceFacts } from '#domain/places/places.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { tripPlace } from '#server/trips/trip-place.ts'
import { readInstitutions } from '#seed/institutions.ts'
import { readPlaces } from '#seed/places.ts'
import { readTreatments } from '#seed/treatments.ts'
import { readSampleClinics } from '#seed/clinics.ts'

// Reading takes half a second, so a process reads once. The rows are frozen: no test may change those of another.
let catalogue: ReturnType<typeof readPlaces> | undefined
let tripPlaces: TripPlace[] | undefined

/** The embedded catalogue, for tests of a capability: what they test must not know where the rows come from. */
export function readCatalogue(): ReturnType<typeof readPlaces> {
  catalogue ??= freeze(readPlaces())
  return [...catalogue]
}

export function readTripPlaces(): TripPlace[] {
  tripPlaces ??= freeze(readCatalogue().map((row) => tripPlace({ ...row })))
  return [...tripPlaces]
}

function freeze<T extends object>(whole: T): T {
  for (const part of Object.values(whole)) {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) freeze(part)
  }
  return Object.freeze(whole)
}

/** Its first places, for tests of names: what is not among them stays unknown, however the catalogue grows. */
export function readFirstPlaces(): PlaceFacts[] {
  return readCatalogue().slice(0, 12)
}

/** The embedded table of treatments, likewise. */
export function readTreatmentTable(): TreatmentFacts[] {
  return readTreatments()
}

/** The embedded institutions, likewise. */
export function readBuiltInInstitutions(): ReturnType<typeof readInstitutions> {
  return readInstitutions()
}

/** The samples that ship with the product. */
export function readBuiltInSamples() {
  return readSampleClinics()
}
