import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'

/** The messages that all steps of the planner share. */
export function useTripStepsMessages(): typeof tripSteps {
  return tripSteps
}
