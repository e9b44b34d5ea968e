import { tripWordParts } from '#locales/en/trip-word-parts.ts'

/** What stands beside the words of a trip, in the page's language. */
export function useTripWordMessages(): typeof tripWordParts {
  return tripWordParts
}
