import type { Box, PlaceCluster } from '#domain/places/place-lists.ts'
import type { PlaceKind, Province } from '#domain/places/places.ts'
import type { SceneName } from '#domain/site/scene-names.ts'

/** The fields of a place that the map needs, for any kind of place. */
export type MapPlace = {
  id: string
  name: { en: string; ko: string }
  lat: number
  lng: number
  href: string
  kind: PlaceKind
  /** Its number in the list. Undefined: its position among the places of the map. Null: it is in no list. */
  number?: number | null
  scene?: SceneName
  /** The province, for the list. */
  province?: Province | null
}

/** Places that the server joined because there are too many to send each. */
export type MapCluster = PlaceCluster

/** An area of the map in degrees. */
export type MapArea = Box

/** A cluster has no id of its own. Its position identifies it. */
export function clusterId({ lat, lng }: MapCluster): string {
  return `cluster ${lat} ${lng}`
}
