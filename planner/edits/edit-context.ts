import type { Point } from '#domain/korea/distances.ts'
import type { Plan, PlanDay, PlanLeg, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import { hasNightFare, setOutOf } from '#domain/trips/plan/night-fares.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import { createTravelModel } from '#planner/travel/travel-model.ts'
import { type Candidate, weigh } from '#planner/trips/candidates/place-score.ts'
import { styleOf } from '#planner/trips/prepare-trip.ts'
import type { TripRequest } from '#planner/trips/trip-request.ts'

/** The data that a plan is made from and changed with. */
export type TripFacts = Pick<TripRequest, 'wishes' | 'catalogue' | 'transport'>

export type EditContext = TripFacts & {
  rows: ReadonlyMap<string, PlanPlace>
  legOf: LegBetween
  /** A lodging row as the base of a plan. */
  candidateOf: (row: PlanPlace, base: Point) => Candidate
}

type LegBetween = (from: Point, to: Point) => PlanLeg

export function createEditContext(facts: TripFacts): EditContext {
  const { wishes, catalogue, transport } = facts
  const travel = createTravelModel(transport, styleOf({ wishes }))
  const ranks = new Map(catalogue.map(({ id }, index) => [id, index / catalogue.length]))
  const points = new Map<string, Point>()
  const legs = new Map<string, PlanLeg>()
  // The travel model caches by point object, and plans come as copies with other objects.
  const onePoint = ({ lat, lng }: Point) => remember(points, `${lat},${lng}`, () => ({ lat, lng }))
  return {
    ...facts,
    rows: new Map(catalogue.map((row) => [row.id, row])),
    legOf: (from, to) => remember(legs, keyOf(from, to), () => travel.leg(onePoint(from), onePoint(to))),
    candidateOf: (row, base) => weigh(row, ranks.get(row.id) ?? 1, false, wishes, base),
  }
}

/**
 * Keeps legs that the plan already has, because they may come from a better source, but for taxis with the fare of a
 * night.
 */
export function keepLegs(context: EditContext, plan: Plan): EditContext {
  const known = new Map<string, PlanLeg>()
  for (const day of plan.days) {
    let here: Point = day.from
    for (const [index, at] of pointsOf(day, day.stops, context).entries()) {
      const { leg, arrive = '' } = day.stops[index] ?? {}
      if (leg && !hasNightFare(leg, day.from, setOutOf(leg, arrive))) known.set(keyOf(here, at), leg)
      here = at
    }
    const { returnLeg, stops } = day
    const setOut = minutesOfPlanClock(stops.at(-1)?.leave ?? '')
    if (returnLeg && !hasNightFare(returnLeg, day.from, setOut)) known.set(keyOf(here, day.to), returnLeg)
  }
  return { ...context, legOf: (from, to) => known.get(keyOf(from, to)) ?? context.legOf(from, to) }
}

/**
 * The positions of the stops of a day. Rest is at the present position, sleep at the base, and after a move the
 * traveller is at its destination.
 */
export function pointsOf(
  { from, to }: Pick<PlanDay, 'from' | 'to'>,
  stops: readonly PlanStop[],
  { rows }: Pick<EditContext, 'rows'>,
): Point[] {
  let here: Point = from
  let base: Point = from
  return stops.map(({ placeId, kind, lat, lng }) => {
    const row = placeId === null ? undefined : rows.get(placeId)
    if (kind === 'transfer') base = to
    if (row) here = row
    else if (lat !== undefined && lng !== undefined) here = { lat, lng }
    else if (kind === 'lodging' || kind === 'transfer') here = base
    return here
  })
}

function keyOf(from: Point, to: Point): string {
  return `${from.lat},${from.lng}>${to.lat},${to.lng}`
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const made = make()
  known.set(key, made)
  return made
}
