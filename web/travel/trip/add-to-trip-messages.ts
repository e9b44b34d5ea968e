import { addToTrip } from '#locales/en/add-to-trip.ts'

/** The messages for adding a place to a trip, in the page's language. */
export function useAddToTripMessages(): typeof addToTrip {
  return addToTrip
}
