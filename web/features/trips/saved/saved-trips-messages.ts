import { savedTrips } from '#locales/en/trips/saved-trips.ts'

/** The messages of saved trips, in the page's language. */
export function useSavedTripsMessages(): typeof savedTrips {
  return savedTrips
}
