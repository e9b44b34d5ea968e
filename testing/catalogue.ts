import type { PlaceFacts } from '#domain/places.ts'
import { readPlaces } from '#seed/places.ts'

/** The embedded catalogue, for tests of a capability: what they test must not know where the rows come from. */
export function readCatalogue(): PlaceFacts[] {
  return readPlaces()
}
