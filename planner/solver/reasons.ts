import { findInsertion, type Insertion } from './insertion.ts'
import type { Instance } from './instance.ts'
import { createPlan, hasWhatItNeeds, type Plan } from './plan.ts'
import type { Place, Reason, Unplaced } from './problem.ts'

/**
 * Finds why each place is not in the plan, by inserting it into an empty plan and then into this one.
 */
export function explainUnplaced(instance: Instance, plan: Plan): Unplaced[] {
  const empty = createPlan(instance)
  const trials: Trials = {
    alone: { instance: withoutNeeds(instance), plan: empty },
    aloneForFree: { instance: withoutBudgets(withoutNeeds(instance)), plan: empty },
    aloneUncounted: { instance: withoutCounts(withoutNeeds(instance)), plan: empty },
    beside: { instance, plan },
    besideUncounted: { instance: withoutCounts(instance), plan },
    besideForFree: { instance: withoutBudgets(instance), plan },
  }
  return instance.problem.places.flatMap((place, group) =>
    plan.placed[group] >= 0 ? [] : [{ placeId: place.id, reason: findReason(trials, place, group) }],
  )
}

type Trial = { instance: Instance; plan: Plan }
type Trials = Record<
  'alone' | 'aloneForFree' | 'aloneUncounted' | 'beside' | 'besideUncounted' | 'besideForFree',
  Trial
>

function findReason(trials: Trials, place: Place, group: number): Reason {
  const visits = trials.beside.instance.visitsOf[group]
  if (!fits(trials.alone, visits)) {
    if (!trials.alone.instance.problem.days.some((_, day) => (place.windows[day] ?? []).length > 0)) return 'closed'
    if (!isOpenWhereAllowed(trials.alone.instance, visits)) return isForbidden(place) ? 'forbidden' : 'closed'
    if (fits(trials.aloneForFree, visits)) return 'budget'
    return fits(trials.aloneUncounted, visits) ? 'count' : 'too_far'
  }
  const { instance, plan } = trials.beside
  if (!visits.some((visit) => plan.routes.some(({ day }) => hasWhatItNeeds(instance, plan, visit, day)))) return 'needs'
  if (fits(trials.beside, visits)) return 'no_gain'
  if (fits(trials.besideUncounted, visits)) return 'count'
  return fits(trials.besideForFree, visits) ? 'no_money' : 'no_time'
}

function isForbidden({ forbiddenDays, windows }: Place): boolean {
  return windows.some((spans, day) => spans.length > 0 && forbiddenDays?.includes(day))
}

function isOpenWhereAllowed({ days, close, open }: Instance, visits: readonly number[]): boolean {
  return visits.some((visit) => {
    const hours = Array.from({ length: days }, (_, day) => visit * days + day)
    return hours.some((at) => open[at] <= close[at])
  })
}

function fits({ instance, plan }: Trial, visits: readonly number[]): boolean {
  const found: Insertion = { position: 0, cost: -1 }
  return visits.some((visit) =>
    plan.routes.some((route) => {
      findInsertion(instance, plan, visit, route, found)
      return found.cost >= 0
    }),
  )
}

function withoutNeeds(instance: Instance): Instance {
  return { ...instance, needs: instance.needs.map(() => []) }
}

function withoutCounts(instance: Instance): Instance {
  return { ...instance, kindSetOf: new Int32Array(instance.visits) }
}

function withoutBudgets(instance: Instance): Instance {
  return { ...instance, fare: null, tripBudget: Infinity, budget: new Float64Array(instance.days).fill(Infinity) }
}
