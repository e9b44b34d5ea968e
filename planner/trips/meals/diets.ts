import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { Diet } from '#domain/wishes/diet-words.ts'

// Scores of a restaurant that is known for the diet, one that nearly suits it, and one that has something suitable.
const points = { known: 300, near: 240, likely: 120, unlikely: 0 }

const withoutMeat: readonly Diet[] = ['vegan', 'vegetarian']
const oftenMeatless = ['temple food', 'vegetarian', 'bibimbap', 'tofu', 'gimbap', 'buffet', 'street food', 'mexican']
const likelyKitchens: Record<Diet, readonly string[]> = {
  vegan: [...oftenMeatless, 'middle eastern'],
  vegetarian: [...oftenMeatless, 'pancakes', 'pizza'],
  halal: ['temple food', 'vegetarian', 'bibimbap', 'tofu', 'seafood', 'fish', 'middle eastern'],
  'no-pork': ['temple food', 'vegetarian', 'bibimbap', 'tofu', 'seafood', 'fish', 'fish soup', 'chicken', 'beef'],
}
const meat = /barbecue|pork|beef|chicken|soup|stew|seafood|fish|burgers/u
const pork =
  /barbecue|pork|samgyeop|jokbal|bossam|sundae|dwaeji|budae|gamjatang|haejangguk|mandu|donkatsu|donkkaseu|spam|ham\b/iu
const forbidden: Record<Diet, RegExp> = {
  vegan: meat,
  vegetarian: meat,
  halal: new RegExp(`${pork.source}|blood|seonji`, 'iu'),
  'no-pork': pork,
}
const flesh =
  /beef|chicken|pork|fish|crab|squid|octopus|eel|clam|oyster|abalone|galbi|bulgogi|mandu|seafood|cutlet|katsu|donkkaseu/iu

type Table = Pick<PlanPlace, 'cuisine' | 'tags' | 'dish'>

/** Whether a restaurant suits these diets: it is known for them, or its kitchen usually has something. */
export function suitsDiets(table: Table, diets: readonly Diet[]): boolean {
  return diets.every((diet) => {
    if (isKnownFor(table.tags, diet)) return true
    if (withoutMeat.includes(diet) && table.tags.includes('vegetarian')) return true
    if (table.cuisine === null || isForbidden(table, diet)) return false
    return diet === 'no-pork' || likelyKitchens[diet].includes(table.cuisine)
  })
}

/** Whether one may ask there: nothing is known that forbids it. */
export function isPossible(table: Table, diets: readonly Diet[]): boolean {
  return diets.every((diet) => isKnownFor(table.tags, diet) || !isForbidden(table, diet))
}

/** Whether a kitchen, a dish that it is known for, or all of its dishes are against a diet. */
function isForbidden({ cuisine, tags, dish = [] }: Table, diet: Diet): boolean {
  if (diet === 'halal' && tags.includes('alcohol')) return true
  if ([cuisine ?? '', ...dish].some((each) => forbidden[diet].test(each))) return true
  return withoutMeat.includes(diet) && dish.length > 0 && dish.every((each) => flesh.test(each) || pork.test(each))
}

/** How well a restaurant suits the diets, in points of score: the lowest of the diets counts. */
export function dietPoints({ cuisine, tags }: Pick<PlanPlace, 'cuisine' | 'tags'>, diets: readonly Diet[]): number {
  if (diets.length === 0) return 0
  return Math.min(...diets.map((diet) => pointsFor(diet)))

  function pointsFor(diet: Diet): number {
    if (isKnownFor(tags, diet)) return points.known
    if (withoutMeat.includes(diet) && tags.includes('vegetarian')) return points.near
    return cuisine !== null && likelyKitchens[diet].includes(cuisine) ? points.likely : points.unlikely
  }
}

/** A vegan restaurant suits vegetarians too. */
export function isKnownFor(tags: PlanPlace['tags'], diet: Diet): boolean {
  return tags.includes(diet) || (diet === 'vegetarian' && tags.includes('vegan'))
}
