import type { FoodSearch } from '#domain/food/food-search.ts'
import { type FoodTerm, listFoodTerms } from '#domain/food/food-terms.ts'
import type { Dish } from '#domain/food/dishes.ts'
import { createFoodWordsReader } from '#domain/food/read-food-words.ts'
import type { SubwayStation } from '#domain/korea/transport.ts'
import type { FoodRows } from './food-rows.ts'
import { hasName } from './merge-items.ts'
import { createLocationReader, type FoodWhere } from './read-location.ts'

/** What a search asks for, and where. */
export type FoodQuestion = {
  where: FoodWhere
  terms: readonly FoodTerm[]
  /** Words to find in names and descriptions. With terms, a place has to match both. */
  text: string
}

export type FoodQuestions = {
  /** The search as it was understood. */
  asked: FoodQuestion
  /** The same words, searched as they were typed. Null if every word was understood. */
  asTyped: FoodQuestion | null
  /** The words without an area, for services that search them themselves. */
  outside: string
}

type Options = { dishes: readonly Dish[]; stations: readonly SubwayStation[] }

/** Reads the words and the location of a search. An area in the words counts if no other location was given. */
export function createQuestionReader({ dishes, stations }: Options) {
  const locations = createLocationReader(stations)
  const readWords = createFoodWordsReader(listFoodTerms(dishes))

  return (search: FoodSearch, { districts, index }: Pick<FoodRows, 'districts' | 'index'>): FoodQuestions => {
    const typed = search.query.trim()
    const given = locations.read(search, districts)
    const together = (text: string) => `${text} ${given.words}`.trim()
    const whole = { where: given, terms: [], text: together(typed) }
    if (typed === '' || hasName(index, typed)) return { asked: whole, asTyped: null, outside: typed }
    const isAnywhere = search.coordinates === null && search.location.trim() === ''
    const isArea = (phrase: string) => isAnywhere && locations.isKnown(phrase, districts)
    const { terms, area, rest, food } = readWords(typed, { isArea })
    const where = area === '' ? given : locations.read({ location: area, coordinates: null }, districts)
    return {
      asked: { where, terms, text: together(rest) },
      asTyped: rest === '' ? null : whole,
      outside: area === '' ? typed : food,
    }
  }
}
