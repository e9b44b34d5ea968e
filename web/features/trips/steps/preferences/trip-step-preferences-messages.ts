import { tripStepPreferences } from '#locales/en/trips/steps/trip-step-preferences.ts'

/** The messages of step 3, in a file of their own so that no other step loads them. */
export function useTripStepPreferencesMessages(): typeof tripStepPreferences {
  return tripStepPreferences
}
