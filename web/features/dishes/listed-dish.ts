import type { Dish, Ingredient } from '#domain/food/dishes.ts'
import type { Fit } from '#domain/food/find-dishes.ts'
import { romanise } from '#domain/korea/romanise.ts'

/** The fields of a dish on a card of the guide. */
export type ListedDish = Pick<Dish, 'id' | 'name' | 'heat' | 'about'> & {
  romanised: string
  /** Ingredients that the visitor has to ask the kitchen about. */
  ask: readonly Ingredient[]
}

/** For a loader: the rules of romanisation are larger than their results, and stay on the server. */
export function listDish({ dish, fit }: { dish: Dish; fit: Fit }, without: readonly Ingredient[]): ListedDish {
  const { id, name, heat, about, contains } = dish
  const ask = fit === 'ask' ? without.filter((ingredient) => contains[ingredient] !== undefined) : []
  return { id, name, heat, about, romanised: romanise(name.ko), ask }
}
