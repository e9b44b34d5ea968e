import { tripSteps } from '#locales/en/trip-steps.ts'

/** The words of all steps of the planner in the page's language. */
export function useTripStepsMessages(): typeof tripSteps {
  return tripSteps
}
