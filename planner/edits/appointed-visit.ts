import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanStop } from '#domain/trips/plan/plans.ts'
import type { BreachFacts, TripEdit } from '#domain/trips/plan/trip-edits.ts'
import type { EditContext } from './edit-context.ts'
import { newStop } from './new-stop.ts'
import { type DraftDay, draftOf, type DraftStop, isHeld, timeDay } from './time-day.ts'

type Appointment = Extract<TripEdit, { do: 'appoint' }>
type AppointedDays = { days: Map<number, DraftDay> } | { refused: BreachFacts }

// In minutes.
const longestVisit = 720

/**
 * Puts a visit at a clinic where it was arranged, and locks it. Sights and cafes of that time, and those that would no
 * longer be open or reached because of it, are left out. An earlier consultation at the clinic is replaced.
 */
export function appointVisit(plan: Plan, edit: Appointment, context: EditContext): AppointedDays {
  const { placeId, day: index, arrive, minutes } = edit
  const day = plan.days[index]
  const from = minutesOfPlanClock(arrive)
  const row = context.rows.get(placeId)
  if (!day || !row || Number.isNaN(from) || !(minutes > 0 && minutes <= longestVisit)) {
    return { refused: { code: 'not_found' } }
  }
  const found = row.kind === 'clinic' ? newStop(row, day.from, context) : null
  if (!found) return { refused: { code: 'cannot_be_visited', name: row.name.en } }
  const stop: PlanStop = { ...found.stop, because: ['clinic:arranged'], locked: true }
  const visit: DraftStop = { stop, stay: Math.round(minutes), wish: from }
  const days = withoutConsultation(plan, placeId)
  const draft = days.get(index) ?? draftOf(day)
  return { days: days.set(index, makeRoom(draft, visit, context)) }
}

/** The days that lose an earlier consultation at this clinic. */
function withoutConsultation(plan: Plan, placeId: string): Map<number, DraftDay> {
  const isEarlier = ({ stop }: DraftStop) => stop.placeId === placeId && stop.kind === 'consultation'
  const drafts = plan.days.map((day, index) => ({ index, draft: draftOf(day) }))
  return new Map(
    drafts
      .filter(({ draft }) => draft.stops.some(isEarlier))
      .map(({ index, draft }) => [index, { ...draft, stops: draft.stops.filter((stop) => !isEarlier(stop)) }]),
  )
}

function makeRoom(draft: DraftDay, visit: DraftStop, context: EditContext): DraftDay {
  const { misses } = timeDay(draft, context)
  let stops = insert(
    draft.stops.filter((stop) => !isLoose(stop.stop) || !overlaps(stop, visit)),
    visit,
  )
  for (;;) {
    const timed = timeDay({ ...draft, stops }, context)
    const at = stops.indexOf(visit)
    const isLate = minutesOfPlanClock(timed.day.stops[at]?.arrive ?? '') > (visit.wish ?? 0)
    const gives = isLate
      ? stops.findLastIndex(({ stop }, index) => index < at && isLoose(stop))
      : stops.findIndex(({ stop }, index) => index > at && timed.misses > misses && isLoose(stop))
    if (gives < 0) return { ...draft, stops }
    stops = stops.toSpliced(gives, 1)
  }
}

/** Whether a stop may give way to an appointment. */
function isLoose(stop: PlanStop): boolean {
  return !isHeld(stop) && stop.meal === undefined && stop.placeId !== null
}

function overlaps({ wish, stay }: DraftStop, visit: DraftStop): boolean {
  const from = visit.wish ?? 0
  return wish !== null && wish < from + visit.stay && wish + stay > from
}

function insert(stops: readonly DraftStop[], visit: DraftStop): DraftStop[] {
  const later = stops.findIndex(({ wish }) => wish !== null && wish >= (visit.wish ?? 0))
  return later < 0 ? [...stops, visit] : stops.toSpliced(later, 0, visit)
}
