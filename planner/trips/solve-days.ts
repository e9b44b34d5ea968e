import { isLikedAs, readLimit } from '#domain/wishes/meant-by.ts'
import { straightMetres } from '#domain/korea/distances.ts'
import { islandOf } from '#domain/korea/islands.ts'
import type { Plan, PlanDay, PlanPlace, PlanStop, Unplaced } from '#domain/trips/plan/plans.ts'
import { recoveryNotes } from '#domain/trips/plan/trip-recovery.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Result } from '#planner/solver/problem.ts'
import { categoryOf, leaveOut, rowsOf } from './candidates/candidates.ts'
import { isTiring, opensDuring } from './candidates/suitable-places.ts'
import type { Candidate } from './candidates/place-score.ts'
import { becauseOfPlan, totalsOf, warningsOf } from './days/plan-remarks.ts'
import { farthestMetres } from './cities/day-trips.ts'
import { moneyOfDay } from './money-of-days.ts'
import { listKeptLeft } from './kept-hours.ts'
import { prepareTrip } from './prepare-trip.ts'
import { categoryOfTreatment } from './treatment-days.ts'
import { searchTrip } from './search-trip.ts'
import { presentDays } from './days/present-days.ts'
import type { Solved } from './trip-problem.ts'
import type { Parts } from './trip-parts.ts'
import type { TripRequest } from './trip-request.ts'

/** Plans the days of a request once, with the reasons for what is left out. Whole plans and short trials use it. */
export function solveDays(request: TripRequest): Solved {
  const { wishes, seed } = request
  const prepared = prepareTrip(request)
  const { parts, trip, result } = searchTrip(prepared.parts, request)
  const days = presentDays(result, trip, parts)
  const recovery = recoveryNotes(days, wishes.treatments)
  const stops = days.flatMap((day) => day.stops)
  const placed = new Set(stops.map(({ placeId }) => placeId))
  const left = parts.candidates.filter(({ isMust, row }) => isMust && !placed.has(row.id))
  const plan: Plan = {
    timeZone: 'Asia/Seoul',
    currency: 'KRW',
    seed,
    base: days.length > 1 ? (days[0]?.to ?? prepared.nights[0]) : prepared.nights[0],
    days,
    unplaced: [
      ...prepared.unplaced
        .filter((entry) => !isMet(entry, wishes, placed))
        .map((entry) =>
          isBesideEnd(entry, days, request.catalogue) ? { ...entry, reason: 'no_time' as const } : entry,
        ),
      ...left.map((candidate) => leaveOut(candidate.row, reasonOf(candidate, result, wishes, days))),
      ...listAreasLeft(wishes, stops, request.catalogue, prepared.unplaced),
      ...listBeautyLeft(parts, placed, prepared.unplaced),
      ...listLikesLeft(parts, days, left, prepared.unplaced),
      ...listTreatmentsLeft(parts, stops),
      ...listKeptLeft(parts, days),
    ],
    because: becauseOfPlan(wishes),
    ...(recovery.length > 0 && { recovery }),
    warnings: warningsOf({ parts, days, recovery, isCut: result.stoppedBy === 'asked' }),
    conflicts: [],
    budget: { dailyLimit: wishes.dailyLimit, tripLimit: wishes.tripLimit },
    checks: [],
    totals: totalsOf(days),
  }
  const { eased, plainDays } = parts
  return { plan, parts: prepared.parts, ...(eased !== undefined && { eased }), ...(plainDays && { plainDays }) }
}

/** Whether a clinic that was named has been chosen for a treatment, or another one of the same name. */
function isMet({ placeId }: Unplaced, { places }: TripWishes, placed: ReadonlySet<string | null>): boolean {
  if (placeId === null) return false
  const alike = places.flatMap((wish) => {
    return wish.kind === 'several' && wish.placeIds.includes(placeId) ? wish.placeIds : []
  })
  return [placeId, ...alike].some((id) => placed.has(id))
}

/** Whether a place that is too far from every bed lies near an airport of the trip, where no hours are left for it. */
function isBesideEnd(
  { placeId, reason }: Unplaced,
  days: readonly PlanDay[],
  catalogue: readonly PlanPlace[],
): boolean {
  const row = reason === 'too_far' ? catalogue.find(({ id }) => id === placeId) : undefined
  return (
    row !== undefined &&
    days.some(({ from, to }) => [from, to].some((end) => straightMetres(end, row) <= farthestMetres))
  )
}

// With so little money a day, the way there and back and two meals leave nothing for a day out of town or on an island.
const moneyOutOfTown = 24_000
const townMetres = 25_000

/** The reason why a wished place is not in the plan. */
function reasonOf({ row }: Candidate, { unplaced }: Result, wishes: TripWishes, days: readonly PlanDay[]) {
  const found = unplaced.find(({ placeId }) => placeId === row.id)?.reason
  // It may be open on some day, but not during the hours of the trip.
  if (found === 'closed') return opensDuring(row, wishes) ? 'no_time' : 'closed'
  // `forbidden` also means days in another city.
  if (found === 'forbidden') return wishes.treatments.length > 0 && isTiring(row) ? 'recovery' : 'no_time'
  const money = moneyOfDay(wishes)
  const cost = row.cost ?? 0
  if (money === null) return 'no_time'
  const boat = islandOf(row)?.boat ?? null
  const isFar = days.every(({ from, to }) => [from, to].every((base) => straightMetres(base, row) > townMetres))
  const fares = boat ? 2 * boat.priceWon : 0
  if ((isFar || boat) && money <= moneyOutOfTown + cost + fares) return 'budget'
  if (2 * cost < money) return 'no_time'
  // Named places come before all others, so the days have too little time beside meals, cafe and travel.
  const fed = days.filter(({ stops }) => stops.some(({ meal }) => meal))
  const isTooDear = found === 'no_money' || fed.every((day) => costWithoutSights(day) + cost > money)
  return isTooDear ? 'budget' : 'no_time'
}

function costWithoutSights({ stops, cost }: PlanDay): number {
  return stops.reduce((sum, stop) => (stop.meal || stop.kind === 'cafe' ? sum : sum - stop.cost), cost)
}

/** Named areas and regions that are not in the plan. */
function listAreasLeft(
  { places }: TripWishes,
  stops: readonly PlanStop[],
  catalogue: readonly PlanPlace[],
  known: readonly Unplaced[],
): Unplaced[] {
  const placed = new Set(stops.map(({ placeId }) => placeId))
  return places.flatMap((wish): Unplaced[] => {
    if (wish.kind !== 'area' && wish.kind !== 'region') return []
    const isSeen = rowsOf(wish, catalogue).some(({ id }) => placed.has(id))
    if (isSeen || known.some(({ name }) => name === wish.text)) return []
    return [{ placeId: null, name: wish.text, reason: 'no_time', note: '' }]
  })
}

/** Kinds that are liked of which the plan has none, and none is told of by its name. */
function listLikesLeft(
  { wishes, candidates }: Parts,
  days: readonly PlanDay[],
  left: readonly Candidate[],
  known: readonly Unplaced[],
): Unplaced[] {
  const seen = new Map(days.flatMap(({ date, stops }) => stops.map(({ placeId }) => [placeId, date] as const)))
  const isTold = (words: string) =>
    left.some(({ row }) => isLikedAs(row, words)) ||
    candidates.some(({ row }) => {
      const date = seen.get(row.id)
      return date !== undefined && isLikedAs(row, words, [date])
    })
  return wishes.likes
    .filter((words) => !readLimit(words) && !isTold(words) && !known.some(({ name }) => name === words))
    .map((words) => ({ placeId: null, name: words, reason: 'no_time', note: '' }))
}

/** Treatments that have a clinic and a day, for which the search found no time. */
function listTreatmentsLeft({ treatments }: Parts, stops: readonly PlanStop[]): Unplaced[] {
  const done = new Set(stops.flatMap(({ kind, treatment }) => (kind === 'treatment' ? [treatment] : [])))
  const planned = treatments.visits.filter(({ kind }) => kind === 'treatment').map(({ treatment }) => treatment)
  return [...new Set(planned)]
    .filter((treatment) => !done.has(treatment))
    .map((treatment) => ({ placeId: null, name: categoryOfTreatment[treatment], reason: 'no_time', note: '' }))
}

/** Beauty wishes that the catalogue can meet but the plan does not. */
function listBeautyLeft(
  { wishes, candidates }: Parts,
  placed: ReadonlySet<string | null>,
  known: readonly Unplaced[],
): Unplaced[] {
  return wishes.beautyTags.flatMap((tag): Unplaced[] => {
    const name = categoryOf[tag] ?? tag
    const isPlaced = candidates.some(({ row }) => row.tags.includes(tag) && placed.has(row.id))
    return isPlaced || known.some((left) => left.name === name)
      ? []
      : [{ placeId: null, name, reason: 'no_time', note: '' }]
  })
}
