import { tripStepPreferences } from '#locales/en/trip-step-preferences.ts'

/** The words of step 3 in the page's language; apart from the others, so that no other step carries them. */
export function useTripStepPreferencesMessages(): typeof tripStepPreferences {
  return tripStepPreferences
}
