import { placeWords } from '#locales/en/place-words.ts'

/** What places are called and told apart by, in the page's language. */
export function usePlaceMessages(): typeof placeWords {
  return placeWords
}
