import { legLinks } from '#locales/en/leg-links.ts'

export function useLegLinksMessages(): typeof legLinks {
  return legLinks
}
