import { legLinks } from '#locales/en/places/leg-links.ts'

export function useLegLinksMessages(): typeof legLinks {
  return legLinks
}
