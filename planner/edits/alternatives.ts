import { type Point, straightMetres } from '#domain/korea/distances.ts'
import { mealKinds } from '#domain/places/places.ts'
import type { Plan, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import type { Alternative, Breach, StopPosition } from '#domain/trips/plan/trip-edits.ts'
import { comesUnasked } from '#planner/trips/candidates/suitable-places.ts'
import { type EditContext, keepLegs, pointsOf } from './edit-context.ts'
import { editDays, stopAt } from './edited-days.ts'
import { listBroken, listNew, recomputePlan, travelMinutesOf } from './recomputed-plan.ts'
import { draftOf, timeDay } from './time-day.ts'

const offered = 3
// The checker reads the whole plan for each candidate.
const mostChecked = 12
const mostTimed = 60
// At most this many candidates of one cuisine, for variety.
const mostOfCuisine = 3
// Largest detour of an alternative in metres; the second value applies if there are few.
const longestDetours = [3000, 10_000]
// A detour of a hundred metres costs one point.
const metresOfPoint = 100
// Another sight replaces a palace better than a cosmetics shop.
const sameKindPoints = 25
const sameInterestPoints = 10

type Option = { alternative: Alternative; row: PlanPlace; breaks: number }

/**
 * Returns alternatives of the same kind for a stop: near the route, open at that time, not in the plan, suited to the
 * wishes, with the fewest broken rules first. Clinics and moves have none, because other stops depend on them.
 */
export function listAlternatives(plan: Plan, at: StopPosition, facts: EditContext): Alternative[] {
  const context = keepLegs(facts, plan)
  const stop = stopAt(plan, at)?.stop.stop
  if (!stop || stop.placeId === null || stop.treatment !== undefined) return []
  const known = listBroken(plan, context)
  let options: Option[] = []
  for (const longest of longestDetours) {
    if (options.length >= offered) break
    options = listNear(plan, { at, stop, longest }, context)
      .slice(0, mostTimed)
      .flatMap((row) => replaceWith(row, { plan, at, known }, context))
      .slice(0, mostChecked)
  }
  return preferVariety(options)
    .slice(0, offered)
    .map(({ alternative }) => alternative)
}

type Asked = { at: StopPosition; stop: PlanStop; longest: number }

/** Rows of the same kind, ordered by score and distance. */
function listNear(plan: Plan, { at, stop, longest }: Asked, context: EditContext): PlanPlace[] {
  const { wishes, catalogue, candidateOf } = context
  const used = new Set(plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const detourOf = measureDetour(plan, at, context)
  const base = plan.days[at.day]?.from ?? plan.base
  const here = context.rows.get(stop.placeId ?? '')
  const own = detourOf(here ?? plan.base)
  const likeness = (row: PlanPlace) =>
    (row.kind === here?.kind ? sameKindPoints : 0) +
    sameInterestPoints * row.interests.filter((interest) => here?.interests.includes(interest)).length
  const isKind = (row: PlanPlace) =>
    stop.kind === 'meal' ? mealKinds.includes(row.kind) : candidateOf(row, base).kind === stop.kind
  return catalogue
    .filter((row) => row.kind !== 'clinic' && row.kind !== 'lodging' && !row.permanentlyClosed && !used.has(row.id))
    .map((row) => ({ row, detour: detourOf(row) }))
    .filter(({ row, detour }) => detour <= Math.max(own, longest) && comesUnasked(row, wishes) && isKind(row))
    .map(({ row, detour }) => ({ row, worth: candidateOf(row, base).score + likeness(row) - detour / metresOfPoint }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ row }) => row)
    .filter(
      ({ cuisine }, index, rows) =>
        stop.kind !== 'meal' || cuisine === null || countBefore(rows, cuisine, index) < mostOfCuisine,
    )
}

function countBefore(rows: readonly PlanPlace[], cuisine: string, end: number): number {
  return rows.slice(0, end).filter((row) => row.cuisine === cuisine).length
}

/** The detour over a point, on straight lines. */
function measureDetour(plan: Plan, at: StopPosition, context: EditContext): (point: Point) => number {
  const day = plan.days[at.day]
  if (!day) return () => 0
  const points = pointsOf(day, day.stops, context)
  const [before, after] = [points[at.stop - 1] ?? day.from, points[at.stop + 1] ?? day.to]
  const direct = straightMetres(before, after)
  return (point) => straightMetres(before, point) + straightMetres(point, after) - direct
}

/** The change that replaces the stop by this row, or nothing if it cannot be visited at that time. */
function replaceWith(
  row: PlanPlace,
  { plan, at, known }: { plan: Plan; at: StopPosition; known: readonly Breach[] },
  context: EditContext,
): Option[] {
  const day = plan.days[at.day]
  const edited = editDays(plan, { do: 'replace', at, placeId: row.id }, context)
  const draft = 'days' in edited ? edited.days.get(at.day) : undefined
  if (!day || !draft) return []
  const timed = timeDay(draft, context)
  if (timed.misses > timeDay(draftOf(day), context).misses) return []
  const settled = recomputePlan(plan, plan.days.with(at.day, timed.day), context)
  const [now, stop] = [settled.plan.days[at.day], settled.plan.days[at.day]?.stops[at.stop]]
  if (!now || !stop) return []
  const alternative: Alternative = {
    placeId: row.id,
    minutesMore: travelMinutesOf(now) - travelMinutesOf(day),
    costMore: settled.plan.totals.cost - plan.totals.cost,
    arrive: stop.arrive,
    leave: stop.leave,
    because: context.candidateOf(row, day.from).because,
  }
  return [{ alternative, row, breaks: listNew(settled.broken, known).length }]
}

/** Prefers different cuisines among alternatives that break equally many rules. */
function preferVariety(options: readonly Option[]): Option[] {
  const seen = new Set<string>()
  const [fresh, again]: [Option[], Option[]] = [[], []]
  for (const option of options.toSorted((one, other) => one.breaks - other.breaks)) {
    const { cuisine } = option.row
    const isRepeated = cuisine !== null && seen.has(cuisine)
    if (cuisine !== null) seen.add(cuisine)
    ;(isRepeated ? again : fresh).push(option)
  }
  return [...fresh, ...again].toSorted((one, other) => one.breaks - other.breaks)
}
