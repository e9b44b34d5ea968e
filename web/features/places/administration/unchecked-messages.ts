import { uncheckedPlaces } from '#locales/en/unchecked-places.ts'

/** The words of the page of unchecked facts, in the page's language. */
export function useUncheckedMessages(): typeof uncheckedPlaces {
  return uncheckedPlaces
}
