import { straightMetres } from '#domain/korea/distances.ts'
import type { Plan, PlanPlace } from '#domain/trips/plan/plans.ts'
import type { StopPosition, TripEdit } from '#domain/trips/plan/trip-edits.ts'
import { applyEdit } from '#planner/edits/apply-edit.ts'
import { type EditContext, pointsOf } from '#planner/edits/edit-context.ts'
import { comesUnasked } from '#planner/trips/candidates/suitable-places.ts'

// The checker reads the whole plan for each of them.
const mostTried = 10
const farthestMetres = 10_000

/** Places that nobody plans yet and that suit the wishes, the nearest to a stop first. */
export function nearestFirst(
  rows: readonly PlanPlace[],
  plan: Plan,
  at: StopPosition,
  context: EditContext,
): PlanPlace[] {
  const used = new Set(plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const day = plan.days[at.day]
  const here = (day && pointsOf(day, day.stops, context)[at.stop]) ?? day?.from ?? plan.base
  return rows
    .filter((row) => row.kind !== 'clinic' && row.kind !== 'lodging' && !row.permanentlyClosed && !used.has(row.id))
    .filter((row) => comesUnasked(row, context.wishes))
    .map((row) => ({ row, metres: straightMetres(here, row) }))
    .filter(({ metres }) => metres <= farthestMetres)
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ row }) => row)
}

/** The plan with the first places for which an edit breaks the fewest rules; null when none is possible. */
export function tryPlaces(
  plan: Plan,
  rows: readonly PlanPlace[],
  context: EditContext,
  editWith: (placeId: string) => TripEdit,
): Plan | null {
  const tried = rows.slice(0, mostTried).map(({ id }) => applyEdit(plan, editWith(id), context))
  const [best] = tried
    .filter(({ isRefused }) => !isRefused)
    .toSorted((one, other) => one.breaches.length - other.breaches.length)
  return best?.plan ?? null
}
