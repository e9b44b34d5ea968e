import { mealKinds } from '#domain/places/places.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { suitsTravellers } from '#planner/trips/candidates/who-travels.ts'
import { feedsSome, isPossible, suitsDiets } from './diets.ts'

/** Where these travellers may eat: what suits their diets, and where one may ask for it. */
export function tablesFor(wishes: TripWishes, rows: readonly PlanPlace[]): PlanPlace[] {
  const mayEatAt = (row: PlanPlace) =>
    (suitsDiets(row, wishes.diets) || isPossible(row, wishes.diets)) && feedsSome(row, wishes.someDiets)
  return rows.filter((row) => mealKinds.includes(row.kind) && mayEatAt(row) && suitsTravellers(row, wishes))
}
