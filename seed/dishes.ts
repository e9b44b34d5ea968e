import { dishFacts, officialDishNames } from '#domain/food/dish-schemas.ts'
import type { Dish, DishNamesSource } from '#domain/food/dishes.ts'
import dishes from './facts/dishes/dishes.json' with { type: 'json' }
import officialNames from './facts/dishes/official-names.json' with { type: 'json' }

const official = officialDishNames.parse(officialNames)

/** The list that the official names of dishes are from. */
export const dishNamesSource: DishNamesSource = official.source

/** The dish guide, in the order in which it is shown. */
export function readDishes(): Dish[] {
  return dishes.map((row) => dishFacts.parse({ ...row, officialNames: official.names[row.id] ?? null }))
}
