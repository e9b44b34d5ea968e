import type { Point } from '#domain/korea/distances.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import { type Meal, meals, type PlanPlace, type PlanStop } from '#domain/trips/plan/plans.ts'
import { type TreatmentClass, treatmentClasses } from '#domain/clinics/treatments.ts'
import type { EditContext } from './edit-context.ts'
import { type DraftDay, type DraftStop, hoursOfMeal, timeDay } from './time-day.ts'

/**
 * A stop at a row that the traveller chose, without times; null if the row cannot be a stop, for example a hotel.
 */
export function newStop(row: PlanPlace, base: Point, context: EditContext): DraftStop | null {
  if (row.kind === 'lodging' || row.permanentlyClosed) return null
  const { kind, minutes, cost, because } = context.candidateOf(row, base)
  const stop: PlanStop = {
    placeId: row.id,
    kind,
    arrive: '00:00',
    leave: '00:00',
    leg: null,
    cost,
    ...(row.cost === null && { costUnknown: true as const }),
    hoursUnknown: row.hours === null,
    because: ['added', ...because.filter((reason) => reason !== 'near')],
  }
  if (row.kind !== 'clinic') return { stop, stay: minutes, wish: null }
  return {
    stop: { ...stop, kind: 'consultation', treatment: classOf(row, context), cost: 0 },
    stay: consultationMinutes,
    wish: null,
  }
}

const consultationMinutes = 60

/** The treatment of a consultation: the requested one, else the first one that the clinic offers. */
function classOf({ tags }: PlanPlace, { wishes }: EditContext): TreatmentClass {
  const offered = treatmentClasses.filter((name) => tags.includes(name))
  const asked = wishes.treatments.map(({ treatmentClass }) => treatmentClass)
  return offered.find((name) => asked.includes(name)) ?? offered[0] ?? 'skin'
}

// A stop this long before or after a mealtime still counts as that meal.
const early = 150
const late = 120

/**
 * Decides which meal a stop at an eating place is, from its time and from the meals that the day already has.
 */
export function nameMeal(draft: DraftDay, index: number, context: EditContext): DraftDay {
  const there = draft.stops[index]
  if (there?.stop.kind !== 'meal') return draft
  const { meal: own, ...unnamed } = there.stop
  const arrive = arrivalOf({ ...draft, stops: draft.stops.with(index, { ...there, stop: unnamed }) }, index, context)
  const others = draft.stops.flatMap(({ stop }, at) => (at !== index && stop.meal) || [])
  const meal = chooseMeal(arrive, others, own)
  const row = context.rows.get(unnamed.placeId ?? '')
  const isMarket = row?.kind === 'market' || row?.kind === 'street-food'
  // A third meal at a market counts as a visit to the market.
  const stop: PlanStop = isMarket && others.includes(meal) ? { ...unnamed, kind: 'attraction' } : { ...unnamed, meal }
  return { ...draft, stops: draft.stops.with(index, { ...there, stop }) }
}

function arrivalOf(draft: DraftDay, index: number, context: EditContext): number {
  return minutesOfPlanClock(timeDay(draft, context).day.stops[index]?.arrive ?? '')
}

/** A missing meal if its hours are near, else the meal of that time of day. */
function chooseMeal(arrive: number, others: readonly Meal[], own: Meal | undefined): Meal {
  const isNear = (meal: Meal) => arrive >= hoursOfMeal[meal].from - early && arrive <= hoursOfMeal[meal].to + late
  if (own !== undefined && !others.includes(own) && isNear(own)) return own
  const natural = arrive < 10.75 * 60 ? 'breakfast' : arrive < 15.75 * 60 ? 'lunch' : 'dinner'
  if (!others.includes(natural)) return natural
  return meals.find((meal) => meal !== 'breakfast' && !others.includes(meal) && isNear(meal)) ?? natural
}
