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
const meat = /barbecue|pork|beef|chicken|soup|stew|seafood|fish/u
const pork = /barbecue|pork|samgyeop|jokbal|bossam|sundae|dwaeji|budae|gamjatang|haejangguk|mandu|spam|ham\b/iu
const forbidden: Record<Diet, RegExp> = {
  vegan: meat,
  vegetarian: meat,
  halal: new RegExp(`${pork.source}|blood|seonji`, 'iu'),
  'no-pork': pork,
}
const fleshOfDish = /beef|chicken|pork|fish|crab|squid|octopus|eel|clam|oyster|abalone|galbi|bulgogi|mandu|seafood/iu

type Table = Pick<PlanPlace, 'cuisine' | 'tags' | 'dish'>

/**
 * Whether a restaurant is possible with these diets: one that is known for them, or a kitchen that usually has
 * something, and whose dishes are not what they forbid.
 */
export function suitsDiets({ cuisine, tags, dish = [] }: Table, diets: readonly Diet[]): boolean {
  return diets.every((diet) => {
    if (isKnownFor(tags, diet)) return true
    if (withoutMeat.includes(diet) && tags.includes('vegetarian')) return true
    if (diet === 'halal' && tags.includes('alcohol')) return false
    if (cuisine === null || forbidden[diet].test(cuisine) || dish.some((each) => forbidden[diet].test(each)))
      return false
    if (withoutMeat.includes(diet) && dish.length > 0 && dish.every((each) => fleshOfDish.test(each))) return false
    return diet === 'no-pork' || likelyKitchens[diet].includes(cuisine)
  })
}

/** Whether one may ask there: nothing is known that forbids it. */
export function isPossible({ cuisine, tags }: Table, diets: readonly Diet[]): boolean {
  return diets.every((diet) => {
    if (isKnownFor(tags, diet)) return true
    if (diet === 'halal' && tags.includes('alcohol')) return false
    return cuisine === null || !forbidden[diet].test(cuisine)
  })
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
