import { datesFrom } from '#domain/korea/calendar-dates.ts'
import { type Point, straightMetres } from '#domain/korea/distances.ts'
import { hasOwnKitchens } from '#domain/places/own-kitchens.ts'
import type { SenseSeason } from '#domain/places/place-sense.ts'
import type { PlanPlace, UnplacedReason } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { namedPlaces } from '#planner/check/must-visits.ts'
import type { Reach } from '#planner/trips/cities/day-trips.ts'
import { isLikedAs, readLimit } from '#domain/wishes/meant-by.ts'
import { isFamousFor, isSeasonKind, seasonsLiked } from '#domain/wishes/season-kinds.ts'
import { feedsSome, suitsDiets, suitsForCoffee } from '#planner/trips/meals/diets.ts'
import { kitchenPoints, mostOfMeal } from '#planner/trips/meals/kitchens.ts'
import { canSaveFor } from '#planner/trips/money-of-days.ts'
import { type Candidate, costOf, isSight, kindOf, neverMissed } from './place-score.ts'
import { isEasy, isSuitable, isWithoutFood, opensDuring } from './suitable-places.ts'
import { suitsSomeOf, suitsTravellers } from './who-travels.ts'
import { wornAt, wornAtPalace } from './worn-places.ts'

/** The places that stand for what is liked. */
export type LikedPlaces = {
  ids: ReadonlySet<string>
  /** Those of them that fill a day with their entry: a theme park. */
  ofDays: ReadonlySet<string>
  /** By the id of those that stand for blossoms, leaves and the like: when they have them. */
  seasons: ReadonlyMap<string, readonly SenseSeason[]>
  /** The kinds of which the trip can have none. */
  missing: readonly { name: string; reason: UnplacedReason }[]
}

export const nothingLiked: LikedPlaces = { ids: new Set(), ofDays: new Set(), seasons: new Map(), missing: [] }

type Around = {
  reach: Reach
  beds: readonly Point[]
  isSeenOn?: (row: PlanPlace, day: number) => boolean
  /** Whether it is open while the days last, which flights may cut short. */
  isOpen?: (row: PlanPlace) => boolean
}

// A longer trip sees another place of what is liked for so many days more.
const daysForAnother = 5
const mostOfKind = 3
const smallMinutes = 50
// One bath is what was asked for.
const once: ReadonlySet<string> = new Set(['sauna'])
// An entry of a larger share of a day's limit leaves nothing for two meals.
const mostBesideMeals = 0.6
// A table farther from every sight is off the way.
const besideSightMetres = 2000
// A table with so much around it, in points of `headline`, weighs twice a step of its own fame.
const mostSeenAround = 8
const worthOfSeen = 0.25
// And one that takes the whole money of a day loses as much again.
const lostByPrice = 2
const fairDay = 200_000
// Each step of fame is worth so much of a way, to a sight and to a table.
const metresOfStep = { sight: 10_000, table: 3000 }

/**
 * Of each kind that is liked the best known places near the beds, or one on a day trip. `isSeenOn` tells on which days
 * one is near a place: blossoms and leaves have to be there then.
 */
export function chooseLiked(
  wishes: TripWishes,
  catalogue: readonly PlanPlace[],
  { reach, beds, isSeenOn = () => true, isOpen = () => true }: Around,
): LikedPlaces {
  const { likes, days, dailyLimit } = wishes
  const kinds = likes.filter((words) => !readLimit(words))
  if (kinds.length === 0) return nothingLiked
  const named = namedPlaces(wishes.places)
  const ids = new Set<string>()
  const ofDays = new Set<string>()
  const seasons = new Map<string, readonly SenseSeason[]>()
  const dates = datesFrom(wishes.startDate, days)
  const missing: { name: string; reason: UnplacedReason }[] = []
  const fillsDay = (row: PlanPlace) =>
    hasOwnKitchens(row) || (dailyLimit !== null && (row.cost ?? 0) > dailyLimit * mostBesideMeals)
  const most = Math.min(mostOfKind, 1 + Math.floor(days / daysForAnother))
  const sights = catalogue.filter((row) => isSight(row) && (row.headline ?? 0) > 0)
  const isOnTheWay = (row: PlanPlace) => isSight(row) || sights.some((sight) => isBeside(sight, row))
  // A day comes by a table where there is much to see.
  const seenAround = (row: PlanPlace) =>
    sights.reduce((sum, { headline, ...at }) => sum + (isBeside(at, row) ? (headline ?? 0) : 0), 0)
  const metresToBed = (row: PlanPlace) => Math.min(...beds.map((bed) => straightMetres(bed, row)))
  const worthOf = (row: PlanPlace) =>
    (row.headline ?? 0) -
    metresToBed(row) / (isSight(row) ? metresOfStep.sight : metresOfStep.table) +
    (isSight(row)
      ? 0
      : Math.min(seenAround(row), mostSeenAround) * worthOfSeen -
        ((row.cost ?? 0) / (dailyLimit ?? fairDay)) * lostByPrice)
  for (const words of kinds) {
    // Who comes for the snow does not come to ski.
    const meant = catalogue.filter((row) => isLikedAs(row, words) && !(words === 'snow' && hasOwnKitchens(row)))
    const reached = meant.filter((row) => reach.isNear(row) || reach.isOnDayTrip(row))
    // Who names a slope or a theme park has the day of its kind.
    if (reached.some((row) => named.has(row.id) && fillsDay(row))) continue
    // Leaves and blossoms are seen by day, before the hours of a night view.
    const isDark = (row: PlanPlace) => isSeasonKind(words) && isLikedAs(row, 'night views')
    const ofSeason = (row: PlanPlace) => (isFamousFor(row, words) ? neverMissed : 0) - (isDark(row) ? neverMissed : 0)
    const known = (row: PlanPlace) => worthOf(row) + ofSeason(row)
    const datesAt = (row: PlanPlace) => dates.filter((_, day) => isSeenOn(row, day))
    const there = reached.filter((row) => isLikedAs(row, words, datesAt(row)))
    const suitable = there
      .filter((row) => mayBeLiked(row, wishes) && isOpen(row))
      .toSorted((one, other) => known(other) - known(one))
    const near = suitable.filter((row) => reach.isNear(row) && isOnTheWay(row))
    const onDayTrip = suitable.filter(isOnTheWay).slice(0, 1)
    const [first, ...others] = [near, onDayTrip, suitable].find((rows) => rows.length > 0)?.slice(0, mostOfKind) ?? []
    if (!first) {
      missing.push({ name: words, reason: meant.length === 0 ? 'unknown' : whyNone(reached, there, wishes) })
      continue
    }
    // A hanbok is put on before its palace, as a sheet has it.
    if (first.id === wornAtPalace || (isSight(first) && fillsDay(first))) ofDays.add(first.id)
    // A second one that fills a day with its entry, the same dish again, or trees that no guide tells of, are more than
    // was asked for.
    const isEnough = (row: PlanPlace) =>
      once.has(words) ||
      (kindOf(row) === 'meal' && (isSameDish(row, first) || !feedsSome(row, wishes.someDiets))) ||
      fillsDay(row) ||
      (isSeasonKind(words) && (row.headline ?? 0) + ofSeason(row) <= 0)
    // A shop or a small house takes no more of a day than a coffee does.
    const isSmall = isSight(first) && first.visitMinutes <= smallMinutes
    const more = others.slice(0, most - 1 + Number(isSmall)).filter((other) => !isEnough(other))
    for (const row of [first, ...more]) {
      ids.add(row.id)
      const liked = seasonsLiked(row, words)
      if (liked.length > 0) seasons.set(row.id, [...(seasons.get(row.id) ?? []), ...liked])
    }
  }
  return { ids, ofDays, seasons, missing }
}

function isSameDish({ dish: [one] = [] }: PlanPlace, { dish: [other] = [] }: PlanPlace): boolean {
  return one !== undefined && one === other
}

function isBeside(one: Point, other: Point): boolean {
  return straightMetres(one, other) <= besideSightMetres
}

/**
 * Why none of the places that the days reach may be planned. `there`: those in season. Where others suit the travellers
 * the season is the reason, and not they.
 */
function whyNone(reached: readonly PlanPlace[], there: readonly PlanPlace[], wishes: TripWishes): UnplacedReason {
  if (reached.length === 0) return 'none_near'
  if (there.length === 0 || reached.some((row) => !there.includes(row) && mayBeLiked(row, wishes)))
    return 'out_of_season'
  if (!there.some((row) => opensDuring(row, wishes))) return 'closed'
  return there.every((row) => row.cost !== null && !canSaveFor(wishes, row.cost)) ? 'budget' : 'not_suitable'
}

/** Whether a place may stand for what is liked: nothing that another rule leaves out. */
function mayBeLiked(row: PlanPlace, wishes: TripWishes): boolean {
  const isStop = row.kind !== 'clinic' && row.kind !== 'lodging' && !row.permanentlyClosed && row.access !== 'tour'
  const suits = isSight(row) ? suitsSomeOf : suitsTravellers
  if (!isStop || !isSuitable(row, wishes) || !isEasy(row, wishes) || !suits(row, wishes)) return false
  if (!opensDuring(row, wishes)) return false
  if (row.kind === 'cafe') return suitsForCoffee(row, wishes.diets)
  if (kindOf(row) !== 'meal') return row.cost === null || canSaveFor(wishes, row.cost)
  const isOfKorea = kitchenPoints(row, wishes) >= 0
  return isOfKorea && costOf(row) <= mostOfMeal && !isWithoutFood(row) && suitsDiets(row, wishes.diets)
}

/** The candidates with no more of a kind than somebody wants to see: what was named, and then the best. */
export function withinLimits({ likes }: Pick<TripWishes, 'likes'>, candidates: readonly Candidate[]): Candidate[] {
  let kept = [...candidates]
  for (const words of likes) {
    const limit = readLimit(words)
    if (!limit) continue
    const best = kept
      .filter(({ row }) => isLikedAs(row, limit.kind))
      .toSorted((one, other) => Number(other.isMust) - Number(one.isMust) || other.score - one.score)
    const others = new Set(best.slice(limit.most).filter(({ isMust }) => !isMust))
    kept = kept.filter((each) => !others.has(each))
  }
  // A hanbok is worn at its palace.
  const hasPalace = kept.length === candidates.length || kept.some(({ row }) => row.id === wornAt[wornAtPalace])
  return hasPalace ? kept : kept.filter(({ row, isMust }) => row.id !== wornAtPalace || isMust)
}
