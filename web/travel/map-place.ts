import type { PlaceKind } from '#domain/places.ts'

/** What the map needs to know of a place, whatever it is. */
export type MapPlace = {
  id: string
  name: { en: string; ko: string }
  lat: number
  lng: number
  href: string
  kind: PlaceKind
  /** Says in the list where on the map it is (domain/region-of.ts). */
  regionId?: string
}
