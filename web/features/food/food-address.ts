import { type FoodQuery, type FoodQueryName, readFoodQuery, writeFoodQuery } from '#domain/food/food-query.ts'
import { type FoodFilters, type FoodNeed, noFoodFilters } from '#domain/food/food-search.ts'
import { sitePages } from '#domain/site/site-pages.ts'

export function readFoodAddress(asked: URLSearchParams): FoodQuery {
  return readFoodQuery((name: FoodQueryName) => asked.getAll(name))
}

/** The search of an address of the food page, such as `/food-and-cafe?q=tea`. */
export function readFoodSearch(address: string): FoodQuery {
  return readFoodAddress(new URLSearchParams(address.split('?')[1]))
}

/** The address of a search. A cursor is only in the address of a next page. */
export function foodAddress(query: FoodQuery, cursor: string | null = null): string {
  const asked = new URLSearchParams(writeFoodQuery({ ...query, cursor }))
  return `${sitePages.food.path}${asked.size > 0 ? `?${asked.toString()}` : ''}`
}

/** An active filter, and the search without it. */
export type TakenFilter = { rest: FoodQuery } & (
  | { name: 'cuisine' | 'budget' | 'mood' | 'onlyPicks' | 'onlyTrending' | 'open' }
  | { name: 'need'; need: FoodNeed }
)

const single = ['cuisine', 'budget', 'mood', 'onlyPicks', 'onlyTrending', 'open'] as const

/** The active filters, in the order of the form. */
export function takenFilters(query: FoodQuery): TakenFilter[] {
  const { filters } = query
  const without = (change: Partial<FoodFilters>): FoodQuery => ({
    ...query,
    filters: { ...filters, ...change },
    cursor: null,
  })
  return [
    ...single
      .filter((name) => filters[name] !== noFoodFilters[name])
      .map((name) => ({ name, rest: without({ [name]: noFoodFilters[name] }) })),
    ...filters.needs.map((need) => ({
      name: 'need' as const,
      need,
      rest: without({ needs: filters.needs.filter((other) => other !== need) }),
    })),
  ]
}

/** The same search without filters. */
export function dropFilters(query: FoodQuery): FoodQuery {
  return { ...query, filters: noFoodFilters, cursor: null }
}
