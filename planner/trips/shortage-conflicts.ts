import { addDays } from '#domain/calendar-dates.ts'
import type { ConflictWish, Plan, PlanConflict } from '#domain/plans.ts'
import { dailyBudget, paceOf } from '#domain/trips.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { frameDays } from './day-frames.ts'
import { missingAnswers, type Outcome, outcomeOf, outcomeOfPlan } from './missing-wishes.ts'
import { prepareTrip } from './prepare-trip.ts'
import { attemptTrip } from './search-trip.ts'
import { noTreatments } from './treatment-days.ts'
import type { Parts } from './trip-problem.ts'
import type { TripRequest } from './trip-request.ts'

// Enough to see whether what is missing comes in.
const trialEffort = 0.1
// What was wished for and is missing counts one: no number of wishes makes up for a meal.
const mealWeight = 10
const tripLimitSteps = [1.25, 1.5, 2, 3, 5]
// So many whole plans are made to prove that more money works.
const mostProofs = 2

type Relaxation = { changed: TripWishes; wish: ConflictWish; to: number | string | null }

/**
 * Which wishes keep meals, interests and what is to be shared out of a plan. More money is proved by a whole plan;
 * other changes are seen in a short search. What `shouldStop` leaves unexamined is not claimed.
 */
export function findShortages(
  request: TripRequest,
  plan: Plan,
  solveDays: (request: TripRequest) => Plan,
): PlanConflict[] {
  const { wishes, shouldStop } = request
  const { nights, parts } = prepareTrip(request)
  const now = outcomeOfPlan(plan, parts)
  if (lacksOf(now, parts) === 0) return []
  const glance = (changed: TripWishes): Outcome | null => {
    const frames = frameDays(changed, nights, (from, to) => parts.ways.legBetween(from, to))
    const treatments = changed.treatments.length === 0 ? noTreatments() : parts.treatments
    const found = attemptTrip(
      { ...parts, wishes: changed, frames, treatments },
      { ...request, wishes: changed },
      trialEffort,
    )
    return shouldStop?.() ? null : outcomeOf(found)
  }
  const money = provideMoney()
  const left = money?.without ?? now
  return [...(money?.conflicts ?? []), ...tellMissing('selectedInterests'), ...tellMissing('socialMediaOptions')]

  /** As little more money as brings all that no limit would bring; null when that is nothing. */
  function provideMoney(): { conflicts: PlanConflict[]; without: Outcome } | null {
    if (wishes.dailyLimit === null && wishes.tripLimit === null) return null
    const without = glance({ ...wishes, dailyLimit: null, tripLimit: null })
    if (!without) return null
    const least = lacksOf(without, parts)
    if (least >= lacksOf(now, parts)) return null
    let proofs = 0
    for (const { changed, wish, to } of withMoreMoney(wishes)) {
      const seen = glance(changed)
      if (!seen) break
      if (lacksOf(seen, parts) > least) continue
      const made = solveDays({ ...request, wishes: changed })
      if (shouldStop?.()) break
      if (lacksOf(outcomeOfPlan(made, parts), parts) <= least)
        return { conflicts: [{ wishes: [...missed(without), wish], relax: [{ wish, to }] }], without }
      proofs += 1
      if (proofs === mostProofs) break
    }
    return { conflicts: [{ wishes: [...missed(without), ...limitsOf(wishes)], relax: [] }], without }
  }

  /** What other trips without limits have and this one has not. */
  function missed(without: Outcome): ConflictWish[] {
    const [here, there] = [missingAnswers(now, parts), missingAnswers(without, parts)]
    return [
      ...(here.interests.length > there.interests.length ? (['selectedInterests'] as const) : []),
      ...(here.social.length > there.social.length ? (['socialMediaOptions'] as const) : []),
    ]
  }

  function tellMissing(wish: 'selectedInterests' | 'socialMediaOptions'): PlanConflict[] {
    const key = wish === 'selectedInterests' ? 'interests' : 'social'
    const isMissing = (outcome: Outcome, of: Parts = parts) => missingAnswers(outcome, of)[key].length > 0
    if (!isMissing(left)) return []
    for (const { changed, wish: other, to } of withLessAsked(wishes)) {
      const seen = glance(changed)
      if (!seen) break
      if (!isMissing(seen)) return [{ wishes: [wish, other], relax: [{ wish: other, to }] }]
    }
    // The whole search found no room: that is known without any proof.
    return [{ wishes: [wish], relax: [] }]
  }
}

function lacksOf(outcome: Outcome, parts: Parts): number {
  const { interests, social } = missingAnswers(outcome, parts)
  return mealWeight * outcome.missingMeals + interests.length + social.length
}

function limitsOf({ dailyLimit, tripLimit }: TripWishes): ConflictWish[] {
  return [
    ...(dailyLimit === null ? [] : (['dailyBudgetRange'] as const)),
    ...(tripLimit === null ? [] : (['totalBudget'] as const)),
  ]
}

/** More money, a little at a time. */
function withMoreMoney(wishes: TripWishes): Relaxation[] {
  const { dailyLimit, tripLimit } = wishes
  const daily: Relaxation[] = []
  for (let to = (dailyLimit ?? Infinity) + dailyBudget.step; to <= dailyBudget.max; to += dailyBudget.step)
    daily.push({ changed: { ...wishes, dailyLimit: to < dailyBudget.max ? to : null }, wish: 'dailyBudgetRange', to })
  if (tripLimit === null) return daily
  const total = tripLimitSteps.map((factor): Relaxation => {
    const to = Math.ceil((tripLimit * factor) / 10_000) * 10_000
    return { changed: { ...wishes, tripLimit: to }, wish: 'totalBudget', to }
  })
  return [...daily, ...total]
}

/** A fuller day, a day more, no treatment or no flights: one of them may leave room for every answer. */
function withLessAsked(wishes: TripWishes): Relaxation[] {
  const endDate = addDays(wishes.endDate, 1)
  const changes: Relaxation[] = [
    { changed: { ...wishes, pace: paceOf('packed') }, wish: 'activityIntensity', to: 'packed' },
    { changed: { ...wishes, endDate, days: wishes.days + 1 }, wish: 'dates', to: endDate },
    { changed: { ...wishes, treatments: [] }, wish: 'beautyCategories', to: null },
    { changed: { ...wishes, arrival: null, departure: null }, wish: 'flights', to: null },
  ]
  const hasFlights = wishes.arrival !== null || wishes.departure !== null
  return changes.filter(({ wish }) => {
    if (wish === 'beautyCategories') return wishes.treatments.length > 0
    return wish !== 'flights' || hasFlights
  })
}
