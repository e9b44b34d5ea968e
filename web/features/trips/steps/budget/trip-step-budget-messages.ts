import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'

/** The messages of step 2, in a file of their own so that no other step loads them. */
export function useTripStepBudgetMessages(): typeof tripStepBudget {
  return tripStepBudget
}
