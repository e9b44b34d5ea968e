import { straightMetres } from '#domain/korea/distances.ts'
import { hasTimeForMeal, roomBetweenFlights } from '#domain/trips/answers/flight-times.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanDay, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { greatSights } from './great-sights.ts'
import { beyondShortest } from './shortest-tour.ts'

/** What a plan is judged by, beside the rules: the measured numbers of each figure, none where it does not apply. */
export type TripFigures = Record<FigureName, number[]>
export const figureNames = [
  'days over the daily limit',
  'days without a stop',
  'light days without a cafe',
  'trips with fewer than half of the stops in the chosen areas',
  'lunches and dinners missing, per day',
  'days with under three hours from lunch to dinner',
  'days with two cafes in a row, or a cafe straight after a long meal',
  'stays over 1.5 times the usual',
  'way of a day beyond the shortest one',
  'travel minutes per stop, days without a move',
  'days that begin after 11:30 without a reason',
  'ways and free time of a day over its length',
  'great sights of the chosen interests, two a day expected',
  'days with more than two museums',
  'busy or far days among the first three after surgery',
  'named real places left out in trips of four and more days',
] as const
export type FigureName = (typeof figureNames)[number]

type Judged = { wishes: TripWishes; catalogue: readonly PlanPlace[]; plan: Plan }
type Seen = { stop: PlanStop; row: PlanPlace; arrive: number; leave: number }
type Day = { day: PlanDay; index: number; seen: Seen[]; hasMove: boolean }

const longMeal = 60
const lateBegin = 11 * 60 + 30
const mealHours = { lunch: { from: 660, to: 870 }, dinner: { from: 1020, to: 1260 } }
const near = 25_000

/** Reads a plan by the table of goals, with no code of the planner. */
export function figuresOf({ wishes, catalogue, plan }: Judged): TripFigures {
  const rows = new Map(catalogue.map((row) => [row.id, row]))
  const days = plan.days.map((day, index): Day => {
    const seen = day.stops.flatMap((stop): Seen[] => {
      const row = rows.get(stop.placeId ?? '')
      return row ? [{ stop, row, arrive: minutesOfPlanClock(stop.arrive), leave: minutesOfPlanClock(stop.leave) }] : []
    })
    return { day, index, seen, hasMove: day.stops.some(({ kind }) => kind === 'transfer') }
  })
  const whole = days.filter(({ day, hasMove }) => !hasMove && !isFlightDay(day, plan, wishes))
  const filled = days.filter(({ seen }) => seen.length > 0)
  const calm = filled.filter(({ hasMove }) => !hasMove)
  return {
    'days over the daily limit': days.map(({ day }) => Number(day.cost > (wishes.dailyLimit ?? Infinity))),
    'days without a stop': whole.map(({ seen }) => Number(seen.length === 0)),
    'light days without a cafe': whole.flatMap((each) => missesCafe(each, wishes)),
    'trips with fewer than half of the stops in the chosen areas': areaShare(whole, wishes, catalogue),
    'lunches and dinners missing, per day': days.map((each) => mealsMissing(each, wishes)),
    'days with under three hours from lunch to dinner': days.flatMap(({ seen }) => hasShortAfternoon(seen)),
    'days with two cafes in a row, or a cafe straight after a long meal': filled.map(({ seen }) =>
      hasRepeatedCafe(seen),
    ),
    'stays over 1.5 times the usual': filled.flatMap(({ seen }) =>
      seen.filter(isVisit).map(({ row, arrive, leave }) => Number(leave - arrive > 1.5 * row.visitMinutes)),
    ),
    'way of a day beyond the shortest one': calm.map(({ day, seen }) =>
      beyondShortest(
        day.from,
        seen.map(({ row }) => row),
        day.to,
      ),
    ),
    'travel minutes per stop, days without a move': calm.map(({ day, seen }) => waysOf(day) / seen.length),
    'days that begin after 11:30 without a reason': whole
      .filter(({ seen, day }) => seen.length > 0 && day.shortfall !== 'treatment')
      .map(({ seen }) => Number((seen[0]?.arrive ?? 0) > lateBegin)),
    'ways and free time of a day over its length': calm
      .filter(({ day }) => !isFlightDay(day, plan, wishes))
      .map(({ day, seen }) => looseShare(day, seen)),
    'great sights of the chosen interests, two a day expected': greatShare(days, { wishes, catalogue, plan }),
    'days with more than two museums': filled.map(({ seen }) => Number(seen.filter(isMuseum).length > 2)),
    'busy or far days among the first three after surgery': afterSurgery(days),
    'named real places left out in trips of four and more days': namedLeftOut(days, wishes, rows),
  }
}

function isVisit({ stop }: Seen): boolean {
  return stop.kind !== 'consultation' && stop.kind !== 'treatment' && stop.kind !== 'checkup'
}

function isMuseum({ row }: Seen): boolean {
  return /museum|gallery/iu.test(row.name.en)
}

function isFlightDay({ date }: PlanDay, { days }: Plan, { arrival, departure }: TripWishes): boolean {
  return (arrival !== null && date === days[0]?.date) || (departure !== null && date === days.at(-1)?.date)
}

function isRestDay({ shortfall }: PlanDay): boolean {
  return shortfall === 'treatment' || shortfall === 'recovery'
}

function missesCafe({ day, seen }: Day, { pace }: TripWishes): number[] {
  if (pace.cafesFrom === 0 || isRestDay(day)) return []
  return [Number(!seen.some(({ stop }) => stop.kind === 'cafe'))]
}

/** 1 for a trip that breaks the share; nothing where no area was chosen or the areas have too few rows. */
function areaShare(whole: readonly Day[], { areas, places }: TripWishes, catalogue: readonly PlanPlace[]): number[] {
  const isInArea = ({ area }: PlanPlace) => area !== null && areas.includes(area)
  const offered = catalogue.filter((row) => isInArea(row) && row.kind !== 'clinic' && !row.permanentlyClosed).length
  const named = new Set(places.flatMap((wish) => (wish.kind === 'place' ? [wish.placeId] : [])))
  const stops = whole
    .filter(({ day }) => day.from.lat > 37.2 && day.from.lat < 37.8)
    .flatMap(({ seen }) => seen.filter((each) => isVisit(each) && !named.has(each.row.id)))
  if (areas.length === 0 || stops.length === 0 || offered < stops.length) return []
  return [Number(2 * stops.filter(({ row }) => isInArea(row)).length < stops.length)]
}

/** Meals for which flights, and the moves that belong to them, leave time. */
function mealsMissing({ day, index, seen }: Day, wishes: TripWishes): number {
  const room = roomBetweenFlights(wishes, index)
  const move = day.stops[0]?.kind === 'transfer' ? day.stops[0] : null
  const begins = move && day.shortfall !== null ? minutesOfPlanClock(move.leave) : 0
  return (['lunch', 'dinner'] as const).filter((name) => {
    const isOffered = hasTimeForMeal(room && { from: Math.max(room.from, begins), to: room.to }, mealHours[name])
    return isOffered && !seen.some(({ stop }) => stop.meal === name)
  }).length
}

function hasShortAfternoon(seen: readonly Seen[]): number[] {
  const lunch = seen.find(({ stop }) => stop.meal === 'lunch')
  const dinner = seen.find(({ stop }) => stop.meal === 'dinner')
  return lunch && dinner ? [Number(dinner.arrive - lunch.leave < 180)] : []
}

function hasRepeatedCafe(seen: readonly Seen[]): number {
  const isCafe = (each: Seen | undefined) => each?.stop.kind === 'cafe'
  return Number(
    seen.some((each, index) => {
      const before = seen[index - 1]
      const isLongMeal = before?.stop.kind === 'meal' && before.leave - before.arrive >= longMeal
      return isCafe(each) && (isCafe(before) || isLongMeal)
    }),
  )
}

function waysOf({ stops, returnLeg }: PlanDay): number {
  return stops.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), returnLeg?.minutes ?? 0)
}

/** What of a day is neither a stay nor before or after it. */
function looseShare({ stops, returnLeg }: PlanDay, seen: readonly Seen[]): number {
  const first = seen[0]
  const last = seen.at(-1)
  if (!first || !last) return 0
  const length = last.leave + (returnLeg?.minutes ?? 0) - (first.arrive - (stops[0]?.leg?.minutes ?? 0))
  const stays = seen.reduce((sum, { arrive, leave }) => sum + leave - arrive, 0)
  return (length - stays) / Math.max(1, length)
}

/** Of the great sights near the bases that suit an interest and are open, as many as the trip could hold. */
function greatShare(days: readonly Day[], { wishes, catalogue, plan }: Judged): number[] {
  const bases = [plan.base, ...plan.days.map(({ to }) => to)]
  const offered = catalogue.filter(
    (row) =>
      greatSights.has(row.id) &&
      !row.permanentlyClosed &&
      row.interests.some((interest) => wishes.interests.includes(interest)) &&
      bases.some((base) => straightMetres(base, row) <= near),
  )
  const busy = days.filter(({ day }) => !isRestDay(day) && day.shortfall !== 'arrival' && day.shortfall !== 'departure')
  const expected = Math.min(offered.length, 2 * busy.length)
  if (expected === 0) return []
  const held = new Set(days.flatMap(({ seen }) => seen.map(({ row }) => row.id)))
  return [Math.min(1, offered.filter(({ id }) => held.has(id)).length / expected)]
}

function afterSurgery(days: readonly Day[]): number[] {
  const at = days.findIndex(({ seen }) =>
    seen.some(({ stop }) => stop.kind === 'treatment' && stop.treatment === 'surgery'),
  )
  const kept = days.findIndex(({ day }) => day.stops.some(({ because }) => because.includes('kept-free:surgery')))
  const first = at >= 0 ? at : kept
  if (first < 0) return []
  return days.slice(first + 1, first + 4).map(({ day, seen }) => {
    const isFar = seen.some(({ row }) => straightMetres(day.from, row) > 6000)
    return Number(seen.length > 3 || waysOf(day) > 60 || isFar)
  })
}

function namedLeftOut(
  days: readonly Day[],
  { places, days: length }: TripWishes,
  rows: ReadonlyMap<string, PlanPlace>,
) {
  if (length < 4) return []
  const held = new Set(days.flatMap(({ seen }) => seen.map(({ row }) => row.id)))
  return places.flatMap((wish) => {
    if (wish.kind !== 'place' || rows.get(wish.placeId)?.permanentlyClosed !== false) return []
    return [Number(!held.has(wish.placeId))]
  })
}
