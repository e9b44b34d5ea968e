import type { CheckedBasis, FactSource } from '#domain/places/places.ts'

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

/** Scripts in which a dish has an official name: Japanese, simplified and traditional Chinese characters. */
export const dishScripts = ['ja', 'zh', 'zhHant'] as const
export type DishScript = (typeof dishScripts)[number]

export type DishNames = Record<DishScript, string>
/** The public list of the official names, and the licence under which its publisher gives them. */
export type DishNamesSource = FactSource & { licence: string }

export type Dish = {
  id: string
  name: { en: string; ko: string }
  /** Null where the official list does not have the dish. */
  officialNames: DishNames | null
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
