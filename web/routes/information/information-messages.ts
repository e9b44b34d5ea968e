import { information } from '#locales/en/information.ts'

/**
 * The words of the information pages in the page's language; apart from the others, so that no other page carries them.
 */
export function useInformationMessages(): typeof information {
  return information
}
