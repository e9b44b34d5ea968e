import { dishFacts } from '#domain/food/dish-schemas.ts'
import type { Dish } from '#domain/food/dishes.ts'
import dishes from './facts/dishes/dishes.json' with { type: 'json' }

/** The dish guide, in the order in which it is shown. */
export function readDishes(): Dish[] {
  return dishes.map((row) => dishFacts.parse(row))
}
