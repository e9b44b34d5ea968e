import type { CheckedBasis } from '#domain/places/places.ts'

/** In the order in which the guide shows them. */
export const dishKinds = [
  'rice',
  'soup',
  'stew',
  'noodles',
  'grill',
  'seafood',
  'pancake',
  'street',
  'side',
  'sweet',
  'drink',
] as const
export type DishKind = (typeof dishKinds)[number]

/** Ingredients that people avoid for health or religion. `gluten` is wheat and barley; `nuts` includes peanuts. */
export const ingredients = [
  'pork',
  'beef',
  'chicken',
  'fish',
  'shellfish',
  'egg',
  'milk',
  'gluten',
  'buckwheat',
  'soy',
  'sesame',
  'nuts',
  'alcohol',
] as const
export type Ingredient = (typeof ingredients)[number]

/** How often a dish contains an ingredient, because kitchens differ. An ingredient that is not listed is unusual. */
export const shares = ['always', 'often', 'sometimes'] as const
export type Share = (typeof shares)[number]

export type Dish = {
  id: string
  name: { en: string; ko: string }
  kind: DishKind
  /** From 0, not hot, to 4, very hot. */
  heat: 0 | 1 | 2 | 3 | 4
  contains: Partial<Record<Ingredient, Share>>
  about: string
  eaten: string
  /** Words for the dish in names and descriptions of places; empty if every place has it. */
  words: readonly string[]
  /** Further words that people search for it, which mean too little in a description of a place. */
  searched: readonly string[]
  /** Cuisines of the catalogue that usually include it. */
  cuisines: readonly string[]
  basis: CheckedBasis
  source: string | null
  checkedOn: string | null
}

/** A query of the dish guide. */
export type DishQuery = {
  words: string
  kind: DishKind | null
  /** The maximum heat. */
  most: Dish['heat'] | null
  without: readonly Ingredient[]
}

export const noDishQuery: DishQuery = { words: '', kind: null, most: null, without: [] }
