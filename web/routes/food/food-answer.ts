import { isFoodSearchable } from '#domain/food/food-query.ts'
import type { FoodCategory } from '#domain/food/food-search.ts'
import { sceneOf } from '#domain/places/place-scenes.ts'
import { endOfState, openingAt } from '#domain/places/opening-hours.ts'
import { seoulDay, seoulMoment, timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'
import type { PageServices } from '#server/services.ts'
import { readFoodAddress, takenFilters } from '#web/features/food/food-address.ts'
import type { AnsweredFood, ListedFood } from '#web/features/food/listed-food.ts'

type Food = Pick<PageServices['food'], 'search'>

/** For a loader: the data of the food page for an address. */
export async function findFood(food: Food, asked: URLSearchParams): Promise<AnsweredFood> {
  const query = readFoodAddress(asked)
  // A page that was just opened has no search yet, so it makes no request to an external source.
  const isOwnOnly = !isFoodSearchable(query)
  const { items, ...answer } = await food.search(query, { isOwnOnly })
  const listed = items.map((item): ListedFood => ({ ...item, scene: sceneOfFood(item, answer.category) }))
  const taken = takenFilters(query)
  // Only our own catalogue is counted again: an external search may use up part of the operator's quota.
  const isEmpty = answer.total === 0 || answer.instead !== null
  const mayCount = isEmpty && (isOwnOnly || !answer.hasOutsideProvider)
  const freed = mayCount ? await Promise.all(taken.map(({ rest }) => countFood(food, rest))) : []
  const renderedAt = Date.now()
  return {
    query,
    listing: { ...answer, items: listed, freed },
    // Scripts write no empty search into the address, but a form submitted without scripts does.
    isMissingWords: asked.has('q') && !isFoodSearchable(query) && taken.length === 0,
    // Pages are not cached past midnight in Seoul, so the day is right.
    today: seoulDay(renderedAt),
    renderedAt,
  }
}

async function countFood(food: Food, query: AnsweredFood['query']): Promise<number> {
  const { total, instead } = await food.search(query, { isOwnOnly: true })
  return instead === null ? total : 0
}

/** When the first of these places opens or closes. */
export function nextOpening({ listing, renderedAt }: AnsweredFood): number {
  const moment = seoulMoment(renderedAt)
  const ends = listing.items.flatMap(({ place }) => {
    const end = place?.opening ? endOfState(openingAt(place.opening, moment)) : null
    return end ? [timeOfSeoulMoment(end)] : []
  })
  return Math.min(...ends)
}

function sceneOfFood({ place }: Omit<ListedFood, 'scene'>, category: FoodCategory) {
  // Our own place has the same picture as on every other page.
  if (place) return sceneOf(place)
  // For an external result only the tab is known: a name says little about the food.
  return sceneOf({ kind: category === 'place' ? 'restaurant' : category })
}
