import { uncheckedPlaces } from '#locales/en/places/unchecked-places.ts'

/** The messages of the page of unchecked facts, in the page's language. */
export function useUncheckedMessages(): typeof uncheckedPlaces {
  return uncheckedPlaces
}
