import { parseCalendarDate } from '#domain/korea/calendar-dates.ts'
import { hasOwnKitchens } from '#domain/places/own-kitchens.ts'
import type { PlaceKind } from '#domain/places/places.ts'
import type { Plan, PlanDay, PlanLeg, PlanPlace, PlanStop, StopKind } from '#domain/trips/plan/plans.ts'
import type { TripStep1, TripStep2, TripStep3 } from '#domain/trips/answers/trips.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'

export type PlanSteps = { step1: TripStep1; step2: TripStep2; step3: TripStep3 }

/** Input of the checks: the request, the catalogue and the plan. */
export type DaysCase = { wishes: TripWishes; catalogue: readonly PlanPlace[]; plan: Plan }

/** A plan with its text, and everything that the traveller entered. */
export type PlanCase = DaysCase & {
  steps: PlanSteps
  /** Read-only. */
  words: string
}

export type Point = { lat: number; lng: number }

/** A stop and its catalogue row. Minutes count from the midnight at the start of its day. */
export type ReadStop = {
  stop: PlanStop
  /** From 0. */
  day: number
  row: PlanPlace | null
  arrive: number
  leave: number
  /** Its position; null if unknown, for example during a move between two cities. */
  at: Point | null
  /** The position before the stop. */
  from: Point | null
  /** For messages. */
  name: string
  /** Its name for travellers. */
  title: string
}

export type ReadDay = {
  day: PlanDay
  index: number
  dayNumber: number
  stops: ReadStop[]
  /** The position after the last stop. */
  end: Point | null
}
/** A leg, with the positions that it should connect. */
export type Way = { leg: PlanLeg | null; from: Point | null; to: Point | null; name: string }
export type PlanReading = DaysCase & {
  rows: ReadonlyMap<string, PlanPlace>
  days: ReadDay[]
  stops: ReadStop[]
  /** The base of the plan and the ends of its days, each once. */
  ends: Point[]
}
export type ToldReading = PlanReading & PlanCase

/** Joins a plan with the rows that it names. */
export function readPlan<Given extends DaysCase>(given: Given): Given & PlanReading {
  const rows = new Map(given.catalogue.map((row) => [row.id, row]))
  const days = given.plan.days.map((day, index) => readDay(day, index, rows))
  const ends = [given.plan.base, ...given.plan.days.flatMap(({ from, to }) => [from, to])]
  return {
    ...given,
    rows,
    days,
    stops: days.flatMap(({ stops }) => stops),
    ends: [...new Map(ends.map((end) => [`${end.lat} ${end.lng}`, end])).values()],
  }
}

function readDay(day: PlanDay, index: number, rows: ReadonlyMap<string, PlanPlace>): ReadDay {
  let from: Point | null = day.from
  let base: Point = day.from
  const stops = day.stops.map((stop): ReadStop => {
    const row = (stop.placeId !== null && rows.get(stop.placeId)) || null
    const at = row ?? whereabouts(stop, base, from)
    const read = {
      stop,
      day: index,
      row,
      arrive: readClock(stop.arrive),
      leave: readClock(stop.leave),
      at,
      from,
      name: `${row?.name.en ?? stop.placeId ?? stop.kind} on ${day.date}`,
      title: row?.name.en ?? stop.name ?? stop.kind,
    }
    from = at
    if (stop.kind === 'transfer' && at) base = day.to
    return read
  })
  return { day, index, dayNumber: parseCalendarDate(day.date) ?? Number.NaN, stops, end: from }
}

/** The traveller rests at the present position, leaves luggage at the base, and is at the destination after a move. */
function whereabouts({ kind, lat, lng }: PlanStop, base: Point, from: Point | null): Point | null {
  const said = lat !== undefined && lng !== undefined ? { lat, lng } : null
  if (kind === 'lodging') return said ?? base
  if (kind === 'transfer') return said
  return kind === 'rest' ? (said ?? from) : null
}

/** Minutes from midnight; NaN for anything but a time between 05:00 and 29:00. */
export function readClock(clock: string): number {
  const [, hours, minutes] = /^([0-2]\d):([0-5]\d)$/u.exec(clock) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return total >= 5 * 60 && total <= 29 * 60 ? total : Number.NaN
}

/** The great-circle distance in metres. */
export function metresBetween(one: Point, other: Point): number {
  const radians = Math.PI / 180
  const [lat1, lat2] = [one.lat * radians, other.lat * radians]
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(((other.lng - one.lng) * radians) / 2) ** 2
  return 2 * 6_371_008 * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** All legs of a day, with the last one to its end. */
export function waysOf({ day, stops, end }: ReadDay): Way[] {
  const ways = stops.map(({ stop, from, at, name }): Way => ({
    leg: stop.leg,
    from,
    to: at,
    name: `the way to ${name}`,
  }))
  return [...ways, { leg: day.returnLeg, from: end, to: day.to, name: `the way back on ${day.date}` }]
}

/** Metres to the nearer end of the day: the base or the airport. */
export function metresToBases({ ends }: PlanReading, point: Point): number {
  return Math.min(...ends.map((end) => metresBetween(end, point)))
}

/** Whether a flight or a move takes part of the day. */
export function isCutShort({ day, stops, index }: ReadDay, { wishes }: PlanReading): boolean {
  const hasMove = stops.some(({ stop }) => stop.kind === 'transfer')
  const isFirst = index === 0 && wishes.arrival !== null
  return hasMove || isFirst || (wishes.departure !== null && isBeforeDeparture(day, index, wishes.days))
}

/** The last day, and the day before it if the traveller goes to the airport that evening. */
function isBeforeDeparture({ from, to }: PlanDay, index: number, days: number): boolean {
  return index === days - 1 || (index === days - 2 && metresBetween(from, to) > 1000)
}

const sights: readonly StopKind[] = ['attraction', 'shopping', 'nightlife']
const clinicVisits: readonly StopKind[] = ['consultation', 'treatment', 'checkup']
const withoutPlace: readonly StopKind[] = ['rest', 'lodging', 'transfer']
const mealPlaces: readonly PlaceKind[] = ['restaurant', 'cafe', 'street-food', 'market']

export function isSight({ stop }: ReadStop): boolean {
  return sights.includes(stop.kind)
}

export function isClinicVisit({ stop }: ReadStop): boolean {
  return clinicVisits.includes(stop.kind)
}

export function needsPlace({ stop }: ReadStop): boolean {
  return !withoutPlace.includes(stop.kind)
}

/** Whether a stop belongs to one stay in a place with kitchens of its own: the part before or after lunch, or lunch. */
export function isPartOfStay(read: ReadStop, { stops }: ReadDay): boolean {
  const at = stops.indexOf(read)
  const isSame = (other: ReadStop | undefined) => other !== undefined && other.stop.placeId === read.stop.placeId
  return read.row !== null && hasOwnKitchens(read.row) && (isSame(stops[at - 1]) || isSame(stops[at + 1]))
}

export function isMealPlace({ kind }: PlanPlace): boolean {
  return mealPlaces.includes(kind)
}
