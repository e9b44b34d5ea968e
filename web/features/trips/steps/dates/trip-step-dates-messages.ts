import { tripStepDates } from '#locales/en/trips/steps/trip-step-dates.ts'

/** The messages of step 1, in a file of their own so that no other step loads them. */
export function useTripStepDatesMessages(): typeof tripStepDates {
  return tripStepDates
}
