import type { ConflictWish, Plan, PlanStop, Unplaced, UnplacedReason } from '#domain/plans.ts'
import type { PlaceWish } from '#domain/wishes/must-visit-text.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'

/** Something that was wished for and is not in a plan. */
export type LeftOut = {
  /** What of the form asked for it; null for meals, which nobody has to ask for. */
  wish: Extract<ConflictWish, 'mustVisitPlaces' | 'beautyCategories'> | null
  place: PlaceWish | null
  /** Whether another plan has it, and has lost nothing for it. */
  isIn: (plan: Plan) => boolean
}

// Left out for these it might come in if something else were different.
const clashing: readonly UnplacedReason[] = ['closed', 'too_far', 'budget', 'no_time', 'recovery', 'trip_too_short']

/** What a plan lacks because of other wishes, as far as it says so. */
export function listLeftOut(plan: Plan, { places }: Pick<TripWishes, 'places'>): LeftOut[] {
  const lost = new Set(plan.unplaced.map(keyOf))
  const meals = countMissingMeals(plan)
  const losesNothing = (other: Plan) =>
    other.unplaced.every((entry) => lost.has(keyOf(entry))) && countMissingMeals(other) <= meals
  const wished = plan.unplaced.filter(isClashing).map((entry): LeftOut => {
    const place = places.find((wish) => isAbout(entry, wish)) ?? null
    const isStillOut = (left: Unplaced) => keyOf(left) === keyOf(entry) && isClashing(left)
    return {
      wish: place ? 'mustVisitPlaces' : 'beautyCategories',
      place,
      isIn: (other) => losesNothing(other) && !other.unplaced.some(isStillOut),
    }
  })
  if (meals === 0) return wished
  const isEaten = (other: Plan) => losesNothing(other) && countMissingMeals(other) === 0
  return [...wished, { wish: null, place: null, isIn: isEaten }]
}

/** A treatment that has its days and lacks nothing but a clinic clashes with nothing. */
function isClashing({ reason }: Unplaced): boolean {
  return clashing.includes(reason)
}

function keyOf({ placeId, name }: Unplaced): string {
  return placeId ?? name
}

function isAbout({ placeId, name }: Unplaced, wish: PlaceWish): boolean {
  if (placeId === null) return wish.text === name
  if (wish.kind === 'place') return wish.placeId === placeId
  return wish.kind === 'several' && wish.placeIds.includes(placeId)
}

/** Lunches and dinners that whole days lack; a day that a flight cuts short may have none. */
function countMissingMeals({ days }: Plan): number {
  const has = (stops: readonly PlanStop[], meal: PlanStop['meal']) => stops.some((stop) => stop.meal === meal)
  const whole = days.filter(({ shortfall }) => shortfall !== 'arrival' && shortfall !== 'departure')
  return whole.flatMap(({ stops }) => (['lunch', 'dinner'] as const).filter((meal) => !has(stops, meal))).length
}
