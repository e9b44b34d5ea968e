import { type Point, straightMetres } from '#domain/korea/distances.ts'
import { wholeDay } from '#domain/trips/answers/flight-times.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanBase, PlanDay, StopKind } from '#domain/trips/plan/plans.ts'
import type { Opening, Problem } from '#planner/solver/problem.ts'
import { solve } from '#planner/solver/solve.ts'
import { createTravelModel } from '#planner/travel/travel-model.ts'
import { comesUnasked } from '#planner/trips/candidates/suitable-places.ts'
import { homeBy } from '#planner/trips/candidates/who-travels.ts'
import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import { listClinicPoints } from '#planner/trips/kept-spans.ts'
import type { DayFrame } from '#planner/trips/cities/day-frames.ts'
import { styleOf } from '#planner/trips/prepare-trip.ts'
import { usualRounds } from '#planner/trips/search-trip.ts'
import { presentDays } from '#planner/trips/days/present-days.ts'
import type { Parts } from '#planner/trips/trip-parts.ts'
import { writeProblem } from '#planner/trips/trip-problem.ts'
import { noSheets } from '#planner/trips/sheets/laid-sheets.ts'
import { layWays } from '#planner/trips/ways.ts'
import type { EditContext } from './edit-context.ts'
import { candidateOfFixed, type FixedStop, holdFixed, treatmentsOf } from './fixed-stops.ts'
import { withLikesLeft } from './likes-left.ts'
import { draftOf } from './time-day.ts'

export type NewDays = {
  chosen: ReadonlySet<number>
  fixed: readonly FixedStop[]
  seed: number
  shouldStop?: () => boolean
}

// The greatest distance from the base for new stops.
const nearMetres = 25_000
const most: readonly [kinds: readonly StopKind[], count: number][] = [
  [['attraction', 'shopping', 'nightlife'], 200],
  [['cafe'], 40],
  [['meal'], 100],
]
// The present stops probably have the best scores. A new plan should have other ones.
const shareOfPresent = 0.4
// A locked stop outweighs every meal.
const lostWeight = 10
// Meals may be farther away where there are few restaurants.
const mealMetres = [2000, 5000, Infinity]

/** The chosen days, filled by a new search around their fixed stops; the other days are empty. */
export function searchDays(plan: Plan, asked: NewDays, context: EditContext): PlanDay[] {
  const { chosen, fixed, seed, shouldStop } = asked
  const { wishes, transport } = context
  const within = fixed.filter(({ part }) => part === 'within')
  const candidates = [...listCandidates(plan, asked, context), ...within.filter(isNoVisit).map(candidateOfFixed)]
  const treatments = treatmentsOf(plan, within, context)
  const frames = plan.days.map((day, index) => frameOf(day, { isChosen: chosen.has(index), index, fixed }, context))
  const rows = [...candidates, ...fixed].map(({ row }) => row)
  const ends = uniquePoints([
    ...frames.flatMap(({ start, end, isEmpty }) => (isEmpty ? [] : [start, end])),
    ...listClinicPoints(wishes),
  ])
  const ways = layWays([plan.base, ...ends], rows, createTravelModel(transport, styleOf({ wishes })))
  const spent = plan.days.reduce((sum, { cost }, index) => (chosen.has(index) ? sum : sum + cost), 0)
  const moves = plan.days.flatMap(({ stops }) => stops).filter(({ kind }) => kind === 'transfer')
  const fares = moves.reduce((sum, { leg }) => sum + (leg?.cost ?? 0), 0)
  const tripLimit = wishes.tripLimit === null ? null : Math.max(0, wishes.tripLimit - spent - fares)
  const parts: Parts = {
    wishes: { ...wishes, tripLimit },
    candidates,
    frames,
    treatments,
    laid: noSheets,
    ways,
    mealMetres: 0,
  }
  const maxIterations = usualRounds
  let best: { days: PlanDay[]; missing: number } | null = null
  for (const metres of mealMetres) {
    const trip = writeProblem({ ...parts, mealMetres: metres })
    const problem = eatFromEnds(nearTheirDay(holdFixed(trip.problem, within), plan, asked, rowsById(candidates)), parts)
    const result = solve(problem, { seed, maxIterations, ...(shouldStop && { shouldStop }) })
    const meals = result.shortfalls.filter(({ kind }) => kind === 'lunch' || kind === 'dinner').length
    const lost = result.unplaced.filter(({ placeId }) => within.some(({ id }) => id === placeId)).length
    const missing = meals + lostWeight * lost
    if (!best || missing < best.missing) best = { days: presentDays(result, { ...trip, problem }, parts), missing }
    if (best.missing === 0) break
  }
  return best?.days ?? []
}

/** The candidate rows: nearby, suitable, and not on an unchanged day. Named and manually added ones are required. */
function listCandidates(plan: Plan, { chosen, fixed }: NewDays, context: EditContext): Candidate[] {
  const { wishes, catalogue, candidateOf } = context
  const bases = plan.days.flatMap(({ from, to }, index) => (chosen.has(index) ? [from, to] : []))
  const isIn = (index: number) => plan.days[index]?.stops ?? []
  const keptOn = plan.days.flatMap(({ date }, index) => {
    const held = fixed.filter(({ day }) => day === index).map(({ row }) => row.id)
    const ids = chosen.has(index) ? held : isIn(index).map(({ placeId }) => placeId)
    return ids.map((id) => ({ id, date }))
  })
  const kept = new Set(keptOn.map(({ id }) => id))
  const present = plan.days.flatMap((_, index) => (chosen.has(index) ? isIn(index) : []))
  const standing = new Map(present.map((stop) => [stop.placeId, stop]))
  const named = new Set(
    wishes.places.flatMap((wish) => {
      return wish.kind === 'place' ? [wish.placeId] : wish.kind === 'several' ? wish.placeIds : []
    }),
  )
  const all = catalogue.flatMap((row): Candidate[] => {
    const stop = standing.get(row.id)
    const isMust = stop !== undefined && (named.has(row.id) || stop.because.includes('added'))
    if (kept.has(row.id) || row.kind === 'clinic' || row.kind === 'lodging' || row.permanentlyClosed) return []
    if (!isMust && (!comesUnasked(row, wishes) || !isNear(row, bases))) return []
    const candidate = candidateOf(row, nearestOf(row, bases) ?? plan.base)
    const score = stop && !isMust ? Math.max(1, Math.round(candidate.score * shareOfPresent)) : candidate.score
    const because = stop?.because ?? candidate.because
    return [{ ...candidate, because, score, isMust }]
  })
  const others = keptOn.flatMap(({ id, date }) => {
    const row = context.rows.get(id ?? '')
    return row ? [{ row, date }] : []
  })
  const dates = plan.days.flatMap(({ date }, index) => (chosen.has(index) ? [date] : []))
  const within = withLikesLeft(all, wishes.likes, { others, present: new Set(standing.keys()), dates })
  return most.flatMap(([kinds, count]) =>
    within
      .filter(({ kind }) => kinds.includes(kind))
      .toSorted((one, other) => Number(other.isMust) - Number(one.isMust) || other.score - one.score)
      .slice(0, count),
  )
}

function nearestOf(point: Point, bases: readonly Point[]): Point | undefined {
  return bases.toSorted((one, other) => straightMetres(one, point) - straightMetres(other, point))[0]
}

function isNear(point: Point, bases: readonly Point[]): boolean {
  return bases.some((base) => straightMetres(base, point) <= nearMetres)
}

/**
 * Places of another city are for the days there, and for the hours there on the day of a move. Places near no base keep
 * the day of their day trip.
 */
function nearTheirDay(problem: Problem, plan: Plan, asked: NewDays, rows: ReadonlyMap<string, Point>): Problem {
  const { chosen, fixed } = asked
  const held = new Set(fixed.map(({ id }) => id))
  const rides = fixed.filter(({ stop, part }) => stop.kind === 'transfer' && part === 'within')
  const rideOn = (index: number) => rides.find(({ day }) => day === index) ?? null
  const bases = plan.days.flatMap(({ from, to }, index) => (chosen.has(index) ? [from, to] : []))
  return {
    ...problem,
    places: problem.places.map((place) => {
      const row = rows.get(place.id)
      if (!row || held.has(place.id)) return place
      const isDayTrip = !isNear(row, bases)
      const windows = place.windows.map((spans, index) => {
        const day = plan.days[index]
        if (!day) return []
        if (isDayTrip) return day.stops.some(({ placeId }) => placeId === place.id) ? spans : []
        return spans.flatMap((span) => withinCity(span, { row, day, service: place.service }, rideOn(index)))
      })
      return { ...place, windows }
    }),
  }
}

/** On the day of a move, meals are near the destination, because the luggage is taken there first. */
function eatFromEnds(problem: Problem, { frames, ways }: Parts): Problem {
  const starts = new Set(frames.flatMap(({ start, isEmpty }) => (isEmpty ? [] : [ways.locationOfEnd(start)])))
  return {
    ...problem,
    travel: (from, to, depart) => (starts.has(from) ? ways.leg(from, to).minutes : problem.travel(from, to, depart)),
    fare: (from, to) => (starts.has(from) ? ways.leg(from, to).cost : (problem.fare?.(from, to) ?? 0)),
  }
}

/** The start times of a visit that need no ride to another city. */
function withinCity(
  span: Opening,
  { row, day, service }: { row: Point; day: PlanDay; service: number },
  ride: FixedStop | null,
): Opening[] {
  const [isThere, isAfter] = [isNear(row, [day.from]), isNear(row, [day.to])]
  if (!ride || (isThere && isAfter)) return isThere || isAfter ? [span] : []
  const leaves = ride.arrive - (ride.stop.leg?.minutes ?? 0)
  const from = isAfter ? Math.max(span.from, ride.arrive + ride.stay) : span.from
  const to = isThere ? Math.min(span.to, leaves - service) : span.to
  return (isThere || isAfter) && from <= to ? [{ ...span, from, to }] : []
}

function rowsById(candidates: readonly Candidate[]): Map<string, Point> {
  return new Map(candidates.map(({ row }) => [row.id, row]))
}

function isNoVisit({ id, row }: FixedStop): boolean {
  return id === row.id
}

function uniquePoints(points: readonly Point[]): Point[] {
  return [...new Map(points.map((point) => [`${point.lat},${point.lng}`, point])).values()]
}

type Framed = { isChosen: boolean; index: number; fixed: readonly FixedStop[] }

/** The searched part of a day, between the moves at its ends. Unchanged days are empty. */
function frameOf(day: PlanDay, { isChosen, index, fixed }: Framed, { wishes }: EditContext): DayFrame {
  const { from, to } = day
  const whole = wholeDay(wishes.interests.includes('nightlife'))
  const here = fixed.filter((stop) => stop.day === index)
  const arrived = here.findLast(({ part }) => part === 'head')
  const leaving = here.filter(({ part }) => part === 'tail')
  const ride = leaving.find(({ stop }) => stop.kind === 'transfer')
  const last = day.stops.at(-1)
  const isDeparture = wishes.departure !== null && day.date === wishes.endDate && last !== undefined
  const isArrival = wishes.arrival !== null && day.date === wishes.startDate
  const back = last ? minutesOfPlanClock(last.leave) + (day.returnLeg?.minutes ?? 0) : whole.to
  return {
    from,
    to,
    start: arrived ? baseAt(arrived) : from,
    end: leaving[0] ? (leaving[0].stop.kind === 'lodging' ? baseAt(leaving[0]) : from) : to,
    begins: arrived
      ? arrived.arrive + arrived.stay
      : isArrival
        ? draftOf(day).leaves
        : Math.max(whole.from, wishes.wakeUp ?? 0),
    ends: ride ? ride.arrive - (ride.stop.leg?.minutes ?? 0) : isDeparture ? back : Math.min(whole.to, homeBy(wishes)),
    moveIn: null,
    moveOut: null,
    isEmpty: !isChosen,
    isFlightMissed: false,
    way: null,
    // The chosen days fulfil wishes that concern the whole trip.
    flight: isChosen ? null : 'arrival',
  }
}

function baseAt({ row: { name, lat, lng } }: FixedStop): PlanBase {
  return { name: name.en, lat, lng }
}
