import { straightMetres, type Point } from '#domain/korea/distances.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanDay, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { readBases } from '#seed/bases.ts'

/** What a request wants beside its fields: the regions that are named, and the only one to sleep in. */
export type Intent = { regions: readonly string[]; only: string | null }

export type Visit = { stop: PlanStop; row: PlanPlace; arrive: number; leave: number }

export type Day = {
  index: number
  day: PlanDay
  month: number
  /** Without moves and rests. */
  visits: Visit[]
  /** The base of the night after it. */
  night: string
  hasMove: boolean
  hasFlight: boolean
  /** A treatment, or the rest after one. */
  isResting: boolean
}

/** A plan as the rules of sense read it. */
export type Trip = {
  steps: TripSteps
  intent: Intent
  plan: Plan
  words: string
  rows: ReadonlyMap<string, PlanPlace>
  days: Day[]
  isFirst: boolean
  childAges: number[]
  isOlder: boolean
}

type Told = { steps: TripSteps; intent: Intent; plan: Plan; words: string; catalogue: readonly PlanPlace[] }

const bases = readBases()

export function readTrip({ steps, intent, plan, words, catalogue }: Told): Trip {
  const rows = new Map(catalogue.map((row) => [row.id, row]))
  const { step1, step2 } = steps
  const days = plan.days.map((day, index): Day => {
    const visits = day.stops.flatMap((stop): Visit[] => {
      const row = rows.get(stop.placeId ?? '')
      return row ? [{ stop, row, arrive: minutesOfPlanClock(stop.arrive), leave: minutesOfPlanClock(stop.leave) }] : []
    })
    return {
      index,
      day,
      month: Number(day.date.slice(5, 7)),
      visits,
      night: nearestBase(day.to),
      hasMove: day.stops.some(({ kind }) => kind === 'transfer'),
      hasFlight:
        (index === 0 && step1.arrival !== undefined) ||
        (index >= plan.days.length - 2 && step1.departure !== undefined && day.shortfall === 'departure') ||
        (index === plan.days.length - 1 && step1.departure !== undefined),
      isResting: day.shortfall === 'treatment' || day.shortfall === 'recovery',
    }
  })
  return {
    steps,
    intent,
    plan,
    words,
    rows,
    days,
    isFirst: step2.firstTime ?? false,
    childAges: step2.party?.childAges ?? [],
    isOlder: step2.party?.older ?? false,
  }
}

/** The base of the facts that a point is nearest to. */
export function nearestBase(point: Point): string {
  return bases.toSorted((one, other) => straightMetres(one, point) - straightMetres(other, point))[0]?.id ?? ''
}

export function pointOfBase(id: string): Point | null {
  return bases.find((base) => base.id === id) ?? null
}

export function isSight({ stop: { kind } }: Visit): boolean {
  return kind === 'attraction' || kind === 'shopping' || kind === 'nightlife'
}

export function isMeal({ stop: { kind } }: Visit): boolean {
  return kind === 'meal'
}

/** Days without a move, a flight or a rest. */
export function wholeDays({ days }: Trip): Day[] {
  return days.filter(({ hasMove, hasFlight, isResting }) => !hasMove && !hasFlight && !isResting)
}

export function waysOf({ stops, returnLeg }: PlanDay): number {
  return stops.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), returnLeg?.minutes ?? 0)
}

export function allVisits({ days }: Trip): Visit[] {
  return days.flatMap(({ visits }) => visits)
}

export function clockOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
