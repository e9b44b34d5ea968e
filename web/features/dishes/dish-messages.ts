import { dishes } from '#locales/en/food/dishes.ts'

/** The messages of the dish guide. A separate file, so that other pages do not load them. */
export function useDishMessages(): typeof dishes {
  return dishes
}
