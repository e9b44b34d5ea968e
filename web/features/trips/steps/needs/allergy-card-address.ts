import { sortDiets } from '#domain/trips/answers/needs.ts'
import { sitePages } from '#domain/site/site-pages.ts'

/** The address of the card in Korean that says these allergies. It also opens offline. */
export function allergyCardAddress(diet: readonly string[]): string {
  const said = new URLSearchParams(sortDiets(diet).allergens.map((allergen) => ['say', `allergy-${allergen}`]))
  const { path } = sitePages['table-card']
  return said.size === 0 ? path : `${path}?${said.toString()}`
}
