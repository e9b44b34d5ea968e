import { dishFacts } from '#domain/dish-schemas.ts'
import type { Dish } from '#domain/dishes.ts'
import dishes from './facts/dishes/dishes.json' with { type: 'json' }

/** The dish guide, in the order in which it is shown. */
export function readDishes(): Dish[] {
  return dishes.map((row) => dishFacts.parse(row))
}
