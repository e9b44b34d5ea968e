import { isFoodSearchable } from '#domain/food-query.ts'
import { sceneOf } from '#domain/place-scenes.ts'
import { seoulDay } from '#domain/seoul-time.ts'
import type { PageServices } from '#server/services.ts'
import { readFoodAddress, takenFilters } from '#web/features/food/food-address.ts'
import type { AnsweredFood, ListedFood } from '#web/features/food/listed-food.ts'

type Food = Pick<PageServices['food'], 'search'>

/** For a loader: what the page of food shows for an address. */
export async function findFood(food: Food, asked: URLSearchParams): Promise<AnsweredFood> {
  const query = readFoodAddress(asked)
  // A page that was just opened asks for nothing yet: what it shows costs no call of an outside source.
  const isOwnOnly = !isFoodSearchable(query)
  const { items, ...answer } = await food.search(query, { isOwnOnly })
  const listed = items.map((item): ListedFood => ({ ...item, scene: sceneOfFood(item, query.category) }))
  const taken = takenFilters(query)
  // Only our own catalogue is asked again: a search outside may cost the operator one of few.
  const mayCount = answer.total === 0 && (isOwnOnly || !answer.hasOutsideProvider)
  const freed = mayCount ? await Promise.all(taken.map(({ rest }) => countFood(food, rest))) : []
  return {
    query,
    listing: { ...answer, items: listed, freed },
    // Scripts write no empty words into an address; a form that was sent does.
    isMissingWords: asked.has('q') && !isFoodSearchable(query) && taken.length === 0,
    // A page is never kept past midnight in Seoul, so the day is right.
    today: seoulDay(Date.now()),
  }
}

async function countFood(food: Food, query: AnsweredFood['query']): Promise<number> {
  return (await food.search(query, { isOwnOnly: true })).total
}

function sceneOfFood({ place }: Omit<ListedFood, 'scene'>, tab: AnsweredFood['query']['category']) {
  // A place of ours looks as it does on every other page.
  if (place) return sceneOf(place)
  // Of what another source found only the tab is known, and a name says little of what is eaten there.
  return sceneOf({ kind: tab })
}
