import { placeFacts } from '#domain/place-schemas.ts'
import type { PlaceFacts } from '#domain/places.ts'
import beyondSeoul from './facts/places/beyond-seoul.json' with { type: 'json' }
import seoul from './facts/places/seoul.json' with { type: 'json' }

/** The embedded catalogue, in the order in which the guide shows it. */
export function readPlaces(): PlaceFacts[] {
  return [...seoul, ...beyondSeoul].map((row) => placeFacts.parse(row))
}
