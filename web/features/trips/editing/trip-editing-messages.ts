import { tripEditing } from '#locales/en/trip-editing.ts'

/** What the controls say with which a trip is changed, in the page's language. */
export function useTripEditingMessages(): typeof tripEditing {
  return tripEditing
}
