import { festivals } from '#locales/en/places/festivals.ts'

/** The messages of festivals. A separate file, so that other pages do not load them. */
export function useFestivalMessages(): typeof festivals {
  return festivals
}
