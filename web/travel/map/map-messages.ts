import { map } from '#locales/en/places/map.ts'

/** The messages of the map, in the page's language. They are loaded with its code, near the viewport. */
export function useMapMessages(): typeof map {
  return map
}
