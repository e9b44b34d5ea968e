import {
  type FoodAnswer,
  foodCuisines,
  type FoodCuisine,
  type FoodFilters,
  type FoodItem,
  foodMoods,
  foodNeeds,
} from '#domain/food/food-search.ts'
import { admitsAt } from '#domain/places/opening-hours.ts'
import { hoursCertaintyOn } from '#domain/places/hours-certainty.ts'
import { budgetLevels } from '#domain/places/place-lists.ts'
import type { Place } from '#domain/places/places.ts'
import { seoulMoment } from '#domain/korea/seoul-time.ts'

/** Words in the cuisine of a row. A cuisine that is only the name of a dish counts as Korean. */
const cuisineWords: Record<Exclude<FoodCuisine, 'vegan'>, RegExp> = {
  korean:
    /korean|tteokbokki|gimbap|bibimbap|temple food|royal cuisine|^(?:noodles|barbecue|pork|beef|seafood|fish|fish soup|chicken|chicken soup|fried chicken|pancakes|dumplings|tofu|fishcake|street food)$/u,
  japanese: /japanese|sushi|ramen|udon/u,
  chinese: /chinese/u,
  western: /western|italian|pizza|french|american|burger|mexican|spanish|sandwich/u,
}

/** The same for categories of Korean services, in Korean and in our English words. */
const outsideCuisineWords: typeof cuisineWords = {
  korean: /korean|한식/u,
  japanese: /japanese|sushi|일식/u,
  chinese: /chinese|중식/u,
  western: /western|italian|pizza|burger|french|american|양식/u,
}

function isOfCuisine(place: Place, cuisine: FoodCuisine): boolean {
  if (cuisine === 'vegan') return place.tags.includes('vegan')
  return cuisineWords[cuisine].test((place.cuisine ?? '').toLowerCase())
}

/** Whether a place is known to be open. Hours that are recalled for that day do not count. */
function isOpen(place: Place, open: NonNullable<FoodFilters['open']>, now: number): boolean {
  const moment = open === 'now' ? seoulMoment(now) : { date: open.on, clock: open.at }
  return hoursCertaintyOn(place, moment.date) === 'confirmed' && admitsAt(place, moment) === true
}

export function keepWanted(places: readonly Place[], filters: FoodFilters, now: number): Place[] {
  const { cuisine, budget, mood, needs, onlyPicks, onlyTrending, open } = filters
  return places.filter(
    (place) =>
      (cuisine === null || isOfCuisine(place, cuisine)) &&
      (budget === null || place.budgetLevel === budget) &&
      (mood === null || place.tags.includes(mood)) &&
      needs.every((need) => place.tags.includes(need)) &&
      (!onlyPicks || place.isMGKPick) &&
      (!onlyTrending || place.isTrending) &&
      (open === null || isOpen(place, open, now)),
  )
}

/** Outside sources can answer only the cuisine filter. With any other filter they are not asked. */
export function isAnsweredOutside({
  cuisine,
  budget,
  mood,
  needs,
  onlyPicks,
  onlyTrending,
  open,
}: FoodFilters): boolean {
  const isPlain = budget === null && mood === null && needs.length === 0 && !onlyPicks && !onlyTrending && open === null
  return isPlain && cuisine !== 'vegan'
}

/** The items of outside sources that meet every filter. */
export function keepOutside(items: readonly FoodItem[], filters: FoodFilters): FoodItem[] {
  if (!isAnsweredOutside(filters)) return []
  const { cuisine } = filters
  return items.filter((item) => cuisine === null || isItemOfCuisine(item, cuisine))
}

function isItemOfCuisine({ category }: FoodItem, cuisine: FoodCuisine): boolean {
  return cuisine !== 'vegan' && outsideCuisineWords[cuisine].test((category ?? '').toLowerCase())
}

type Counted = {
  /** What matches the words and the location, whatever the filters. */
  places: readonly Place[]
  /** The outside items of this page, which meet the filters. */
  items: readonly FoodItem[]
  filters: FoodFilters
  now: number
}

/** The number of places and items that each value of a filter would leave, with the other filters as they are. */
export function countFilters({ places, items, filters, now }: Counted): FoodAnswer['counts'] {
  const without = (change: Partial<FoodFilters>) => keepWanted(places, { ...filters, ...change }, now)
  const wanted = without({})
  const ofAnyCuisine = without({ cuisine: null })
  const ofAnyBudget = without({ budget: null })
  const ofAnyMood = without({ mood: null })
  const countCuisine = (one: FoodCuisine) =>
    ofAnyCuisine.filter((place) => isOfCuisine(place, one)).length +
    items.filter((item) => isItemOfCuisine(item, one)).length
  const today = seoulMoment(now).date
  return {
    cuisines: countEach(foodCuisines, countCuisine),
    budgets: countEach(budgetLevels, (one) => ofAnyBudget.filter((place) => place.budgetLevel === one).length),
    moods: countEach(foodMoods, (one) => ofAnyMood.filter(({ tags }) => tags.includes(one)).length),
    needs: countEach(foodNeeds, (one) => wanted.filter(({ tags }) => tags.includes(one)).length),
    picks: wanted.filter(({ isMGKPick }) => isMGKPick).length,
    trending: wanted.filter(({ isTrending }) => isTrending).length,
    hours: without({ open: null }).filter((place) => hoursCertaintyOn(place, today) === 'confirmed').length,
  }
}

function countEach<Value extends string | number>(values: readonly Value[], count: (value: Value) => number) {
  return Object.fromEntries(values.map((value) => [value, count(value)]))
}
