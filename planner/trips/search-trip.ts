import { addDays } from '#domain/calendar-dates.ts'
import type { ConflictWish, PlanConflict } from '#domain/plans.ts'
import { dailyBudget, paceOf, type SocialOption } from '#domain/trips.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Result, Stop } from '#planner/solver/problem.ts'
import { straightMetres } from '#domain/distances.ts'
import { solve } from '#planner/solver/solve.ts'
import type { Candidate } from './candidates.ts'
import { noTreatments } from './treatment-days.ts'
import { type Parts, type TripProblem, writeProblem } from './trip-problem.ts'
import type { TripRequest } from './trip-request.ts'

export type FoundTrip = { parts: Parts; trip: TripProblem; result: Result; conflicts: PlanConflict[] }

// Where eating places are few, one has to go farther for a meal.
const farther = [3000, 5000, Infinity]
// Farther off the way than that no meal should lie.
const longestDetour = 4000
// What was wished for and is missing counts one: no number of wishes makes up for a meal.
const mealWeight = 10
const tripLimitSteps = [1.25, 1.5, 2, 3, 5]
// Enough to see whether what is missing comes in.
const trialEffort = 0.1

/** Rounds of the search, by the length of the trip: those of short trips take less time. */
export function roundsFor(days: number): number {
  return Math.max(2000, 2800 - 60 * days)
}

/**
 * The plan with all its meals, near the way and within the budget, and something for every interest and all that is to be
 * shared. Where more money would bring what is missing, it is planned with as little more as works, and the conflict says how
 * much; where no tables are near, with farther ones.
 */
export function searchTrip(given: Parts, request: TripRequest): FoundTrip {
  const attempt = (changed: Partial<Parts>, effort: number): Found => {
    const parts: Parts = { ...given, ...changed }
    const trip = writeProblem(parts)
    const { seed, shouldStop } = request
    const maxIterations = Math.ceil(roundsFor(parts.wishes.days) * effort)
    return { parts, trip, result: solve(trip.problem, { seed, maxIterations, ...(shouldStop && { shouldStop }) }) }
  }
  const effort = request.effort ?? 1
  const usual = attempt({}, effort)
  if (lacksOf(usual) === 0) return { ...usual, conflicts: [] }
  let nearby = usual
  for (const metres of farther) {
    if (mealsMissing(nearby) === 0) break
    const next = attempt({ mealMetres: metres }, effort)
    if (mealsMissing(next) < mealsMissing(nearby)) nearby = next
  }
  const richer = spendMore(nearby, attempt, effort)
  const best = richer?.found ?? nearby
  const conflicts = richer ? [richer.conflict] : []
  if (interestsMissing(best) === 0) return { ...best, conflicts }
  const works = withLessAsked(given).find(({ changed }) => interestsMissing(attempt(changed, trialEffort)) === 0)
  return { ...best, conflicts: [...conflicts, works?.conflict ?? { wishes: ['selectedInterests'], relax: [] }] }
}

type Attempt = (changed: Partial<Parts>, effort: number) => Found

/** The trip with as little more money as brings all that no limit would bring; null when that is nothing. */
function spendMore(usual: Found, attempt: Attempt, effort: number): { found: Found; conflict: PlanConflict } | null {
  const { wishes } = usual.parts
  if (wishes.dailyLimit === null && wishes.tripLimit === null) return null
  const without = attempt({ wishes: { ...wishes, dailyLimit: null, tripLimit: null } }, trialEffort)
  const least = lacksOf(without)
  if (least >= lacksOf(usual)) return null
  for (const { changed, conflict } of withMoreMoney(wishes)) {
    if (lacksOf(attempt(changed, trialEffort)) > least) continue
    const found = attempt(changed, effort)
    if (lacksOf(found) <= least) return { found, conflict }
  }
  return null
}

type Found = Omit<FoundTrip, 'conflicts'>
type Relaxation = { changed: Partial<Parts>; conflict: PlanConflict }

/** More money, a little at a time. */
function withMoreMoney(wishes: TripWishes): Relaxation[] {
  const { dailyLimit, tripLimit } = wishes
  const daily: Relaxation[] = []
  for (let to = (dailyLimit ?? Infinity) + dailyBudget.step; to <= dailyBudget.max; to += dailyBudget.step)
    daily.push({
      changed: { wishes: { ...wishes, dailyLimit: to < dailyBudget.max ? to : null } },
      conflict: { wishes: ['dailyBudgetRange'], relax: [{ wish: 'dailyBudgetRange', to }] },
    })
  if (tripLimit === null) return daily
  const total = tripLimitSteps.map((factor): Relaxation => {
    const to = Math.ceil((tripLimit * factor) / 10_000) * 10_000
    return {
      changed: { wishes: { ...wishes, tripLimit: to } },
      conflict: { wishes: ['totalBudget'], relax: [{ wish: 'totalBudget', to }] },
    }
  })
  return [...daily, ...total]
}

/** A fuller day, a day more, or no treatment: one of them may leave room for every interest. */
function withLessAsked({ wishes }: Pick<Parts, 'wishes'>): Relaxation[] {
  const conflict = (wish: ConflictWish, to: string | null): PlanConflict => {
    return { wishes: ['selectedInterests', wish], relax: [{ wish, to }] }
  }
  const endDate = addDays(wishes.endDate, 1)
  const longer = { ...wishes, endDate, days: wishes.days + 1 }
  return [
    { changed: { wishes: { ...wishes, pace: paceOf('packed') } }, conflict: conflict('activityIntensity', 'packed') },
    { changed: { wishes: longer }, conflict: conflict('dates', endDate) },
    {
      changed: { wishes: { ...wishes, treatments: [] }, treatments: noTreatments() },
      conflict: conflict('beautyCategories', null),
    },
  ]
}

/** How many meals and wishes a plan lacks, and how long one waits in it. */
function lacksOf(found: Found): number {
  const waits = found.result.shortfalls.reduce((sum, { kind, missing }) => (kind === 'wait' ? sum + missing : sum), 0)
  return mealWeight * mealsMissing(found) + waits + interestsMissing(found) + sharedMissing(found)
}

function interestsMissing(found: Found): number {
  return found.parts.wishes.interests.filter((interest) => lacks(found, ({ row }) => row.interests.includes(interest)))
    .length
}

function sharedMissing(found: Found): number {
  return found.parts.wishes.social.filter((option) => lacks(found, (candidate) => isShared(option, candidate))).length
}

/** Whether some candidates would answer a wish and none of them is in the plan. */
function lacks({ parts: { candidates }, result }: Found, answers: (candidate: Candidate) => boolean): boolean {
  const placed = new Set(result.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const fitting = candidates.filter(answers)
  return fitting.length > 0 && !fitting.some(({ row }) => placed.has(row.id))
}

function isShared(option: SocialOption, { row, kind }: Candidate): boolean {
  switch (option) {
    case 'Cafe':
      return kind === 'cafe'
    case 'Restaurants':
      return row.kind === 'restaurant'
    case 'Hidden Gem':
      return row.tags.includes('hidden-gem')
    case 'Viral Location':
      return row.tags.includes('viral')
    case 'Instagrammable places only':
      return false
  }
}

/** Lunches and dinners that a plan lacks, or has far off the way, which is half as bad. */
function mealsMissing({ parts: { ways }, trip, result }: Found): number {
  const missing = result.shortfalls.filter(({ kind }) => kind === 'lunch' || kind === 'dinner').length
  const locations = new Map(trip.problem.places.map(({ id, location }) => [id, location]))
  const metres = (from: number, to: number) => straightMetres(ways.pointOf(from), ways.pointOf(to))
  const isFar = (stops: readonly Stop[], index: number) => {
    const [before, here, after] = [-1, 0, 1].map((step) => locations.get(stops[index + step]?.placeId ?? '') ?? 0)
    if (before === undefined || here === undefined || after === undefined) return false
    return metres(before, here) + metres(here, after) - metres(before, after) > longestDetour
  }
  const far = result.days.flatMap(({ stops }) =>
    stops.filter(({ meal }, index) => meal !== null && isFar(stops, index)),
  )
  return 2 * missing + far.length
}
