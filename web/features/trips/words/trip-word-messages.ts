import { tripWordParts } from '#locales/en/trips/trip-word-parts.ts'

/** The labels of a trip's text, in the page's language. */
export function useTripWordMessages(): typeof tripWordParts {
  return tripWordParts
}
