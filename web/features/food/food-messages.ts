import { food } from '#locales/en/food/food.ts'

/** Messages of the food page, in the page's language. */
export function useFoodMessages(): typeof food {
  return food
}
