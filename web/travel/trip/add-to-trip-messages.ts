import { addToTripButton } from '#locales/en/trips/add-to-trip-button.ts'

/** The messages of the buttons that add places to a trip, in the page's language. */
export function useAddToTripMessages(): typeof addToTripButton {
  return addToTripButton
}
