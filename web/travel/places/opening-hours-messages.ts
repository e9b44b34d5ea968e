import { openingHours } from '#locales/en/places/opening-hours.ts'

/** The messages about opening hours, in the page's language. */
export function useOpeningHoursMessages(): typeof openingHours {
  return openingHours
}
