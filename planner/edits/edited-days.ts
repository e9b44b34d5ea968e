import type { Point } from '#domain/korea/distances.ts'
import type { Plan, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import type { BreachFacts, StopPosition, TripEdit } from '#domain/trips/plan/trip-edits.ts'
import { appointVisit } from './appointed-visit.ts'
import type { EditContext } from './edit-context.ts'
import { nameMeal, newStop } from './new-stop.ts'
import { type DraftDay, draftOf, type DraftStop } from './time-day.ts'

/** The days that a change affects, without new times, or the reason why the change is impossible. */
export type EditedDays = { days: Map<number, DraftDay> } | Refused
type Refused = { refused: BreachFacts }

/** A change with a known position, also for an added place. */
export type PositionedEdit = Exclude<TripEdit, { do: 'lock' } | { do: 'add' }> | AddAt
type AddAt = { do: 'add'; placeId: string; at: StopPosition }

// The shortest and the longest visit.
const shortestStay = 10
const longestStay = 720
const mealPlaces: readonly PlanPlace['kind'][] = ['restaurant', 'cafe', 'street-food', 'market']

/** Changes the order, the stops or the lengths of visits of a plan. */
export function editDays(plan: Plan, edit: PositionedEdit, context: EditContext): EditedDays {
  if (edit.do === 'add') return addStop(plan, edit, context)
  if (edit.do === 'appoint') return appointVisit(plan, edit, context)
  const there = stopAt(plan, edit.at)
  if (!there) return { refused: { code: 'not_found' } }
  const { draft, stop } = there
  const { at } = edit
  switch (edit.do) {
    case 'remove':
      if (stop.stop.kind === 'transfer') return { refused: { code: 'move_stays' } }
      return oneDay(at.day, draft, draft.stops.toSpliced(at.stop, 1))
    case 'replace':
      return replaceStop(plan, { at, placeId: edit.placeId, there }, context)
    case 'move':
      return moveStop(plan, { at, to: edit.to, there }, context)
    case 'stay': {
      if (!Number.isFinite(edit.minutes)) return { refused: { code: 'not_found' } }
      const stay = Math.min(longestStay, Math.max(shortestStay, Math.round(edit.minutes)))
      return oneDay(at.day, draft, draft.stops.with(at.stop, { ...stop, stay }))
    }
    case 'shift': {
      if (stop.stop.kind !== 'transfer' || !Number.isFinite(edit.minutes)) return { refused: { code: 'not_found' } }
      const wish = stop.wish === null ? null : stop.wish + Math.round(edit.minutes)
      return oneDay(at.day, draft, draft.stops.with(at.stop, { ...stop, wish }))
    }
  }
}

/** The stop at a position of any type; null if there is none. */
export function stopAt(plan: Plan, at: StopPosition): { draft: DraftDay; stop: DraftStop } | null {
  const day = plan.days[at.day]
  if (!day) return null
  const draft = draftOf(day)
  const stop = draft.stops[at.stop]
  return stop ? { draft, stop } : null
}

function oneDay(index: number, draft: DraftDay, stops: DraftStop[]): EditedDays {
  return { days: new Map([[index, { ...draft, stops }]]) }
}

type There = { draft: DraftDay; stop: DraftStop }

function addStop(plan: Plan, edit: AddAt, context: EditContext): EditedDays {
  const day = plan.days[edit.at.day]
  if (!day || !isIndex(edit.at.stop, day.stops.length)) return { refused: { code: 'not_found' } }
  const added = choosePlace(plan, { placeId: edit.placeId, base: day.from }, context)
  if ('refused' in added) return added
  const draft = draftOf(day)
  const stops = draft.stops.toSpliced(edit.at.stop, 0, added.stop)
  return { days: new Map([[edit.at.day, nameMeal({ ...draft, stops }, edit.at.stop, context)]]) }
}

/** A new stop at a row that is not in the plan yet. */
export function choosePlace(
  plan: Plan,
  { placeId, base }: { placeId: string; base: Point },
  context: EditContext,
): { row: PlanPlace; stop: DraftStop } | Refused {
  const row = context.rows.get(placeId)
  if (!row) return { refused: { code: 'not_found' } }
  const onDay = plan.days.findIndex(({ stops }) => stops.some((stop) => stop.placeId === placeId))
  // A clinic is visited once for each step of a treatment.
  if (onDay >= 0 && row.kind !== 'clinic') {
    return { refused: { code: 'already_in_plan', name: row.name.en, onDay } }
  }
  const stop = newStop(row, base, context)
  return stop ? { row, stop } : { refused: { code: 'cannot_be_visited', name: row.name.en } }
}

function replaceStop(
  plan: Plan,
  { at, placeId, there }: { at: StopPosition; placeId: string; there: There },
  context: EditContext,
): EditedDays {
  const { draft, stop: old } = there
  if (old.stop.kind === 'transfer') return { refused: { code: 'move_stays' } }
  const chosen = choosePlace(plan, { placeId, base: draft.day.from }, context)
  if ('refused' in chosen) return chosen
  const { row, stop: found } = chosen
  const stop: DraftStop = {
    ...found,
    ...keepVisit(old, found, row),
    wish: old.wish,
  }
  const locked = old.stop.locked ? { ...stop, stop: { ...stop.stop, locked: true as const } } : stop
  const changed = { ...draft, stops: draft.stops.with(at.stop, locked) }
  return { days: new Map([[at.day, nameMeal(changed, at.stop, context)]]) }
}

/** Keeps the purpose of a stop if the other place serves it: a meal stays a meal, a treatment stays that treatment. */
function keepVisit({ stop, stay }: DraftStop, found: DraftStop, row: PlanPlace): Partial<DraftStop> {
  if (stop.kind === 'meal' && mealPlaces.includes(row.kind)) {
    const meal: Pick<PlanStop, 'meal'> = stop.meal === undefined ? {} : { meal: stop.meal }
    return { stop: { ...found.stop, kind: 'meal', ...meal } }
  }
  const { treatment } = stop
  if (row.kind !== 'clinic' || treatment === undefined || !row.tags.includes(treatment)) return {}
  return { stop: { ...found.stop, kind: stop.kind, treatment }, stay }
}

function moveStop(
  plan: Plan,
  { at, to, there }: { at: StopPosition; to: StopPosition; there: There },
  context: EditContext,
): EditedDays {
  const { draft, stop } = there
  const target = plan.days[to.day]
  const isSameDay = at.day === to.day
  const places = (target?.stops.length ?? 0) - (isSameDay ? 1 : 0)
  if (!target || !isIndex(to.stop, places)) return { refused: { code: 'not_found' } }
  if (!isSameDay && stop.stop.kind === 'transfer') return { refused: { code: 'move_stays' } }
  if (isSameDay && at.stop === to.stop) return { days: new Map() }
  const moved: DraftStop = { ...stop, wish: null }
  const left = { ...draft, stops: draft.stops.toSpliced(at.stop, 1) }
  const base = isSameDay ? left : draftOf(target)
  const joined = { ...base, stops: base.stops.toSpliced(to.stop, 0, moved) }
  const days = new Map([[at.day, left]])
  return { days: days.set(to.day, nameMeal(joined, to.stop, context)) }
}

function isIndex(index: number, most: number): boolean {
  return Number.isInteger(index) && index >= 0 && index <= most
}
