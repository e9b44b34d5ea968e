import { tripEditing } from '#locales/en/trips/trip-editing.ts'

/** The messages of the editing controls, in the page's language. */
export function useTripEditingMessages(): typeof tripEditing {
  return tripEditing
}
