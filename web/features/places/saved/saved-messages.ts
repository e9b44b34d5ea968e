import { savedPlaces } from '#locales/en/places/saved-places.ts'

/** The messages of saved places, in the page's language. */
export function useSavedMessages(): typeof savedPlaces {
  return savedPlaces
}
