import type { Box, PlaceCluster } from '#domain/place-lists.ts'
import type { PlaceKind, Province } from '#domain/places.ts'
import type { SceneName } from '#domain/scene-names.ts'

/** What the map needs to know of a place, whatever it is. */
export type MapPlace = {
  id: string
  name: { en: string; ko: string }
  lat: number
  lng: number
  href: string
  kind: PlaceKind
  /** In its list; left out, its place among those of the map; null where it is in no list. */
  number?: number | null
  /** What is drawn of it. */
  scene?: SceneName
  /** Where on the map it is, for the list. */
  province?: Province | null
}

/** Places that the server joined because there are too many to send each. */
export type MapCluster = PlaceCluster

/** A part of the map in degrees. */
export type MapArea = Box

/** A cluster has no id: it is where it is. */
export function clusterId({ lat, lng }: MapCluster): string {
  return `cluster ${lat} ${lng}`
}
