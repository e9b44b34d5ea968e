import type { PlaceFacts } from '#domain/places.ts'
import type { TreatmentFacts } from '#domain/treatments.ts'
import { readPlaces } from '#seed/places.ts'
import { readTreatments } from '#seed/treatments.ts'

/** The embedded catalogue, for tests of a capability: what they test must not know where the rows come from. */
export function readCatalogue(): PlaceFacts[] {
  return readPlaces()
}

/** The embedded table of treatments, likewise. */
export function readTreatmentTable(): TreatmentFacts[] {
  return readTreatments()
}
