import { addDays } from '#domain/calendar-dates.ts'
import type { ConflictWish, PlanConflict } from '#domain/plans.ts'
import { dailyBudget, paceOf } from '#domain/trips.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Result } from '#planner/solver/problem.ts'
import { solve } from '#planner/solver/solve.ts'
import type { TreatmentDays } from './treatment-days.ts'
import { type Parts, type TripProblem, writeProblem } from './trip-problem.ts'
import type { TripRequest } from './trip-request.ts'

export type FoundTrip = { parts: Parts; trip: TripProblem; result: Result; conflicts: PlanConflict[] }

// Where eating places are few, one has to go farther for a meal.
const farther = [5000, Infinity]
const tripLimitSteps = [1.25, 1.5, 2, 3, 5]
// Enough to see whether there are meals for every day.
const trialEffort = 0.1

/** Rounds of the search, by the length of the trip: the plan hardly improves after them. */
export function roundsFor(days: number): number {
  return 1000 + 75 * Math.min(days, 30)
}

/**
 * The plan with all its meals, near the way and within the budget, and something for every interest. Where the money is not enough for that, it is planned
 * with as little more as works, and the conflict says how much; where the tables are too far, with farther ones.
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
  let best = attempt({}, effort)
  if (isWhole(best)) return { ...best, conflicts: [] }
  for (const { changed, conflict } of withMoreMoney(given.wishes)) {
    if (!isWhole(attempt(changed, trialEffort))) continue
    const found = attempt(changed, effort)
    if (isWhole(found)) return { ...found, conflicts: [conflict] }
  }
  for (const metres of farther) {
    if (mealsMissing(best.result) === 0) break
    const next = attempt({ mealMetres: metres }, effort)
    if (mealsMissing(next.result) < mealsMissing(best.result)) best = next
  }
  if (missesNoInterest(best)) return { ...best, conflicts: [] }
  const works = withLessAsked(given).find(({ changed }) => missesNoInterest(attempt(changed, trialEffort)))
  return { ...best, conflicts: [works?.conflict ?? { wishes: ['selectedInterests'], relax: [] }] }
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
  const noTreatment: TreatmentDays = {
    visits: [],
    treatmentDays: new Set(),
    surgeryDays: new Set(),
    quietDays: new Set(),
    unplaced: [],
  }
  return [
    { changed: { wishes: { ...wishes, pace: paceOf('packed') } }, conflict: conflict('activityIntensity', 'packed') },
    { changed: { wishes: longer }, conflict: conflict('dates', endDate) },
    {
      changed: { wishes: { ...wishes, treatments: [] }, treatments: noTreatment },
      conflict: conflict('beautyCategories', null),
    },
  ]
}

/** Every day has its meals, and every interest its place. */
function isWhole(found: Found): boolean {
  return mealsMissing(found.result) === 0 && missesNoInterest(found)
}

function missesNoInterest({ parts: { wishes, candidates }, result }: Found): boolean {
  const placed = new Set(result.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  return wishes.interests.every((interest) => {
    const answers = candidates.filter(({ row }) => row.interests.includes(interest))
    return answers.length === 0 || answers.some(({ row }) => placed.has(row.id))
  })
}

/** Lunches and dinners that a plan lacks. */
function mealsMissing({ shortfalls }: Result): number {
  return shortfalls.filter(({ kind }) => kind === 'lunch' || kind === 'dinner').length
}
