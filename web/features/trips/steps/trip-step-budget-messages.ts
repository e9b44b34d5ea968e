import { tripStepBudget } from '#locales/en/trip-step-budget.ts'

/** The words of step 2 in the page's language; apart from the others, so that no other step carries them. */
export function useTripStepBudgetMessages(): typeof tripStepBudget {
  return tripStepBudget
}
