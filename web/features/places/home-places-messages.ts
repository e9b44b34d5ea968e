import { homePlaces } from '#locales/en/places/home-places.ts'

type HomePlacesMessages = typeof homePlaces

/** The messages of the home page's list of places, in the page's language. */
export function useHomePlacesMessages(): HomePlacesMessages {
  return homePlaces
}
