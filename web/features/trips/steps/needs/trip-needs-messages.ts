import { tripNeeds } from '#locales/en/trips/steps/trip-needs.ts'

/** The messages about what matters to a traveller, which a step and the results page share. */
export function useTripNeedsMessages(): typeof tripNeeds {
  return tripNeeds
}
