import { type Dish, dishKinds, type DishQuery, type Ingredient, ingredients } from '#domain/food/dishes.ts'
import { sitePages } from '#domain/site/site-pages.ts'

const longestWords = 60
const heats: readonly Dish['heat'][] = [0, 1, 2, 3, 4]

/** Parses the search in an address. Invalid values are ignored. */
export function readDishQuery(address: URLSearchParams): DishQuery {
  const most = heats.find((heat) => String(heat) === address.get('heat'))
  return {
    words: (address.get('q') ?? '').toWellFormed().trim().slice(0, longestWords).toWellFormed(),
    kind: dishKinds.find((kind) => kind === address.get('kind')) ?? null,
    most: most ?? null,
    without: readIngredients(address),
  }
}

function readIngredients(address: URLSearchParams): Ingredient[] {
  const said = new Set(address.getAll('without'))
  return ingredients.filter((ingredient) => said.has(ingredient))
}

export function dishAddress(id: string): string {
  return `${sitePages.dishes.path}/${id}`
}
