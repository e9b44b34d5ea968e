import type { Dish } from '#domain/food/dishes.ts'
import { type FoodTerm, listFoodTerms } from '#domain/food/food-terms.ts'
import { readDishes } from '#seed/dishes.ts'

/** The embedded dish guide, for tests that must not know where its rows come from. */
export function readDishGuide(): Dish[] {
  return readDishes()
}

/** The terms of the food search, with this guide. */
export function readFoodTerms(): FoodTerm[] {
  return listFoodTerms(readDishGuide())
}
