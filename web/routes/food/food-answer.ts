import { isFoodSearchable } from '#domain/food/food-query.ts'
import { sceneOf } from '#domain/places/place-scenes.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
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
  const listed = items.map((item): ListedFood => ({ ...item, scene: sceneOfFood(item, query.category) }))
  const taken = takenFilters(query)
  // Only our own catalogue is counted again: an external search may use up part of the operator's quota.
  const mayCount = answer.total === 0 && (isOwnOnly || !answer.hasOutsideProvider)
  const freed = mayCount ? await Promise.all(taken.map(({ rest }) => countFood(food, rest))) : []
  return {
    query,
    listing: { ...answer, items: listed, freed },
    // Scripts write no empty search into the address, but a form submitted without scripts does.
    isMissingWords: asked.has('q') && !isFoodSearchable(query) && taken.length === 0,
    // Pages are not cached past midnight in Seoul, so the day is right.
    today: seoulDay(Date.now()),
  }
}

async function countFood(food: Food, query: AnsweredFood['query']): Promise<number> {
  return (await food.search(query, { isOwnOnly: true })).total
}

function sceneOfFood({ place }: Omit<ListedFood, 'scene'>, tab: AnsweredFood['query']['category']) {
  // Our own place has the same picture as on every other page.
  if (place) return sceneOf(place)
  // For an external result only the tab is known: a name says little about the food.
  return sceneOf({ kind: tab })
}
