import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { solveDays } from '#planner/trips/solve-days.ts'
import type { Solved } from '#planner/trips/trip-problem.ts'
import type { TripRequest } from '#planner/trips/trip-request.ts'

/** The most trials of each kind for all lacks of a plan of up to two weeks, because the answer waits for them. */
export const mostTrials = { glance: 24, whole: 5 }
const daysOfMostTrials = 14
// The share of the usual rounds that shows whether something fits.
const glanceEffort = 0.14

/** Plans a trip with other wishes. Null when the budget is used up or the search was cut off. */
export type Trials = {
  /** A short search in a part of the catalogue. One that is owed is made on any budget. */
  glance: (wishes: TripWishes, isOwed?: boolean) => Solved | null
  /** The whole plan. */
  whole: (wishes: TripWishes) => Solved | null
}

/**
 * One budget of trials for a request; the same wishes are planned once. Their work is counted, so that the same request
 * has the same answer; time ends them only before that.
 */
export function createTrials(
  request: TripRequest,
  shortList: readonly PlanPlace[],
  solve: (request: TripRequest) => Solved = solveDays,
): Trials {
  const isUsedUp = countLooks(looksOfTrials(request.wishes.days))
  const isTimeUp = () => request.shouldStop?.() ?? false
  const shouldStop = () => isUsedUp() || isTimeUp()
  const quick = { ...request, catalogue: shortList, effort: (request.effort ?? 1) * glanceEffort }
  // Before and after its rounds, a trial of a long trip prepares and presents all of its days.
  const share = Math.min(1, daysOfMostTrials / request.wishes.days)
  const most = (count: number) => Math.max(1, Math.floor(count * share))
  return { glance: limited(quick, most(mostTrials.glance)), whole: limited(request, most(mostTrials.whole)) }

  function limited(given: TripRequest, limit: number) {
    const known = new Map<string, Solved>()
    return (wishes: TripWishes, isOwed = false): Solved | null => {
      const ends = isOwed ? isTimeUp : shouldStop
      if (ends()) return null
      const key = JSON.stringify(wishes)
      const before = known.get(key)
      if (before || (known.size >= limit && !isOwed)) return before ?? null
      const made = solve({ ...given, shouldStop: ends, wishes })
      if (ends()) return null
      known.set(key, made)
      return made
    }
  }
}

/**
 * How often trials may look whether to stop, which is about once a round. A round takes longer with more days, and so
 * does what a trial prepares and presents around its rounds.
 */
function looksOfTrials(days: number): number {
  return Math.round((40_000 / (days + 8)) * Math.min(1, daysOfMostTrials / days))
}

/** True once it was asked more often than that. */
function countLooks(most: number): () => boolean {
  let looks = 0
  return () => {
    looks += 1
    return looks > most
  }
}
