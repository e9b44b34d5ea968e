import type { Plan, StopKind } from '#domain/trips/plan/plans.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { solveDays } from './solve-days.ts'
import { hasNoHours } from './trip-parts.ts'
import type { TripRequest } from './trip-request.ts'

// A further search has this share of the rounds.
const furtherEffort = 0.6
// A longer trip is searched once more only, because each search takes seconds.
const daysOfAllFurther = 14
const kindsOfSights: ReadonlySet<StopKind> = new Set(['attraction', 'shopping', 'nightlife'])
// No number of bare days outweighs a broken rule.
const brokenWeight = 100
const bareWeight = 1

/**
 * Plans the days, and again where the checker objects or a day has meals alone: with other seeds of the search, then
 * without the headline days on which it objects. The plan with the fewest broken rules is the answer, and of those the
 * one with the fewest bare days; its report says what is still broken.
 */
export function solveUnbroken(request: TripRequest, solve = solveDays): Plan {
  const { onProgress: _told, ...quiet } = request
  const first = solve(request)
  let best = first.plan
  let broken = listFaults(request, best)
  let isAlike = false
  const { eased, plainDays = [] } = first
  const known = { ...(eased !== undefined && { eased }), ...(plainDays.length > 0 && { plainDays }) }
  for (const { isPlain, ...change } of furtherRequests(request, first.parts.laid.stops.size > 0)) {
    if (broken.length === 0 || hasNoHours(first.parts) || request.shouldStop?.()) break
    // What two seeds break alike, a third one breaks as well.
    if (isAlike && !isPlain) continue
    const plain = isPlain ? { plainDays: [...new Set([...plainDays, ...daysOf(broken, best)])] } : {}
    const next = { ...solve({ ...quiet, ...known, ...change, ...plain }).plan, seed: request.seed }
    const breaks = listFaults(request, next)
    isAlike = textOf(breaks) === textOf(broken)
    if (weightOf(breaks) >= weightOf(broken)) continue
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

type Broken = { text: string; day: number | null; weight: number }

function listFaults({ wishes, catalogue }: TripRequest, plan: Plan): Broken[] {
  return [...listBroken({ wishes, catalogue }, plan), ...listBareDays(plan)]
}

/** Days that have meals alone although there is time for more. */
function listBareDays({ days }: Plan): Broken[] {
  return days.flatMap(({ date, shortfall, stops }, day) => {
    const isBare =
      !stops.some(({ kind }) => kindsOfSights.has(kind)) && (shortfall === 'few_fit' || shortfall === 'easy')
    return isBare ? [{ text: `${date} has meals alone.`, day, weight: bareWeight }] : []
  })
}

function weightOf(broken: readonly Broken[]): number {
  return broken.reduce((sum, { weight }) => sum + weight, 0)
}

function listBroken({ wishes, catalogue }: Pick<TripRequest, 'wishes' | 'catalogue'>, plan: Plan): Broken[] {
  return checkDays({ wishes, catalogue, plan }).flatMap(({ violations, broken }) =>
    violations.map((text, at) => ({ text, day: broken[at]?.day ?? null, weight: brokenWeight })),
  )
}

function textOf(broken: readonly Broken[]): string {
  return broken.map(({ text }) => text).join()
}

/** The days on which rules are broken; all days where one is broken by the whole plan. */
function daysOf(broken: readonly Broken[], { days }: Plan): number[] {
  return broken.some(({ day }) => day === null) ? [...days.keys()] : broken.flatMap(({ day }) => day ?? [])
}
