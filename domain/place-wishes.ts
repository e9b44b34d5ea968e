import type { PlaceName } from './places.ts'

/** What a part of a must-visit list was read as; `several` is a name that fits more than one place. */
export const readingKinds = ['place', 'several', 'area', 'region', 'declined', 'unknown'] as const

/** A wish of a must-visit list, for showing it: a place has its name, its city and where it is. */
export type PlaceReading = {
  kind: (typeof readingKinds)[number]
  /** As it was written. */
  text: string
  name: PlaceName | null
  city: PlaceName | null
  at: { lat: number; lng: number } | null
  /** How many places the name fits. */
  count: number
}

/** What may be asked at once. */
export const readingLimits = { texts: 30, characters: 200 } as const
