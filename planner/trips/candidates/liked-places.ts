import { straightMetres } from '#domain/korea/distances.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Reach } from '#planner/trips/cities/day-trips.ts'
import { isLikedAs, isMeantBy, readLimit } from '#domain/wishes/meant-by.ts'
import { suitsDiets, suitsForCoffee } from '#planner/trips/meals/diets.ts'
import { kitchenPoints, mostOfMeal } from '#planner/trips/meals/kitchens.ts'
import { canSaveFor } from '#planner/trips/money-of-days.ts'
import { type Candidate, costOf, isSight, kindOf } from './place-score.ts'
import { isEasy, isSuitable, isWithoutFood, opensDuring } from './suitable-places.ts'
import { suitsTravellers } from './who-travels.ts'

/** The places that stand for what is liked. */
export type LikedPlaces = {
  ids: ReadonlySet<string>
  /** Those of them that fill a day with their entry: a theme park. */
  ofDays: ReadonlySet<string>
  /** The kinds of which the days reach none. */
  missing: readonly string[]
}

export const nothingLiked: LikedPlaces = { ids: new Set(), ofDays: new Set(), missing: [] }

// A longer trip sees another place of what is liked for so many days more.
const daysForAnother = 5
const mostOfKind = 3
// An entry of a larger share of a day's limit leaves nothing for two meals.
const mostBesideMeals = 0.6
// A table farther from every sight is off the way.
const besideSightMetres = 2000

/** Of each kind that is liked the best known places near the beds, or one on a day trip. */
export function chooseLiked(
  { likes, days, dailyLimit }: Pick<TripWishes, 'likes' | 'days' | 'dailyLimit'>,
  suitable: readonly PlanPlace[],
  { isNear, isOnDayTrip }: Reach,
): LikedPlaces {
  const ids = new Set<string>()
  const ofDays = new Set<string>()
  const missing: string[] = []
  const fillsDay = ({ cost }: PlanPlace) => dailyLimit !== null && (cost ?? 0) > dailyLimit * mostBesideMeals
  const most = Math.min(mostOfKind, 1 + Math.floor(days / daysForAnother))
  const sights = likes.length > 0 ? suitable.filter((row) => isSight(row) && (row.headline ?? 0) > 0) : []
  const isOnTheWay = (row: PlanPlace) =>
    isSight(row) || sights.some((sight) => straightMetres(sight, row) <= besideSightMetres)
  for (const words of likes.filter((each) => !readLimit(each))) {
    const meant = suitable
      .filter((row) => isLikedAs(row, words) && (isNear(row) || isOnDayTrip(row)))
      .toSorted((one, other) => (other.headline ?? 0) - (one.headline ?? 0))
    const near = meant.filter((row) => isNear(row) && isOnTheWay(row))
    const onDayTrip = meant.filter((row) => isOnTheWay(row)).slice(0, 1)
    const [first, ...others] = [near, onDayTrip, meant].find((rows) => rows.length > 0)?.slice(0, most) ?? []
    if (!first) {
      missing.push(words)
      continue
    }
    ids.add(first.id)
    if (isSight(first) && fillsDay(first)) ofDays.add(first.id)
    // A second one that fills a day with its entry is more than was asked for.
    for (const other of others) if (!fillsDay(other)) ids.add(other.id)
  }
  return { ids, ofDays, missing }
}

/** Whether a place may stand for what is liked: nothing that another rule leaves out. */
export function mayBeLiked(row: PlanPlace, wishes: TripWishes): boolean {
  const isStop = row.kind !== 'clinic' && row.kind !== 'lodging' && !row.permanentlyClosed && row.access !== 'tour'
  if (!isStop || !isSuitable(row, wishes) || !isEasy(row, wishes) || !suitsTravellers(row, wishes)) return false
  if (!opensDuring(row, wishes)) return false
  if (row.kind === 'cafe') return suitsForCoffee(row, wishes.diets)
  if (kindOf(row) !== 'meal') return row.cost === null || canSaveFor(wishes, row.cost)
  const isOfKorea = kitchenPoints(row, wishes) >= 0
  return isOfKorea && costOf(row) <= mostOfMeal && !isWithoutFood(row) && suitsDiets(row, wishes.diets)
}

/** The candidates with no more of a kind than somebody wants to see: what was named, and then the best. */
export function withinLimits({ likes }: TripWishes, candidates: readonly Candidate[]): Candidate[] {
  return likes.reduce<Candidate[]>(
    (kept, words) => {
      const limit = readLimit(words)
      if (!limit) return kept
      const meant = kept.filter(({ row }) => isMeantBy(row, limit.kind))
      const best = meant.toSorted((one, other) => Number(other.isMust) - Number(one.isMust) || other.score - one.score)
      const others = new Set(best.slice(limit.most).filter(({ isMust }) => !isMust))
      return kept.filter((each) => !others.has(each))
    },
    [...candidates],
  )
}
