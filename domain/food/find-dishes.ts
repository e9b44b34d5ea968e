import { type Dish, type DishQuery, type Ingredient } from './dishes.ts'
import type { PlaceFacts } from '#domain/places/places.ts'
import { romanise } from '#domain/korea/romanise.ts'
import { foldText, readSearch } from '#domain/site/search-words.ts'

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

function namesOf({ name, words }: Dish): string[] {
  return [name.en, name.ko, romanise(name.ko), ...words]
}

type Serving = Pick<PlaceFacts, 'name' | 'aliases' | 'description' | 'kind'>

/** Kinds of places that serve food or drinks. */
const servingKinds = new Set(['restaurant', 'cafe', 'market', 'street-food'])

/**
 * The places whose row names a dish, in the given order. Only whole words match, so that "galbi" is not found in
 * "dakgalbi". Hangul has no such word boundaries; there a word does not match inside the longer name of another dish.
 */
export function placesServing<P extends Serving>(dish: Dish, places: readonly P[], dishes: readonly Dish[]): P[] {
  const longer = dishes.flatMap(({ words }) => words).filter((word) => !dish.words.includes(word))
  return places.filter(({ name, aliases, description, kind }) => {
    if (!servingKinds.has(kind)) return false
    const text = [name.en, name.ko, ...aliases, description].join('\n').toLowerCase()
    return dish.words.some((word) => isNamed(word, text, longer))
  })
}

function isNamed(word: string, text: string, others: readonly string[]): boolean {
  const holding = others.filter((other) => other !== word && other.includes(word))
  const rest = holding.reduce((left, other) => left.replaceAll(other, '\n'), text)
  return /^[\p{Script=Hangul} ]+$/u.test(word)
    ? rest.includes(word)
    : new RegExp(`(?<![\\p{L}-])${word}s?(?![\\p{L}-])`, 'u').test(rest)
}
