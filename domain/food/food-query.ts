import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import {
  foodCuisines,
  foodLimits,
  foodMoods,
  foodNeeds,
  type FoodSearch,
  type FoodTab,
  foodTabs,
} from './food-search.ts'
import { isInKorea } from '#domain/korea/korea-box.ts'
import { budgetLevels } from '#domain/places/place-lists.ts'

/** The names of the query parameters of a food search, also used by the form without scripts. */
export const foodQueryNames = [
  'q',
  'where',
  'here',
  'tab',
  'cuisine',
  'budget',
  'mood',
  'need',
  'picks',
  'trending',
  'open',
  'at',
  'cursor',
] as const
export type FoodQueryName = (typeof foodQueryNames)[number]

/** A search on the food page. Until the visitor chooses a tab, the search chooses one. */
export type FoodQuery = FoodSearch & { category: FoodTab | null }

/**
 * Parses the query parameters. Invalid values are ignored. A typed location has priority over the position of the
 * device, and "open now" has priority over another time.
 */
export function readFoodQuery(asked: (name: FoodQueryName) => readonly string[]): FoodQuery {
  const said = (name: FoodQueryName) => asked(name).find((text) => text !== '') ?? ''
  const location = readWords(said('where'))
  return {
    query: readWords(said('q')),
    category: oneOf(foodTabs, said('tab')),
    location,
    coordinates: location === '' ? readPoint(said('here')) : null,
    filters: {
      cuisine: oneOf(foodCuisines, said('cuisine')),
      budget: budgetLevels.find((level) => String(level) === said('budget')) ?? null,
      mood: oneOf(foodMoods, said('mood')),
      needs: readNeeds(asked('need')),
      onlyPicks: said('picks') === yes,
      onlyTrending: said('trending') === yes,
      open: said('open') === 'now' ? 'now' : readMoment(said('at')),
    },
    cursor: /^[\w-]{1,200}$/u.test(said('cursor')) ? said('cursor') : null,
  }
}

/** The query parameters for a search, without default values, in the order of the names. For URLSearchParams. */
export function writeFoodQuery(search: FoodQuery): [name: FoodQueryName, text: string][] {
  const { query, category, location, coordinates, filters, cursor } = search
  const { cuisine, budget, mood, needs, onlyPicks, onlyTrending, open } = filters
  const texts: Record<FoodQueryName, string | null> = {
    q: query,
    where: location,
    here: coordinates && location === '' ? writePoint(coordinates) : null,
    tab: category,
    cuisine,
    budget: budget === null ? null : String(budget),
    mood,
    need: foodNeeds.filter((need) => needs.includes(need)).join(','),
    picks: onlyPicks ? yes : null,
    trending: onlyTrending ? yes : null,
    open: open === 'now' ? open : null,
    at: open === null || open === 'now' ? null : `${open.on}T${open.at}`,
    cursor,
  }
  return foodQueryNames.flatMap((name): [FoodQueryName, string][] => {
    const text = texts[name]
    return text ? [[name, text]] : []
  })
}

/** Whether a search has words or a location. Without both there is nothing to search. */
export function isFoodSearchable({ query, location, coordinates }: FoodSearch): boolean {
  return query !== '' || location !== '' || coordinates !== null
}

/** A point for a URL, with three decimals (about 100 m), so that the URL does not reveal somebody's exact position. */
export function writePoint({ lat, lng }: { lat: number; lng: number }): string {
  return `${roundDegrees(lat)},${roundDegrees(lng)}`
}

const yes = 'yes'

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null
}

function readWords(text: string): string {
  const words = text.trim()
  const isPlain = words.isWellFormed() && !/\p{Cc}/u.test(words)
  return words.length <= foodLimits.words && isPlain ? words : ''
}

/** Parses `vegan,halal`, or one value per parameter as a form sends them. */
function readNeeds(texts: readonly string[]): FoodQuery['filters']['needs'] {
  const wanted = new Set(texts.flatMap((text) => text.split(',', foodNeeds.length)))
  return foodNeeds.filter((need) => wanted.has(need))
}

/** Parses a point in Korea such as `37.564,126.985`. */
function readPoint(text: string): FoodQuery['coordinates'] {
  const [, lat, lng] = /^(\d{2}(?:\.\d{1,15})?),(\d{3}(?:\.\d{1,15})?)$/u.exec(text) ?? []
  if (lat === undefined || lng === undefined) return null
  const point = { lat: roundDegrees(Number(lat)), lng: roundDegrees(Number(lng)) }
  return isInKorea(point) ? point : null
}

/** Parses `2027-05-31T19:30`, the format of a datetime-local field. */
function readMoment(text: string): { on: string; at: string } | null {
  const [, on = '', at = ''] = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)$/u.exec(text) ?? []
  return isCalendarDate(on) ? { on, at } : null
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}
