import type { Plan } from '#domain/trips/plan/plans.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { solveDays } from './solve-days.ts'
import { hasNoHours } from './trip-parts.ts'
import type { TripRequest } from './trip-request.ts'

// A further search has this share of the rounds.
const furtherEffort = 0.6
// A longer trip is searched once more only, because each search takes seconds.
const daysOfAllFurther = 14

/**
 * Plans the days, and again where the checker objects: with other seeds of the search, then without the headline days
 * on which it objects. The plan with the fewest broken rules is the answer, and its report says what is still broken.
 */
export function solveUnbroken(request: TripRequest, solve = solveDays): Plan {
  const { onProgress: _told, ...quiet } = request
  const first = solve(request)
  let best = first.plan
  let broken = listBroken(request, best)
  let isAlike = false
  const { eased, plainDays = [] } = first
  const known = { ...(eased !== undefined && { eased }), ...(plainDays.length > 0 && { plainDays }) }
  for (const { isPlain, ...change } of furtherRequests(request, first.parts.laid.stops.size > 0)) {
    if (broken.length === 0 || hasNoHours(first.parts) || request.shouldStop?.()) break
    // What two seeds break alike, a third one breaks as well.
    if (isAlike && !isPlain) continue
    const plain = isPlain ? { plainDays: [...new Set([...plainDays, ...daysOf(broken, best)])] } : {}
    const next = { ...solve({ ...quiet, ...known, ...change, ...plain }).plan, seed: request.seed }
    const breaks = listBroken(request, next)
    isAlike = textOf(breaks) === textOf(broken)
    if (breaks.length >= broken.length) continue
    best = next
    broken = breaks
  }
  return best
}

type Further = Partial<TripRequest> & { isPlain?: true }

function furtherRequests({ seed, effort = 1, wishes }: TripRequest, hasSheets: boolean): Further[] {
  const further = { effort: effort * furtherEffort }
  if (wishes.days > daysOfAllFurther) return [{ ...further, seed: seed + 1 }]
  const again = [seed + 1, seed + 2].map((other) => ({ ...further, seed: other }))
  return hasSheets ? [...again, { ...further, seed: seed + 1, isPlain: true }] : again
}

type Broken = { text: string; day: number | null }

function listBroken({ wishes, catalogue }: TripRequest, plan: Plan): Broken[] {
  return checkDays({ wishes, catalogue, plan }).flatMap(({ violations, broken }) =>
    violations.map((text, at) => ({ text, day: broken[at]?.day ?? null })),
  )
}

function textOf(broken: readonly Broken[]): string {
  return broken.map(({ text }) => text).join()
}

/** The days on which rules are broken; all days where one is broken by the whole plan. */
function daysOf(broken: readonly Broken[], { days }: Plan): number[] {
  return broken.some(({ day }) => day === null) ? [...days.keys()] : broken.flatMap(({ day }) => day ?? [])
}
