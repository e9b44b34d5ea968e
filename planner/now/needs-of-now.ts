import { mealKinds } from '#domain/places/places.ts'
import type { FoundNow, NeedNow } from '#domain/trips/now/what-now.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { Diet } from '#domain/wishes/diet-words.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { comesUnasked, isTiring } from '#planner/trips/candidates/suitable-places.ts'
import { suitsTravellers } from '#planner/trips/candidates/who-travels.ts'
import { isKnownFor, isPossible, suitsDiets } from '#planner/trips/meals/diets.ts'
import { mostOfMeal } from '#planner/trips/meals/kitchens.ts'

type Traveller = { wishes: TripWishes; isQuiet: boolean }

/** Whether a place serves a need of these travellers. Diets and recovery are rules, also when little is near. */
export function mayServe(row: PlanPlace, need: Exclude<NeedNow, 'toilet'>, { wishes, isQuiet }: Traveller): boolean {
  if (row.permanentlyClosed || row.access !== 'walk-in') return false
  if (!comesUnasked(row, wishes) || !suitsTravellers(row, wishes) || (isQuiet && isTiring(row))) return false
  switch (need) {
    case 'meal':
      return mealKinds.includes(row.kind) && suitsDiets(row, wishes.diets) && (row.cost ?? 0) <= mostOfMeal
    case 'cafe':
      return row.kind === 'cafe' && isPossible(row, wishes.diets)
    case 'roof':
      return isIndoors(row) && (row.kind === 'attraction' || row.kind === 'shopping' || row.kind === 'market')
  }
}

/** Whether one can use the toilet of a place without a ticket or a table. */
export function isFreeToEnter({ cost, kind }: Pick<PlanPlace, 'cost' | 'kind'>): boolean {
  return cost === 0 && kind !== 'restaurant' && kind !== 'cafe'
}

function isIndoors({ tags }: Pick<PlanPlace, 'tags'>): boolean {
  return tags.includes('indoor') && !tags.includes('outdoor')
}

/** Whether a restaurant is known for all diets, or one has to ask. Null without diets. */
export function dietOf({ tags }: Pick<PlanPlace, 'tags'>, diets: readonly Diet[]): FoundNow['diet'] {
  if (diets.length === 0) return null
  return diets.every((diet) => isKnownFor(tags, diet)) ? 'known' : 'ask'
}
