import { type Dish, type DishQuery, type Ingredient } from './dishes.ts'
import type { PlaceFacts } from '#domain/places/places.ts'
import { romanise } from '#domain/korea/romanise.ts'
import { foldText, readSearch } from '#domain/site/search-words.ts'
import { findNames } from './find-names.ts'

/** Whether a dish is usually free of the avoided ingredients, only after asking the kitchen, or never. */
export type Fit = 'usual' | 'ask' | 'never'

export function fitOf({ contains }: Dish, without: readonly Ingredient[]): Fit {
  const found = without.flatMap((ingredient) => contains[ingredient] ?? [])
  if (found.length === 0) return 'usual'
  return found.includes('always') ? 'never' : 'ask'
}

/** The dishes that match a query, with `fit`. Dishes that need no question to the kitchen come first. */
export function findDishes(dishes: readonly Dish[], { words, kind, most, without }: DishQuery) {
  const asked = readSearch(words).map((word) => (word.kind === 'letters' ? word.word : word.characters))
  const found = dishes
    .map((dish) => ({ dish, fit: fitOf(dish, without) }))
    .filter(({ dish, fit }) => {
      if (fit === 'never' || (kind !== null && dish.kind !== kind) || (most !== null && dish.heat > most)) return false
      const names = foldText(namesOf(dish).join('\n'))
      return asked.every((word) => names.includes(word))
    })
  return [...found.filter(({ fit }) => fit === 'usual'), ...found.filter(({ fit }) => fit === 'ask')]
}

/** Everything that a dish is called in a search. */
export function namesOf({ name, officialNames, words, searched }: Dish): string[] {
  const official = officialNames === null ? [] : Object.values(officialNames)
  return [name.en, name.ko, romanise(name.ko), ...official, ...words, ...searched]
}

type Serving = Pick<PlaceFacts, 'name' | 'aliases' | 'description' | 'kind'>

/** Kinds of places that serve food or drinks. */
const servingKinds = new Set(['restaurant', 'cafe', 'market', 'street-food'])

/** The places whose row names a dish, in the given order. */
export function placesServing<P extends Serving>(dish: Dish, places: readonly P[], dishes: readonly Dish[]): P[] {
  const isNamedIn = findNames(
    dish.words,
    dishes.flatMap(({ words }) => words),
  )
  return places.filter(
    ({ name, aliases, description, kind }) =>
      servingKinds.has(kind) && isNamedIn([name.en, name.ko, ...aliases, description].join('\n')),
  )
}
