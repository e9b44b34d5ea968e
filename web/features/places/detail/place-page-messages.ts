import { placePage } from '#locales/en/place-page.ts'

/** The words of a place's page in the page's language; apart from the others, so that no other page carries them. */
export function usePlacePageMessages(): typeof placePage {
  return placePage
}
