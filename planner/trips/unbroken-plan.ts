import type { Plan, StopKind } from '#domain/trips/plan/plans.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { weighOddities } from './days/odd-days.ts'
import { solveDays } from './solve-days.ts'
import { hasNoHours } from './trip-parts.ts'
import type { TripRequest } from './trip-request.ts'

// Two searches with half of the rounds each find better plans than one with all rounds.
const firstEffort = 0.5
const furtherEffort = 0.6
// A longer trip is searched twice only, because each search takes seconds.
const daysOfAllFurther = 14
const kindsOfSights: ReadonlySet<StopKind> = new Set(['attraction', 'shopping', 'nightlife'])
// No number of bare days outweighs a broken rule, and no odd hour a bare day.
const brokenWeight = 10_000
const bareWeight = 100

/**
 * Plans the days with two seeds, and again where the checker objects or a day has meals alone: with a third seed, then
 * without the headline days on which it objects, then without asking for tables of a dish that is liked. The plan with
 * the fewest broken rules is the answer, of those the one with the fewest bare days, and then the least odd one; its
 * report says what is still broken.
 */
export function solveUnbroken(request: TripRequest, solve = solveDays): Plan {
  const { onProgress, ...quiet } = request
  const { effort = 1, seed } = request
  const tell = (from: number) => onProgress && { onProgress: (share: number) => onProgress(from + share * firstEffort) }
  const first = solve({ ...quiet, effort: effort * firstEffort, ...tell(0) })
  let best = first.plan
  let faults = listFaults(request, best)
  let weight = weigh(faults, best, request)
  let isAlike = false
  const { eased, plainDays = [] } = first
  const known = { ...(eased !== undefined && { eased }), ...(plainDays.length > 0 && { plainDays }) }
  for (const { isSecond, isPlain, ...change } of furtherRequests(request, first.parts.laid.stops.size > 0)) {
    if (hasNoHours(first.parts) || request.shouldStop?.()) break
    if (faults.length === 0 && !isSecond) break
    // What two seeds break alike, a third one breaks as well.
    if (isAlike && !isPlain && !change.withoutDishes) continue
    const plain = isPlain ? { plainDays: [...new Set([...plainDays, ...daysOf(faults, best)])] } : {}
    const next = { ...solve({ ...quiet, ...(isSecond ? tell(firstEffort) : known), ...change, ...plain }).plan, seed }
    const found = listFaults(request, next)
    const weighed = weigh(found, next, request)
    isAlike = faults.length > 0 && textOf(found) === textOf(faults)
    if (weighed >= weight) continue
    best = next
    faults = found
    weight = weighed
  }
  return best
}

type Further = Partial<TripRequest> & { isSecond?: true; isPlain?: true }

function furtherRequests({ seed, effort = 1, wishes }: TripRequest, hasSheets: boolean): Further[] {
  const second = { effort: effort * firstEffort, seed: seed + 1, isSecond: true } as const
  if (wishes.days > daysOfAllFurther) return [second]
  const further = { effort: effort * furtherEffort }
  return [
    second,
    { ...further, seed: seed + 2 },
    ...(hasSheets ? [{ ...further, seed: seed + 1, isPlain: true } as const] : []),
    ...(wishes.likes.length > 0 ? [{ ...further, seed: seed + 1, withoutDishes: true }] : []),
  ]
}

type Fault = { text: string; day: number | null; weight: number }

function listFaults({ wishes, catalogue }: TripRequest, plan: Plan): Fault[] {
  return [...listBroken({ wishes, catalogue }, plan), ...listBareDays(plan)]
}

/** Days that have meals alone although there is time for more. */
function listBareDays({ days }: Plan): Fault[] {
  return days.flatMap(({ date, shortfall, stops }, day) => {
    const isBare =
      !stops.some(({ kind }) => kindsOfSights.has(kind)) && (shortfall === 'few_fit' || shortfall === 'easy')
    return isBare ? [{ text: `${date} has meals alone.`, day, weight: bareWeight }] : []
  })
}

function weigh(faults: readonly Fault[], plan: Plan, request: TripRequest): number {
  return faults.reduce((sum, fault) => sum + fault.weight, weighOddities(plan, request))
}

function listBroken({ wishes, catalogue }: Pick<TripRequest, 'wishes' | 'catalogue'>, plan: Plan): Fault[] {
  return checkDays({ wishes, catalogue, plan }).flatMap(({ violations, broken }) =>
    violations.map((text, at) => ({ text, day: broken[at]?.day ?? null, weight: brokenWeight })),
  )
}

function textOf(faults: readonly Fault[]): string {
  return faults.map(({ text }) => text).join()
}

/** The days on which rules are broken; all days where one is broken by the whole plan. */
function daysOf(faults: readonly Fault[], { days }: Plan): number[] {
  return faults.some(({ day }) => day === null) ? [...days.keys()] : faults.flatMap(({ day }) => day ?? [])
}
