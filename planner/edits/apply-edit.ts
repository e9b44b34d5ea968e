import { planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan } from '#domain/trips/plan/plans.ts'
import type { Breach, BreachFacts, EditResult, TripEdit } from '#domain/trips/plan/trip-edits.ts'
import { findPosition } from './add-position.ts'
import { type EditContext, keepLegs } from './edit-context.ts'
import { choosePlace, editDays, type PositionedEdit, stopAt } from './edited-days.ts'
import { listBroken, listNew, recomputePlan } from './recomputed-plan.ts'
import { type DraftDay, type TimedDay, timeDay } from './time-day.ts'

// A day of a plan ends at five in the morning.
const latestMinute = 29 * 60

/**
 * Applies a manual change to a plan. A stop stays where the traveller puts it, with its real time, and broken rules are
 * reported. An impossible change leaves the plan as it is and returns one breach with the reason.
 */
export function applyEdit(plan: Plan, edit: TripEdit, facts: EditContext): EditResult {
  const context = keepLegs(facts, plan)
  if (edit.do === 'lock') return lockStop(plan, edit, context)
  const positioned = givePosition(plan, edit, context)
  if ('refused' in positioned) return refuseEdit(plan, positioned.refused)
  const edited = editDays(plan, positioned, context)
  if ('refused' in edited) return refuseEdit(plan, edited.refused)
  return settleDays(plan, edited.days, context)
}

/** A plan with new times for some days, and the rules that they break. */
export function settleDays(plan: Plan, drafts: ReadonlyMap<number, DraftDay>, context: EditContext): EditResult {
  const timed = new Map([...drafts].map(([index, draft]) => [index, timeDay(draft, context)]))
  const tooLong = [...timed].find(([, { end }]) => end > latestMinute)
  if (tooLong) return refuseEdit(plan, { code: 'day_too_long' }, tooLong[0])
  const days = plan.days.map((day, index) => timed.get(index)?.day ?? day)
  const settled = recomputePlan(plan, days, context)
  const breaches = [...listNew(settled.broken, listBroken(plan, context)), ...listLocked(drafts, timed, context)]
  return { plan: settled.plan, breaches, isRefused: false }
}

/** The unchanged plan, and why it was not changed. */
export function refuseEdit(plan: Plan, facts: BreachFacts, day: number | null = null): EditResult {
  return { plan, breaches: [{ rule: 'apart', day, ...facts }], isRefused: true }
}

function givePosition(
  plan: Plan,
  edit: Exclude<TripEdit, { do: 'lock' }>,
  context: EditContext,
): PositionedEdit | { refused: BreachFacts } {
  if (edit.do !== 'add') return edit
  const { placeId } = edit
  if (edit.at) return { do: 'add', placeId, at: edit.at }
  if (edit.day !== undefined && !plan.days[edit.day]) return { refused: { code: 'not_found' } }
  const chosen = choosePlace(plan, { placeId, base: plan.base }, context)
  if ('refused' in chosen) return chosen
  const at = findPosition(plan, { placeId, day: edit.day ?? null }, context)
  return at ? { do: 'add', placeId, at } : { refused: { code: 'day_too_long' } }
}

function lockStop(plan: Plan, { at, locked }: Extract<TripEdit, { do: 'lock' }>, context: EditContext): EditResult {
  const there = stopAt(plan, at)
  if (!there) return refuseEdit(plan, { code: 'not_found' })
  const { locked: _, ...open } = there.stop.stop
  const stop = locked ? { ...open, locked: true as const } : open
  const days = plan.days.map((day, index) =>
    index === at.day ? { ...day, stops: day.stops.with(at.stop, stop) } : day,
  )
  return { plan: recomputePlan(plan, days, context).plan, breaches: [], isRefused: false }
}

/** Locked stops whose time cannot be kept any more. */
function listLocked(
  drafts: ReadonlyMap<number, DraftDay>,
  timed: ReadonlyMap<number, TimedDay>,
  { rows }: EditContext,
): Breach[] {
  return [...drafts].flatMap(([day, { stops }]) =>
    stops.flatMap(({ stop, wish }, index): Breach[] => {
      const arrive = timed.get(day)?.day.stops[index]?.arrive
      const was = planClockOf(wish ?? 0)
      if (!stop.locked || wish === null || arrive === undefined || arrive <= was) return []
      const name = rows.get(stop.placeId ?? '')?.name.en ?? stop.name ?? ''
      return [{ rule: 'reachable', day, code: 'locked_later', name, was, arrive }]
    }),
  )
}
