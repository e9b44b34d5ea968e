import type { PlaceName } from '#domain/places/places.ts'

/** How an entry of the must-visit list was understood; `several`: the name matches more than one place. */
export const readingKinds = ['place', 'several', 'area', 'region', 'declined', 'wish', 'unknown'] as const

/** An entry of the must-visit list as the page shows it; for a place, city or area with its name, city and position. */
export type PlaceReading = {
  kind: (typeof readingKinds)[number]
  /** The text as the traveller typed it. */
  text: string
  name: PlaceName | null
  city: PlaceName | null
  at: { lat: number; lng: number } | null
  /** How many places the name matches. */
  count: number
}

/** Limits for one request. */
export const readingLimits = { texts: 30, characters: 200 } as const
