import { addToTripButton } from '#locales/en/add-to-trip-button.ts'

/** What the buttons for adding places to a trip say, in the page's language. */
export function useAddToTripMessages(): typeof addToTripButton {
  return addToTripButton
}
