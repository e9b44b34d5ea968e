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
}
const meat = /barbecue|pork|beef|chicken|soup|stew|seafood|fish/u
const forbiddenKitchens: Record<Diet, RegExp> = { vegan: meat, vegetarian: meat, halal: /barbecue|pork/u }

/** Whether a restaurant is possible with these diets: no barbecue, and for halal no bar. */
export function suitsDiets({ cuisine, tags }: Pick<PlanPlace, 'cuisine' | 'tags'>, diets: readonly Diet[]): boolean {
  return diets.every((diet) => {
    if (isKnownFor(tags, diet)) return true
    if (diet === 'halal' && tags.includes('alcohol')) return false
    return cuisine === null || !forbiddenKitchens[diet].test(cuisine)
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
