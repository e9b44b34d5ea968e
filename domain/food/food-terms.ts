import type { Place, PlaceName } from '#domain/places/places.ts'
import type { Dish } from './dishes.ts'
import { namesOf } from './find-dishes.ts'
import { findNames } from './find-names.ts'
import { type Kitchen, kitchens } from './kitchens.ts'

/** What one phrase of a search asks for. */
export type FoodTerm = {
  id: string
  /** A dish, or something else that a place may lack. Null for a kind of cooking, a kind of place or a need. */
  dish: PlaceName | null
  /** A need of the visitor, such as a diet, that no other food makes up for. */
  isNeed: boolean
  /** What it is called in a search. */
  names: readonly string[]
  /** How well a place matches, see `termMatches`. */
  match: (place: Eatery) => TermMatch | null
}

type Eatery = Pick<Place, 'name' | 'aliases' | 'description' | 'kind' | 'cuisine' | 'tags'>

/**
 * From best to worst. `kitchen`: the place is of the searched kind. `name` and `text`: the name or the description of
 * the place mentions it. `cuisine`: nothing mentions the dish, but the place cooks in the way that usually includes it.
 */
const termMatches = ['kitchen', 'name', 'text', 'cuisine'] as const
export type TermMatch = (typeof termMatches)[number]

/** Every term of a search: the dishes of the guide, then kitchens and needs. */
export function listFoodTerms(dishes: readonly Dish[]): FoodTerm[] {
  const allWords = dishes.flatMap(({ words }) => words)
  return [...dishes.map((dish) => dishTerm(dish, allWords)), ...kitchens.map(kitchenTerm)]
}

function dishTerm(dish: Dish, allWords: readonly string[]): FoodTerm {
  const isNamedIn = findNames(dish.words, allWords)
  return {
    id: `dish ${dish.id}`,
    dish: dish.name,
    isNeed: false,
    names: namesOf(dish),
    match: (place) => matchText(place, isNamedIn) ?? (isOfCuisine(place, dish.cuisines) ? 'cuisine' : null),
  }
}

function kitchenTerm({ id, name, words, cuisines, related, kinds, tag }: Kitchen): FoodTerm {
  const isNamedIn = findNames(words, hangulWords)
  return {
    id: `kitchen ${id}`,
    dish: name,
    isNeed: tag !== null,
    names: words,
    match: (place) => {
      const isKitchen =
        isOfCuisine(place, cuisines) || kinds.includes(place.kind) || (tag !== null && place.tags.includes(tag))
      if (isKitchen) return 'kitchen'
      // A need is stated by a tag and is never read out of a description: "no halal food" names it too.
      if (tag !== null) return null
      return matchText(place, isNamedIn) ?? (isOfCuisine(place, related) ? 'cuisine' : null)
    },
  }
}

/** 커리, curry, is also the end of 베이커리, a bakery. */
const hangulWords = kitchens.flatMap(({ words }) => words).filter((word) => /\p{Script=Hangul}/u.test(word))

function matchText(
  { name, aliases, description }: Eatery,
  isNamedIn: (text: string) => boolean,
): 'name' | 'text' | null {
  if (isNamedIn([name.en, name.ko, ...aliases].join('\n'))) return 'name'
  return isNamedIn(description) ? 'text' : null
}

function isOfCuisine({ cuisine }: Eatery, cuisines: readonly string[]): boolean {
  return cuisine !== null && cuisines.includes(cuisine.toLowerCase())
}

/** Why a search found a place. `dish` is what was searched; null where a kind of cooking or a need was searched. */
export type FoundBy = { by: TermMatch; dish: PlaceName | null }

/** Why a place matches all terms: the worst of its matches. Null if one term does not match. */
export function findReason(
  terms: readonly FoodTerm[],
  matchOf: (term: FoodTerm) => TermMatch | null | undefined,
): FoundBy | null {
  let worst: FoundBy | null = null
  for (const term of terms) {
    const by = matchOf(term)
    if (!by) return null
    if (worst === null || rankOf(by) > rankOf(worst.by)) worst = { by, dish: term.dish }
  }
  return worst
}

/** The order of places that a search for food found, from best to worst. */
export function rankOf(by: TermMatch): number {
  return termMatches.indexOf(by)
}
