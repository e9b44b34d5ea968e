import { gettingThere } from '#locales/en/places/getting-there.ts'

/** The messages about how to get somewhere, in the page's language. */
export function useGettingThereMessages(): typeof gettingThere {
  return gettingThere
}
