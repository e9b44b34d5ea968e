import { addToTrip } from '#locales/en/add-to-trip.ts'

/** What putting a place into a trip says, in the page's language. */
export function useAddToTripMessages(): typeof addToTrip {
  return addToTrip
}
