import { map } from '#locales/en/map.ts'

/** The words of the map in the page's language; they come with its code, when it comes near the view. */
export function useMapMessages(): typeof map {
  return map
}
