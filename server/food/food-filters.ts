import {
  type FoodAnswer,
  foodCuisines,
  type FoodCuisine,
  type FoodFilters,
  foodMoods,
  foodNeeds,
} from '#domain/food-search.ts'
import { admitsAt } from '#domain/opening-hours.ts'
import { budgetLevels } from '#domain/place-lists.ts'
import type { Place } from '#domain/places.ts'
import { seoulMoment } from '#domain/seoul-time.ts'

/** Words in the cuisine of a row that tell its kitchen for certain. Others, such as noodles, tell none. */
const cuisineWords: Record<Exclude<FoodCuisine, 'vegan'>, RegExp> = {
  korean: /korean|tteokbokki|gimbap|bibimbap|temple food|royal cuisine/u,
  japanese: /japanese|sushi|ramen|udon/u,
  chinese: /chinese/u,
  western: /western|italian|pizza|french|american|burger|mexican|spanish|sandwich/u,
}

function isOfCuisine(place: Place, cuisine: FoodCuisine): boolean {
  if (cuisine === 'vegan') return place.tags.includes('vegan')
  return cuisineWords[cuisine].test((place.cuisine ?? '').toLowerCase())
}

/** A tag that no place can have yet is one that no place is known to have. */
function hasTag({ tags }: Place, tag: string): boolean {
  return tags.some((one) => one === tag)
}

/** Hours without a source never say that a place is open. */
function isOpen(place: Place, open: NonNullable<FoodFilters['open']>, now: number): boolean {
  if (place.source === null) return false
  return admitsAt(place, open === 'now' ? seoulMoment(now) : { date: open.on, clock: open.at }) === true
}

/** The places that meet every filter. */
export function keepWanted(places: readonly Place[], filters: FoodFilters, now: number): Place[] {
  const { cuisine, budget, mood, needs, onlyPicks, onlyTrending, open } = filters
  return places.filter(
    (place) =>
      (cuisine === null || isOfCuisine(place, cuisine)) &&
      (budget === null || place.budgetLevel === budget) &&
      (mood === null || hasTag(place, mood)) &&
      needs.every((need) => hasTag(place, need)) &&
      (!onlyPicks || place.isMGKPick) &&
      (!onlyTrending || place.isTrending) &&
      (open === null || isOpen(place, open, now)),
  )
}

/** How many of these places each further filter would leave. */
export function countFilters(places: readonly Place[]): FoodAnswer['counts'] {
  const count = (holds: (place: Place) => boolean) => places.filter(holds).length
  return {
    cuisines: Object.fromEntries(foodCuisines.map((one) => [one, count((place) => isOfCuisine(place, one))])),
    budgets: Object.fromEntries(budgetLevels.map((one) => [one, count((place) => place.budgetLevel === one)])),
    moods: Object.fromEntries(foodMoods.map((one) => [one, count((place) => hasTag(place, one))])),
    needs: Object.fromEntries(foodNeeds.map((one) => [one, count((place) => hasTag(place, one))])),
    picks: count(({ isMGKPick }) => isMGKPick),
    trending: count(({ isTrending }) => isTrending),
  }
}
