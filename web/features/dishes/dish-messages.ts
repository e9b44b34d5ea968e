import { dishes } from '#locales/en/dishes.ts'

/** The words of the dish guide in the page's language; apart from the others, so that no other page carries them. */
export function useDishMessages(): typeof dishes {
  return dishes
}
