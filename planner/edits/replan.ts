import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanBase, PlanDay, PlanStop } from '#domain/trips/plan/plans.ts'
import type { Replan } from '#domain/trips/plan/trip-edits.ts'
import { type EditContext, keepLegs, pointsOf } from './edit-context.ts'
import { listBroken, listNew, recomputePlan } from './recomputed-plan.ts'
import { listChanges } from './replan-changes.ts'
import type { ReplanRequest, Rest } from './replan-request.ts'
import { isOutside } from './replan-swaps.ts'
import { chooseRest } from './replan-ways.ts'
import { type DraftStop, draftOf, isHeld, type TimedDay, timeDay } from './time-day.ts'

// A day of a plan ends at five in the morning.
const latestMinute = 29 * 60
// Rain is not worth a change for less than this time outdoors.
const leastOutdoors = 30

/**
 * Plans the rest of a day again. Past stops stay; locked stops, appointments and trains keep their times if they can be
 * reached. Null if nothing is left, or if the rest cannot be done before five in the morning.
 */
export function replanDay(plan: Plan, request: ReplanRequest, facts: EditContext): Replan | null {
  const day = plan.days[request.day]
  if (!day || !Number.isFinite(request.now)) return null
  const context = keepLegs(facts, plan)
  const first = Math.min(Math.max(-1, Math.trunc(request.reached)), day.stops.length - 1) + 1
  const { now, left } = inRain(day.stops[first - 1], request, context)
  const head = endNow(day.stops.slice(0, first), now)
  const drafts = [...left, ...draftOf(day).stops.slice(first)]
  if (drafts.length === 0 && request.way !== 'go_back') return null
  const from = placeAfter(day, head, context, request)
  const time = (stops: readonly DraftStop[]): Rest => ({
    stops,
    timed: timeRest({ day, from, stops }, now, context),
  })
  const chosen = chooseRest(drafts, time, { plan, request, first, context })
  if (!chosen) return null
  const { end, day: timed } = chosen.rest.timed
  if (end > latestMinute) return null
  const stops = [...head, ...timed.stops]
  // A traveller who leaves out a stop knows why the day has fewer.
  const shortfall = day.shortfall ?? (stops.length < day.stops.length ? 'some_wishes' : null)
  const changed: PlanDay = { ...day, shortfall, stops, returnLeg: timed.returnLeg }
  const settled = recomputePlan(plan, plan.days.with(request.day, changed), context)
  const breaches = listNew(settled.broken, listBroken(plan, context))
  return {
    way: request.way,
    plan: settled.plan,
    changes: listChanges(day.stops.slice(first), timed.stops, context),
    breaches: breaches.filter(({ day: of }) => of === null || of === request.day),
    back: planClockOf(Math.min(latestMinute, end + (timed.returnLeg?.minutes ?? 0))),
    choices: chosen.choices,
  }
}

/** The traveller leaves the present stop now, earlier or later than planned. */
function endNow(stops: readonly PlanStop[], now: number): PlanStop[] {
  const last = stops.at(-1)
  if (!last) return []
  const leave = Math.min(latestMinute, Math.max(minutesOfPlanClock(last.arrive), Math.round(now)))
  return [...stops.slice(0, -1), { ...last, leave: planClockOf(leave) }]
}

/**
 * In the rain a visit under a roof ends as planned, and so does one that cannot move. Another one ends now, and an
 * indoor place may take over what is `left` of it.
 */
function inRain(
  present: PlanStop | undefined,
  { now, reason, way }: ReplanRequest,
  context: EditContext,
): { now: number; left: DraftStop[] } {
  const [arrive, leave] = [minutesOfPlanClock(present?.arrive ?? ''), minutesOfPlanClock(present?.leave ?? '')]
  if (!present || reason !== 'rain' || !(arrive <= now && now < leave)) return { now, left: [] }
  const draft: DraftStop = { stop: present, stay: leave - Math.round(now), wish: null }
  if (isHeld(present) || !isOutside(draft, context)) return { now: leave, left: [] }
  return { now, left: way === 'swap' && draft.stay >= leastOutdoors ? [draft] : [] }
}

/** Where the traveller goes on from: the last stop, or the door of the place that is closed. */
function placeAfter(
  day: PlanDay,
  head: readonly PlanStop[],
  context: EditContext,
  { reason, stop: failed, now }: ReplanRequest,
): PlanBase {
  const isFailed = reason === 'closed' || reason === 'sold_out'
  const stop = isFailed && failed !== undefined ? day.stops[failed] : undefined
  const door = stop && minutesOfPlanClock(stop.arrive) <= now ? context.rows.get(stop.placeId ?? '') : undefined
  const { lat, lng } = door ?? pointsOf(day, head, context).at(-1) ?? day.from
  return { name: day.from.name, lat, lng }
}

function timeRest(
  { day, from, stops }: { day: PlanDay; from: PlanBase; stops: readonly DraftStop[] },
  now: number,
  context: EditContext,
): TimedDay {
  // On the day of arrival the traveller has left the airport by now.
  const landed = { ...context, wishes: { ...context.wishes, arrival: null } }
  return timeDay({ day: { ...day, from }, leaves: Math.round(now), stops: [...stops] }, landed)
}
