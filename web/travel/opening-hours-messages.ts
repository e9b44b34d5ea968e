import { openingHours } from '#locales/en/opening-hours.ts'

/** How hours are said in the page's language. */
export function useOpeningHoursMessages(): typeof openingHours {
  return openingHours
}
