import { isUnknownOn } from '#domain/places/opening-hours.ts'
import type { PlaceKind } from '#domain/places/places.ts'
import type { LegMode, PlanLeg, PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Opening } from '#planner/solver/problem.ts'
import { comesUnasked, isTiring } from '#planner/trips/candidates/suitable-places.ts'
import { isAvoided, livelyStarts } from '#planner/trips/candidates/lively-hours.ts'
import { startsOn } from '#planner/trips/candidates/opening-windows.ts'
import { seasonalStarts } from '#planner/trips/candidates/outdoor-hours.ts'
import { suitsTravellers } from '#planner/trips/candidates/who-travels.ts'
import { isPossible } from '#planner/trips/meals/diets.ts'
import { isInSeasonToEat } from '#planner/trips/meals/kitchens.ts'

// What needs no appointment, and what one can leave at once when the clinic calls.
const kinds: readonly PlaceKind[] = ['attraction', 'shopping', 'cafe']
const modes: readonly LegMode[] = ['walk', 'bus', 'subway', 'transit', 'train']
// A cup of coffee and a look around shops take as long as there is; a sight takes its usual time.
const shortestStay: Partial<Record<PlaceKind, number>> = { cafe: 30, shopping: 40 }
const longerStay = 1.5

/** Whether a place is for whoever waits: near at hand, suited to all of them, and open on that date for sure. */
export function maySpendTime(row: PlanPlace, date: string, wishes: TripWishes): boolean {
  if (!kinds.includes(row.kind) || row.access !== 'walk-in') return false
  if (isUnknownOn(row, date) || isAvoided(row, date) || isTiring(row)) return false
  if (!comesUnasked(row, wishes) || !suitsTravellers(row, wishes)) return false
  return row.kind !== 'cafe' || (isPossible(row, wishes.diets) && isInSeasonToEat(row, date))
}

/** On foot or by bus and train; whoever has to be at hand goes on foot alone. */
export function mayGo({ mode, minutes }: PlanLeg, mostMinutes: number, isNear: boolean): boolean {
  return minutes <= mostMinutes && (isNear ? mode === 'walk' : modes.includes(mode))
}

/** The least and the longest time there, in steps of five minutes. */
export function staysAt({ kind, visitMinutes }: PlanPlace): { least: number; longest: number } {
  const usual = Math.ceil(visitMinutes / 5) * 5
  return { least: Math.min(usual, shortestStay[kind] ?? usual), longest: Math.ceil((usual * longerStay) / 5) * 5 }
}

/** When a visit of the least time may start, as in the days of a plan. */
export function startsThere(row: PlanPlace, date: string): Required<Opening>[] {
  const { least } = staysAt(row)
  const seasonal = seasonalStarts(row, date, least, startsOn(row, date, least))
  return row.kind === 'cafe' ? seasonal : livelyStarts(row, date, least, seasonal)
}
