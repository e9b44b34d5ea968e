import { tripStepDates } from '#locales/en/trip-step-dates.ts'

/** The words of step 1 in the page's language; apart from the others, so that no other step carries them. */
export function useTripStepDatesMessages(): typeof tripStepDates {
  return tripStepDates
}
