import { information } from '#locales/en/site/information.ts'

/** The messages of the information pages. A separate file, so that other pages do not load them. */
export function useInformationMessages(): typeof information {
  return information
}
