import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanDay, PlanStop } from '#domain/trips/plan/plans.ts'
import type { PlanAsk, Setting } from '#domain/wishes/plan-talk/talk-asks.ts'
import { listAlternatives } from '#planner/edits/alternatives.ts'
import { applyEdit } from '#planner/edits/apply-edit.ts'
import type { EditContext } from '#planner/edits/edit-context.ts'
import { listBroken, listNew } from '#planner/edits/recomputed-plan.ts'
import { replanDay } from '#planner/edits/replan.ts'
import { isHeld } from '#planner/edits/time-day.ts'
import { metresOnFoot } from '#web/features/trips/results/timeline/trip-days.ts'
import { isFree, isOfSetting, nameOf } from './meant-stops.ts'
import type { Applied } from './talk-proposal.ts'

type Less = Extract<PlanAsk, { do: 'less' }>['of']

// At most so many exchanges, and fewer where many days are asked for, because each takes a moment.
const mostExchanges = 3
const mostLookedAt = 3
// An exchange that saves less is not worth another place, and after this share nothing more is exchanged.
const leastSaved = 0.08
const enoughSaved = 0.3
// A place is left out when that saves so much more than another place instead.
const removalFactor = 1.5
// So many stops are left out at most when a day starts later.
const mostLeftOut = 4

/** Exchanges or leaves out what makes a day longest on foot or most expensive; a slower day has one stop less. */
export function easeDay(
  plan: Plan,
  { day, of, isMany }: { day: number; of: Less; isMany: boolean },
  context: EditContext,
): Applied {
  if (of === 'stops') return leaveOneOut(plan, day, context)
  const amountOf = (one: Plan) => (of === 'cost' ? (one.days[day]?.cost ?? 0) : walkedOn(one.days[day]))
  const before = amountOf(plan)
  let now = plan
  for (let count = 0; count < (isMany ? 1 : mostExchanges); count++) {
    const next = bestExchange(now, { day, mayLeaveOut: of === 'walking', amountOf }, context)
    if (!next || amountOf(now) - amountOf(next) < before * leastSaved) break
    now = next
    if (before - amountOf(now) >= before * enoughSaved) break
  }
  return now === plan ? { problem: { why: 'nothing_helps', day } } : { plan: now }
}

function walkedOn(day: PlanDay | undefined): number {
  return day ? metresOnFoot(day) : 0
}

type Exchange = { day: number; mayLeaveOut: boolean; amountOf: (plan: Plan) => number }

function bestExchange(plan: Plan, { day, mayLeaveOut, amountOf }: Exchange, context: EditContext): Plan | null {
  const stops = plan.days[day]?.stops ?? []
  const free = stops.flatMap((stop, index) => (isFree(stop) ? [{ stop, at: { day, stop: index } }] : []))
  const left = free.map(({ stop, at }) => ({ stop, at, result: applyEdit(plan, { do: 'remove', at }, context) }))
  // Alternatives take a moment, so they are looked for where a stop costs most.
  const dearest = left
    .toSorted((one, other) => amountOf(one.result.plan) - amountOf(other.result.plan))
    .slice(0, mostLookedAt)
  const exchanged = dearest.flatMap(({ at }) =>
    listAlternatives(plan, at, context).map(({ placeId }) => applyEdit(plan, { do: 'replace', at, placeId }, context)),
  )
  const best = (results: readonly ReturnType<typeof applyEdit>[]) =>
    results
      .filter(({ isRefused, breaches }) => !isRefused && breaches.length === 0)
      .map((result) => result.plan)
      .toSorted((one, other) => amountOf(one) - amountOf(other))[0] ?? null
  const isNoMeal = ({ stop }: { stop: PlanStop }) => stop.kind !== 'meal'
  const another = best(exchanged)
  const without = mayLeaveOut ? best(left.filter(isNoMeal).map(({ result }) => result)) : null
  if (!another || !without) return another ?? without
  const saved = (one: Plan) => amountOf(plan) - amountOf(one)
  return saved(without) > saved(another) * removalFactor ? without : another
}

/** As somebody who is tired leaves out a stop on the day itself. */
function leaveOneOut(plan: Plan, day: number, context: EditContext): Applied {
  const replan = replanDay(
    plan,
    { day, now: startOf(plan.days[day]), reached: -1, reason: 'tired', way: 'leave_out' },
    context,
  )
  const isLess = replan !== null && replan.changes.some(({ change }) => change === 'left_out')
  return isLess ? { plan: replan.plan } : { problem: { why: 'nothing_helps', day } }
}

/** When the traveller sets out, in minutes of the day. */
function startOf(day: PlanDay | undefined): number {
  const [first] = day?.stops ?? []
  return first ? minutesOfPlanClock(first.arrive) - (first.leg?.minutes ?? 0) : Number.NaN
}

/** As a day goes on for somebody who is late: visits get shorter, and what no longer fits is left out. */
export function startDay(
  plan: Plan,
  { day, at, later }: { day: number; at: number | null; later: number },
  context: EditContext,
): Applied {
  const [first] = plan.days[day]?.stops ?? []
  const start = startOf(plan.days[day])
  if (!first || Number.isNaN(start)) return { problem: { why: 'nothing_helps', day } }
  const now = at ?? start + later
  if (now <= start) return { problem: { why: 'starts_then', day, at: planClockOf(start) } }
  if (isHeld(first) && minutesOfPlanClock(first.arrive) - (first.leg?.minutes ?? 0) < now)
    return { problem: { why: 'held_start', day, name: nameOf(first, context), at: first.arrive } }
  const known = listBroken(plan, context)
  const tried: { plan: Plan; broken: number }[] = []
  let shorter = plan
  for (let left = 0; left <= mostLeftOut; left++) {
    const replan = replanDay(shorter, { day, now, reached: -1, reason: 'late', way: 'shorten' }, context)
    if (replan) tried.push({ plan: replan.plan, broken: listNew(listBroken(replan.plan, context), known).length })
    if (tried.at(-1)?.broken === 0) break
    const stops = shorter.days[day]?.stops ?? []
    const next = stops.findIndex((stop) => isFree(stop) && stop.kind !== 'meal')
    if (next < 0) break
    shorter = applyEdit(shorter, { do: 'remove', at: { day, stop: next } }, context).plan
  }
  const [best] = tried.toSorted((one, other) => one.broken - other.broken)
  return best ? { plan: best.plan } : { problem: { why: 'nothing_helps', day } }
}

/** Exchanges what is outside on a day for something inside, or the other way round. */
export function turnDay(
  plan: Plan,
  { day, setting }: { day: number; setting: Setting },
  context: EditContext,
): Applied {
  const other: Setting = setting === 'inside' ? 'outside' : 'inside'
  const rows = context.catalogue.filter((row) => isOfSetting(row, setting))
  let now = plan
  let isAsked = false
  for (const [index, stop] of (plan.days[day]?.stops ?? []).entries()) {
    const row = context.rows.get(stop.placeId ?? '')
    if (!row || !isOfSetting(row, other) || !isFree(stop) || stop.kind === 'meal') continue
    isAsked = true
    const at = { day, stop: index }
    const [best] = listAlternatives(now, at, { ...context, catalogue: rows })
    const result = best ? applyEdit(now, { do: 'replace', at, placeId: best.placeId }, context) : null
    if (result && !result.isRefused) now = result.plan
  }
  if (now !== plan) return { plan: now }
  return { problem: isAsked ? { why: 'nothing_helps', day } : { why: 'is_so' } }
}
