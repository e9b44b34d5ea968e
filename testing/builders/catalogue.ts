import type { PlaceFacts } from '#domain/places/places.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { tripPlace } from '#server/trips/trip-place.ts'
import { readInstitutions } from '#seed/institutions.ts'
import { readPlaces } from '#seed/places.ts'
import { readTreatments } from '#seed/treatments.ts'
import { readSampleClinics } from '#seed/clinics.ts'

/** The embedded catalogue, for tests of a capability: what they test must not know where the rows come from. */
export function readCatalogue(): PlaceFacts[] {
  return readPlaces()
}

/** Its rows as trips have them. */
export function readTripPlaces(): TripPlace[] {
  return readCatalogue().map((row) => tripPlace({ ...row }))
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
