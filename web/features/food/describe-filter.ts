import type { FoodQuery } from '#domain/food/food-query.ts'
import type { TakenFilter } from './food-address.ts'
import type { food as foodMessages } from '#locales/en/food/food.ts'

type Words = typeof foodMessages

/** The label of an active filter. */
export function describeFilter(filter: TakenFilter, { filters }: FoodQuery, words: Words): string {
  const { cuisine, budget, mood, open } = filters
  switch (filter.name) {
    case 'cuisine':
      return cuisine === null ? '' : words.cuisines[cuisine]
    case 'budget':
      return budget === null ? '' : words.budgets[budget]
    case 'mood':
      return mood === null ? '' : words.moods[mood]
    case 'need':
      return words.needs[filter.need]
    case 'onlyPicks':
      return words.filters.picks
    case 'onlyTrending':
      return words.filters.trending
    case 'open':
      if (open === null || open === 'now') return words.filters.openNow
      return words.filters.openAtChosen(open.on, open.at)
  }
}

/** Describes a search in a few words: its text, location and filters. */
export function describeSearch(query: FoodQuery, filters: readonly TakenFilter[], words: Words): string {
  const { query: asked, location, coordinates } = query
  return [
    asked && words.chosen.words(asked),
    location || (coordinates && words.chosen.here),
    ...filters.map((filter) => describeFilter(filter, query, words)),
  ]
    .filter(Boolean)
    .join(', ')
}
