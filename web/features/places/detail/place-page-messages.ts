import { placePage } from '#locales/en/places/place-page.ts'

/** The messages of a place's page. A separate file, so that other pages do not load them. */
export function usePlacePageMessages(): typeof placePage {
  return placePage
}
