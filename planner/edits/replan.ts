import { straightMetres } from '#domain/korea/distances.ts'
import { isUnknownOn } from '#domain/places/opening-hours.ts'
import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanBase, PlanDay, PlanStop } from '#domain/trips/plan/plans.ts'
import type { Breach, Replan, ReplanReason, ReplanWay } from '#domain/trips/plan/trip-edits.ts'
import { type EditContext, keepLegs, pointsOf } from './edit-context.ts'
import { newStop } from './new-stop.ts'
import { listBroken, listNew, recomputePlan } from './recomputed-plan.ts'
import { type DraftStop, draftOf, isHeld, type TimedDay, timeDay } from './time-day.ts'

/** A request on the day itself. `reached` is the last stop visited; -1 is the start of the day. */
export type ReplanRequest = {
  day: number
  /** Minutes since the midnight of that day. */
  now: number
  reached: number
  reason: ReplanReason
  way: ReplanWay
}

/** The remaining stops with new times, and how well these work. */
type Rest = { stops: readonly DraftStop[]; timed: TimedDay }

// A day of a plan ends at five in the morning.
const latestMinute = 29 * 60
const shorterShares = [1, 0.85, 0.7, 0.6, 0.5]
const tiredShare = 0.6
const leastStay = { meal: 40, other: 20 }
const nearMetres = 2500
// Each candidate is timed once, so only the nearest are tried.
const mostRoofs = 12
/** Other rules concern the whole trip, and a traveller who leaves out a stop knows that it is missing. */
const rulesOfToday: readonly Breach['rule'][] = ['open', 'reachable', 'apart', 'meals', 'treatments']

/**
 * Plans the rest of a day again. Past stops stay; locked stops, appointments and trains keep their times if they can be
 * reached. Null if nothing is left, or if the rest cannot be done before five in the morning.
 */
export function replanDay(plan: Plan, request: ReplanRequest, facts: EditContext): Replan | null {
  const day = plan.days[request.day]
  if (!day || !Number.isFinite(request.now)) return null
  const context = keepLegs(facts, plan)
  const first = Math.min(Math.max(-1, Math.trunc(request.reached)), day.stops.length - 1) + 1
  const head = endNow(day.stops.slice(0, first), request.now)
  const drafts = draftOf(day).stops.slice(first)
  if (drafts.length === 0) return null
  const from = placeAfter(day, head, context)
  const time = (stops: readonly DraftStop[]): Rest => ({
    stops,
    timed: timeRest({ day, from, stops }, request.now, context),
  })
  const rest = choose(drafts, time, { day, request, context, planned: plannedIds(plan) })
  const { end, day: timed } = rest.timed
  if (end > latestMinute) return null
  const changed: PlanDay = { ...day, stops: [...head, ...timed.stops], returnLeg: timed.returnLeg }
  const settled = recomputePlan(plan, plan.days.with(request.day, changed), context)
  const breaches = listNew(settled.broken, listBroken(plan, context))
  return {
    way: request.way,
    plan: settled.plan,
    changes: listChanges(day.stops.slice(first), timed.stops, context),
    breaches: breaches.filter(
      ({ rule, day: of }) => rulesOfToday.includes(rule) && (of === null || of === request.day),
    ),
    back: planClockOf(Math.min(latestMinute, end + (timed.returnLeg?.minutes ?? 0))),
  }
}

/** The traveller leaves the present stop now, earlier or later than planned. */
function endNow(stops: readonly PlanStop[], now: number): PlanStop[] {
  const last = stops.at(-1)
  if (!last) return []
  const leave = Math.min(latestMinute, Math.max(minutesOfPlanClock(last.arrive), Math.round(now)))
  return [...stops.slice(0, -1), { ...last, leave: planClockOf(leave) }]
}

function placeAfter(day: PlanDay, head: readonly PlanStop[], context: EditContext): PlanBase {
  const { lat, lng } = pointsOf(day, head, context).at(-1) ?? day.from
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

type Choice = { day: PlanDay; request: ReplanRequest; context: EditContext; planned: ReadonlySet<string> }

function choose(drafts: readonly DraftStop[], time: (stops: readonly DraftStop[]) => Rest, choice: Choice): Rest {
  switch (choice.request.way) {
    case 'keep':
      return time(drafts)
    case 'shorten':
      return shorten(drafts, time, choice)
    case 'leave_out':
      return leaveOneOut(drafts, time, choice)
  }
}

/** The shortest reduction that keeps the day in time, and a larger one when tired or in the rain. */
function shorten(
  drafts: readonly DraftStop[],
  time: (stops: readonly DraftStop[]) => Rest,
  { day, request: { reason }, context }: Choice,
): Rest {
  const shares = reason === 'late' ? shorterShares : [tiredShare]
  const planned = minutesOfPlanClock(day.stops.at(-1)?.leave ?? '')
  const tried = shares.map((share) =>
    time(drafts.map((draft) => (canShrink(draft, reason, context) ? shrink(draft, share) : draft))),
  )
  const worksOut = tried.find(({ timed }) => timed.misses === 0 && timed.end <= planned)
  return worksOut ?? best(tried) ?? time(drafts)
}

function canShrink({ stop }: DraftStop, reason: ReplanReason, context: EditContext): boolean {
  return !isHeld(stop) && stop.kind !== 'lodging' && (reason !== 'rain' || isOutside(stop, context))
}

function shrink(draft: DraftStop, share: number): DraftStop {
  const least = Math.min(draft.stay, draft.stop.kind === 'meal' ? leastStay.meal : leastStay.other)
  return { ...draft, stay: Math.max(least, Math.round((draft.stay * share) / 5) * 5) }
}

/** The stop whose removal helps most. In the rain an outdoor stop, replaced by an indoor one if one is near. */
function leaveOneOut(drafts: readonly DraftStop[], time: (stops: readonly DraftStop[]) => Rest, choice: Choice): Rest {
  const { reason } = choice.request
  const open = drafts.filter(({ stop }) => !isHeld(stop) && stop.kind !== 'meal' && stop.kind !== 'lodging')
  const preferred = open.filter(({ stop }) =>
    reason === 'rain' ? isOutside(stop, choice.context) : !stop.because.includes('must'),
  )
  const candidates = preferred.length > 0 ? preferred : reason === 'rain' ? [] : open
  const without = candidates.map((draft) => ({ draft, rest: time(drafts.filter((other) => other !== draft)) }))
  const chosen = best(without.map(({ rest }) => rest))
  const left = without.find(({ rest }) => rest === chosen)
  if (!chosen || !left) return time(drafts)
  return reason === 'rain' ? (findRoof(drafts, left.draft, time, choice) ?? chosen) : chosen
}

function findRoof(
  drafts: readonly DraftStop[],
  outside: DraftStop,
  time: (stops: readonly DraftStop[]) => Rest,
  { day, context, planned }: Choice,
): Rest | null {
  const from = context.rows.get(outside.stop.placeId ?? '')
  if (!from) return null
  const roofs = context.catalogue
    .filter(({ id, kind, tags }) => {
      const isSight = kind === 'attraction' || kind === 'shopping'
      return isSight && !planned.has(id) && tags.includes('indoor') && !tags.includes('outdoor')
    })
    .map((row) => ({ row, metres: straightMetres(row, from) }))
    .filter(({ row, metres }) => metres < nearMetres && !isUnknownOn(row, day.date))
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, mostRoofs)
  const index = drafts.indexOf(outside)
  const misses = time(drafts.toSpliced(index, 1)).timed.misses
  for (const { row } of roofs) {
    const fresh = newStop(row, day.from, context)
    if (!fresh) continue
    const stay = Math.min(fresh.stay, outside.stay)
    const rest = time(drafts.with(index, { ...fresh, stay, wish: outside.wish }))
    if (rest.timed.misses <= misses) return rest
  }
  return null
}

function isOutside({ placeId }: PlanStop, { rows }: EditContext): boolean {
  const row = rows.get(placeId ?? '')
  return row !== undefined && row.tags.includes('outdoor') && !row.tags.includes('indoor')
}

/** The fewest stops at the wrong time, then the earliest end. */
function best(tried: readonly Rest[]): Rest | undefined {
  return tried.toSorted((one, other) => {
    return one.timed.misses - other.timed.misses || one.timed.end - other.timed.end
  })[0]
}

function plannedIds({ days }: Plan): ReadonlySet<string> {
  return new Set(days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
}

function listChanges(
  before: readonly PlanStop[],
  after: readonly PlanStop[],
  { rows }: EditContext,
): Replan['changes'] {
  const nameOf = ({ placeId, name, kind }: PlanStop) => rows.get(placeId ?? '')?.name.en ?? name ?? kind
  const isSame = (one: PlanStop, other: PlanStop) =>
    one.placeId === other.placeId && one.kind === other.kind && one.name === other.name
  const stayOf = ({ arrive, leave }: PlanStop) => minutesOfPlanClock(leave) - minutesOfPlanClock(arrive)
  const kept = after.map((stop): Replan['changes'][number] => {
    const was = before.find((each) => isSame(each, stop))
    const { placeId, arrive, leave } = stop
    const shown = { placeId, name: nameOf(stop), arrive, leave }
    if (!was) return { ...shown, change: 'added' }
    if (stayOf(stop) < stayOf(was)) return { ...shown, change: 'shorter' }
    return { ...shown, change: was.arrive === arrive ? 'stays' : 'later' }
  })
  const gone = before
    .filter((stop) => !after.some((each) => isSame(each, stop)))
    .map((stop) => ({
      placeId: stop.placeId,
      name: nameOf(stop),
      change: 'left_out' as const,
      arrive: null,
      leave: null,
    }))
  return [...kept, ...gone]
}
