import { type DietChoice, dietsByOwner, sortDiets } from '#domain/trips/answers/needs.ts'
import type { TablePhraseId } from '#domain/food/table-phrases.ts'
import { sitePages } from '#domain/site/site-pages.ts'

/** For no seafood the card has no sentence. */
const sentences: Partial<Record<DietChoice, TablePhraseId>> = {
  vegan: 'diet-vegan',
  vegetarian: 'diet-vegetarian',
  halal: 'diet-halal',
  'no-pork': 'diet-no-pork',
  'no-beef': 'diet-no-beef',
}

/** The address of the card in Korean that says these allergies and diets. It also opens offline. */
export function tableCardAddress(diet: readonly string[]): string {
  const { all, some } = dietsByOwner(diet)
  const { allergens, choices } = sortDiets([...all, ...some])
  const ids = [...allergens.map((allergen) => `allergy-${allergen}`), ...choices.flatMap((one) => sentences[one] ?? [])]
  const said = new URLSearchParams(ids.map((id) => ['say', id]))
  const { path } = sitePages['table-card']
  return said.size === 0 ? path : `${path}?${said.toString()}`
}
