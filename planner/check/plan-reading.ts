import { parseCalendarDate } from '#domain/calendar-dates.ts'
import type { PlaceKind } from '#domain/places.ts'
import type { Plan, PlanDay, PlanLeg, PlanPlace, PlanStop, StopKind } from '#domain/plans.ts'
import type { TripStep1, TripStep2, TripStep3 } from '#domain/trips.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'

export type PlanSteps = { step1: TripStep1; step2: TripStep2; step3: TripStep3 }

/** What the days of a plan are judged by: what was asked, what there is, what came of it. */
export type DaysCase = { wishes: TripWishes; catalogue: readonly PlanPlace[]; plan: Plan }

/** A plan in words, beside all that was said by who asks. */
export type PlanCase = DaysCase & {
  steps: PlanSteps
  /** They are read only. */
  words: string
}

export type Point = { lat: number; lng: number }

/** A stop beside what the catalogue says of it. Minutes count from the midnight on which its day begins. */
export type ReadStop = {
  stop: PlanStop
  /** From 0. */
  day: number
  row: PlanPlace | null
  arrive: number
  leave: number
  /** Where it is; null where nobody said, as on the way between two towns. */
  at: Point | null
  /** Where one comes from. */
  from: Point | null
  /** For messages. */
  name: string
  /** What a traveller calls it. */
  title: string
}

export type ReadDay = {
  day: PlanDay
  index: number
  dayNumber: number
  stops: ReadStop[]
  /** Where the last stop leaves one. */
  end: Point | null
}
/** A way and what it should lead from and to. */
export type Way = { leg: PlanLeg | null; from: Point | null; to: Point | null; name: string }
export type PlanReading = DaysCase & { rows: ReadonlyMap<string, PlanPlace>; days: ReadDay[]; stops: ReadStop[] }
export type ToldReading = PlanReading & PlanCase

/** Lays a plan beside the rows that it names. */
export function readPlan<Given extends DaysCase>(given: Given): Given & PlanReading {
  const rows = new Map(given.catalogue.map((row) => [row.id, row]))
  const days = given.plan.days.map((day, index) => readDay(day, index, rows))
  return { ...given, rows, days, stops: days.flatMap(({ stops }) => stops) }
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

/** One rests where one is, has one's luggage at the base, and is where a move arrives. */
function whereabouts({ kind, lat, lng }: PlanStop, base: Point, from: Point | null): Point | null {
  const said = lat !== undefined && lng !== undefined ? { lat, lng } : null
  if (kind === 'lodging') return said ?? base
  if (kind === 'transfer') return said
  return kind === 'rest' ? from : null
}

/** Minutes from midnight; not a number for what is no clock between 05:00 and 29:00. */
function readClock(clock: string): number {
  const [, hours, minutes] = /^([0-2]\d):([0-5]\d)$/u.exec(clock) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return total >= 5 * 60 && total <= 29 * 60 ? total : Number.NaN
}

/** Metres on the straight line over the globe. */
export function metresBetween(one: Point, other: Point): number {
  const radians = Math.PI / 180
  const [lat1, lat2] = [one.lat * radians, other.lat * radians]
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(((other.lng - one.lng) * radians) / 2) ** 2
  return 2 * 6_371_008 * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** All ways of a day, the last one to where it ends. */
export function waysOf({ day, stops, end }: ReadDay): Way[] {
  const ways = stops.map(({ stop, from, at, name }): Way => ({
    leg: stop.leg,
    from,
    to: at,
    name: `the way to ${name}`,
  }))
  return [...ways, { leg: day.returnLeg, from: end, to: day.to, name: `the way back on ${day.date}` }]
}

/** Metres to the nearest end of a day: where one stays, or the airport. */
export function metresToBases({ plan }: PlanReading, point: Point): number {
  return Math.min(
    ...[plan.base, ...plan.days.flatMap(({ from, to }) => [from, to])].map((end) => metresBetween(end, point)),
  )
}

/** Whether a flight or a move takes part of the day. */
export function isCutShort({ day, stops, index }: ReadDay, { wishes }: PlanReading): boolean {
  const hasMove = stops.some(({ stop }) => stop.kind === 'transfer')
  const isFirst = index === 0 && wishes.arrival !== null
  return hasMove || isFirst || (wishes.departure !== null && isBeforeDeparture(day, index, wishes.days))
}

/** The last day, and the one before it where one goes to the airport in the evening. */
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

export function isMealPlace({ kind }: PlanPlace): boolean {
  return mealPlaces.includes(kind)
}
