import { placeWords } from '#locales/en/places/place-words.ts'

/** The messages for kinds of places, in the page's language. */
export function usePlaceMessages(): typeof placeWords {
  return placeWords
}
