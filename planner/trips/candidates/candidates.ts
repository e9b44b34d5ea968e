import { hasOwnKitchens } from '#domain/places/own-kitchens.ts'
import { mealKinds, type PlaceTag } from '#domain/places/places.ts'
import type { PlanBase, PlanPlace, StopKind, Unplaced } from '#domain/trips/plan/plans.ts'
import type { BeautyCategory } from '#domain/trips/answers/trips.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { isSamePoint, type Point, straightMetres } from '#domain/korea/distances.ts'
import { anyReach, farthestMetres, isInQuarterOf, type Reach } from '#planner/trips/cities/day-trips.ts'
import { feedsSome, hasStallsFor, isPossible, suitsDiets, suitsForCoffee } from '#planner/trips/meals/diets.ts'
import { kitchenPoints, mostOfMeal } from '#planner/trips/meals/kitchens.ts'
import { canSaveFor } from '#planner/trips/money-of-days.ts'
import { type LaidSheets, noSheets } from '#planner/trips/sheets/laid-sheets.ts'
import { type LikedPlaces, nothingLiked, withinLimits } from './liked-places.ts'
import { comesUnasked, isEasy, isSuitable, isWithoutFood, opensDuring } from './suitable-places.ts'
import { type Candidate, isSight, costOf, kindOf, shareOfShown, usualMeal, weigh } from './place-score.ts'
import { suitsTravellers } from './who-travels.ts'
import { inRegion } from '#planner/trips/cities/trip-base.ts'
import { maySeeSeveral } from '#planner/trips/cities/trip-cities.ts'
import { isStrict } from '#domain/wishes/diet-words.ts'

/** The category of the form for a tag. */
export const categoryOf: Partial<Record<PlaceTag, BeautyCategory>> = {
  hair: 'Hair Care',
  skincare: 'Korean Skincare Shopping',
}

// The time of a search grows with the number of candidates, and a short trip needs fewer. The numbers are several times
// what the days can hold, because some candidates are closed or far away.
const mostOfBeauty = 3
const mostOf = {
  sights: { base: 45, aDay: 14, most: 320 },
  cafes: { base: 12, aDay: 3, most: 40 },
  meals: { base: 40, aDay: 9, most: 200 },
}
// Points for the table of a headline day.
const tableWorth = 80
// A base with fewer tables for a diet, in all or for each day there, also gets those where one has to ask.
const leastTables = { inAll: 8, aDay: 3 }
// Points for a sight near a distant named place, so that a day trip includes its surroundings.
const quarterWorth = 60
// Points for the best sight beside a table that was asked for: nobody crosses a city for a meal alone.
const besideTableMetres = 1800
const besideTableWorth = 100
// Whoever goes up the tower has been on its hill.
const seenFrom: Readonly<Record<string, string>> = { 'namsan-park': 'n-seoul-tower' }

/** The bases of a trip, what can be reached from each of them, and the base of each night. */
export type Slept = {
  bases: readonly [PlanBase, ...PlanBase[]]
  reaches: readonly Reach[]
  nights: readonly PlanBase[]
  laid?: LaidSheets
  liked?: LikedPlaces
  /** The places of the plan before. */
  shown?: ReadonlySet<string>
}

/** The rows that may be planned, the best of each kind, and the wishes that cannot be planned. */
export function chooseCandidates(
  wishes: TripWishes,
  catalogue: readonly PlanPlace[],
  { bases, reaches, nights, laid = noSheets, liked = nothingLiked, shown = new Set() }: Slept,
) {
  const reach = anyReach(reaches)
  const nearest = (point: Point) =>
    bases.reduce((best, base) => (straightMetres(base, point) < straightMetres(best, point) ? base : best))
  const unplaced: Unplaced[] = []
  const musts = resolveMusts(wishes, catalogue, reach, unplaced)
  for (const { name, reason } of liked.missing) unplaced.push({ placeId: null, name, reason, note: '' })
  const wanted = new Set([...musts, ...laid.stops.keys(), ...liked.ids])
  const isWanted = ({ id }: PlanPlace) => wanted.has(id)
  const farMusts = catalogue.filter((row) => isWanted(row) && !reach.isNear(row))
  const isReached = (row: PlanPlace) => reach.isNear(row) || isInQuarterOf(farMusts, row)
  // With a diet one also asks where hardly a table near the bed suits it; else one leaves other countries' kitchens out
  // where there are enough of Korea.
  const [hungry, fed] = wishes.diets.some(isStrict)
    ? [new Set(bases.filter((base) => hasFewTables(base, (row) => suitsDiets(row, wishes.diets)))), new Set<PlanBase>()]
    : [new Set<PlanBase>(), new Set(bases.filter((base) => !hasFewTables(base, isOfKorea)))]
  // Where hardly a table has something for a diet of some of them one eats what there is.
  const feeds = (row: PlanPlace) => feedsSome(row, wishes.someDiets)
  const lean = wishes.someDiets.length > 0 ? new Set(bases.filter((base) => hasFewTables(base, feeds))) : new Set()
  const all = catalogue.flatMap((row, rank) => {
    const isMust = musts.has(row.id)
    if (row.kind === 'clinic' || row.kind === 'lodging' || row.permanentlyClosed) return []
    if (!isWanted(row) && wanted.has(seenFrom[row.id] ?? '')) return []
    if (!isWanted(row) && (!comesUnasked(row, wishes) || !isEasy(row, wishes) || !isReached(row))) return []
    if (!opensDuring(row, wishes)) return []
    // What stands for a wish was weighed when it was chosen.
    if (!isMust && !liked.ids.has(row.id) && !suitsTravellers(row, wishes)) return []
    if (!isMust && kindOf(row) === 'meal' && !mayEatAt(row)) return []
    if (!isWanted(row) && kindOf(row) === 'meal' && !feeds(row) && !lean.has(nearest(row))) return []
    if (!isMust && row.kind === 'cafe' && !suitsForCoffee(row, wishes.diets)) return []
    const candidate = weigh(row, rank / catalogue.length, isMust, wishes, nearest(row))
    const worth = candidate.score + worthOfSheet(row) + (isInQuarterOf(farMusts, row) ? quarterWorth : 0)
    const score = isWanted(row) ? worth : Math.max(1, Math.round(worth * shareOfShown(row, shown)))
    const lunch = laid.stops.has(row.id) && hasOwnKitchens(row) ? usualMeal : 0
    const isLiked = liked.ids.has(row.id)
    const likedIn = liked.seasons.get(row.id)
    const isAsked = isMust || liked.ofDays.has(row.id)
    return [
      {
        ...candidate,
        score,
        minutes: minutesOf(candidate),
        cost: candidate.cost + lunch,
        isMust: isAsked,
        isLiked,
        ...(likedIn && { likedIn, because: [...new Set([...candidate.because, 'liked'])] }),
      },
    ]
  })
  for (const table of all.filter(({ row, kind }) => kind === 'meal' && (musts.has(row.id) || liked.ids.has(row.id)))) {
    const [sight] = all
      .filter(({ row }) => isSight(row) && straightMetres(row, table.row) <= besideTableMetres)
      .toSorted((one, other) => other.score - one.score)
    if (sight) sight.score += besideTableWorth
  }

  function daysAt(base: PlanBase): number {
    return Math.min(wishes.days, 1 + nights.filter((night) => isSamePoint(night, base)).length)
  }

  function isOfKorea(row: PlanPlace): boolean {
    return kitchenPoints(row, wishes) >= 0
  }

  function hasFewTables(base: PlanBase, suits: (row: PlanPlace) => boolean): boolean {
    const isNear = (row: PlanPlace) => mealKinds.includes(row.kind) && straightMetres(base, row) <= farthestMetres
    const least = Math.max(leastTables.inAll, leastTables.aDay * daysAt(base))
    return catalogue.filter((row) => isNear(row) && suits(row)).length < least
  }

  function mayEatAt(row: PlanPlace): boolean {
    if (costOf(row) > mostOfMeal || isWithoutFood(row)) return false
    if (fed.has(nearest(row)) && !isOfKorea(row)) return false
    if (suitsDiets(row, wishes.diets)) return true
    // Around a named place out of town one eats what there is.
    if (isPossible(row, wishes.diets) && isInQuarterOf(farMusts, row)) return true
    return hungry.has(nearest(row)) && (isPossible(row, wishes.diets) || hasStallsFor(row, wishes.diets))
  }

  function worthOfSheet({ id }: PlanPlace): number {
    return laid.stops.get(id)?.isTable ? tableWorth : 0
  }

  function minutesOf({ row, kind, minutes }: Candidate): number {
    const stop = laid.stops.get(row.id)
    return stop && kind !== 'meal' ? stop.minutes : minutes
  }

  const best = (kinds: readonly StopKind[], { base: few, aDay, most }: (typeof mostOf)['sights']) => {
    const some = all.filter(({ kind }) => kinds.includes(kind))
    const sorted = some.toSorted(
      (one, other) => Number(isWanted(other.row)) - Number(isWanted(one.row)) || other.score - one.score,
    )
    // Each city has a share in proportion to its days.
    return bases.flatMap((base) => {
      const here = sorted.filter(({ row }) => nearest(row) === base)
      const count = Math.min(most, few + aDay * daysAt(base))
      const chosen = here.slice(0, count)
      // Half of the stops are to be in the chosen areas: one of them for each day is among the candidates.
      const isInArea = ({ row }: Candidate) => row.area !== null && wishes.areas.includes(row.area)
      const missing = Math.max(0, daysAt(base) - chosen.filter(isInArea).length)
      const others = here.slice(count)
      // Few guides would choose a hairdresser; whoever asked for one has some to choose from.
      const ofBeauty = wishes.beautyTags.flatMap((tag) => {
        const hasTag = ({ row }: Candidate) => row.tags.includes(tag)
        return chosen.some(hasTag) ? [] : others.filter(hasTag).slice(0, mostOfBeauty)
      })
      return [...new Set([...chosen, ...others.filter(isInArea).slice(0, missing), ...ofBeauty])]
    })
  }
  for (const tag of wishes.beautyTags)
    if (!all.some(({ row }) => row.tags.includes(tag)))
      unplaced.push({ placeId: null, name: categoryOf[tag] ?? tag, reason: 'no_clinic', note: '' })
  const candidates = withinLimits(wishes, [
    ...best(['attraction', 'shopping', 'nightlife'], mostOf.sights),
    ...best(['cafe'], mostOf.cafes),
    ...best(['meal'], mostOf.meals),
  ])
  return { candidates, unplaced }
}

/** The places that were named, of several with one name the one that is planned. */
export function namedToPlan(wishes: TripWishes, catalogue: readonly PlanPlace[], reach: Reach): Set<string> {
  const musts = resolveMusts(wishes, catalogue, reach, [])
  return new Set(
    wishes.places.flatMap((wish) => {
      if (wish.kind === 'several') return wish.placeIds.filter((id) => musts.has(id)).slice(0, 1)
      return wish.kind === 'place' ? [wish.placeId] : []
    }),
  )
}

/** The rows that the plan must include. Those that cannot be planned are left out with a reason. */
function resolveMusts(wishes: TripWishes, catalogue: readonly PlanPlace[], reach: Reach, unplaced: Unplaced[]) {
  const rows = new Map(catalogue.map((row) => [row.id, row]))
  const musts = new Set<string>()
  for (const wish of wishes.places) {
    const ids = wish.kind === 'place' ? [wish.placeId] : wish.kind === 'several' ? wish.placeIds : []
    const named = ids.flatMap((id) => rows.get(id) ?? [])
    const possible = named.find((row) => whyNot(row, wishes, reach) === null) ?? sightOnDayTrip(wish, catalogue)
    if (possible) musts.add(possible.id)
    else if (named[0]) unplaced.push(leaveOut(named[0], whyNot(named[0], wishes, reach) ?? 'no_time'))
    else if (wish.kind === 'unknown' || isTooFar(wish, catalogue, reach))
      unplaced.push({
        placeId: null,
        name: wish.text,
        reason: wish.kind === 'unknown' ? 'unknown' : maySeeSeveral(wishes) ? 'no_time' : 'too_far',
        note: '',
      })
  }
  return musts

  /** The first sight of a named region within a day trip, because a region itself cannot be visited. */
  function sightOnDayTrip(wish: TripWishes['places'][number], all: readonly PlanPlace[]): PlanPlace | undefined {
    if (wish.kind !== 'region') return undefined
    const there = inRegion(wish.region, all)
    if (there.some(reach.isNear)) return undefined
    return there.find((row) => row.kind === 'attraction' && whyNot(row, wishes, reach) === null)
  }
}

export function leaveOut(row: PlanPlace, reason: Unplaced['reason']): Unplaced {
  return { placeId: row.id, name: row.name.en, reason, note: '' }
}

function isTooFar(wish: TripWishes['places'][number], catalogue: readonly PlanPlace[], reach: Reach): boolean {
  if (wish.kind !== 'area' && wish.kind !== 'region') return false
  return !rowsOf(wish, catalogue).some((row) => row.kind !== 'clinic' && reach.isNear(row))
}

/** The rows in an area or a region. */
export function rowsOf(
  wish: Extract<TripWishes['places'][number], { kind: 'area' | 'region' }>,
  catalogue: readonly PlanPlace[],
): PlanPlace[] {
  return wish.kind === 'area' ? catalogue.filter(({ area }) => area === wish.area) : inRegion(wish.region, catalogue)
}

function whyNot(row: PlanPlace, wishes: TripWishes, reach: Reach): Unplaced['reason'] | null {
  if (row.permanentlyClosed) return 'permanently_closed'
  // Clinics are added with treatments, and a place to stay is not a stop.
  if (row.kind === 'clinic') return 'no_treatment'
  if (row.kind === 'lodging') return 'place_to_stay'
  if (!reach.isNear(row) && !reach.isOnDayTrip(row)) return maySeeSeveral(wishes) ? 'no_time' : 'too_far'
  if (!opensDuring(row, wishes)) return 'closed'
  if (!isSuitable(row, wishes)) return 'not_suitable'
  if (row.cost !== null && !canSaveFor(wishes, row.cost)) return 'budget'
  return null
}
