import type { FoodAnswer } from '#domain/food/food-search.ts'

/** An answer of the search for food that found nothing, in the catalogue alone. */
export const noFoodAnswer = {
  items: [],
  error: null,
  source: [],
  attribution: [],
  next: null,
  category: 'restaurant',
  tabs: { restaurant: 0, cafe: 0, 'street-food': 0 },
  from: null,
  instead: null,
  total: 0,
  counts: { cuisines: {}, budgets: {}, moods: {}, needs: {}, picks: 0, trending: 0, hours: 0 },
  hasOutsideProvider: false,
} satisfies FoodAnswer
