import type { PlaceKind, Province } from '#domain/places.ts'

/** What the map needs to know of a place, whatever it is. */
export type MapPlace = {
  id: string
  name: { en: string; ko: string }
  lat: number
  lng: number
  href: string
  kind: PlaceKind
  /** Where on the map it is, for the list. */
  province?: Province | null
}
