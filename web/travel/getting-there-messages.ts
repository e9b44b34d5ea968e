import { gettingThere } from '#locales/en/getting-there.ts'

/** How to get somewhere, in the page's language. */
export function useGettingThereMessages(): typeof gettingThere {
  return gettingThere
}
