import fc from 'fast-check'
import { straightMetres } from '#domain/korea/distances.ts'
import type { OpenInterval, Weekday } from '#domain/places/places.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanDay, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import type { StopPosition, TripEdit } from '#domain/trips/plan/trip-edits.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, fullDay, inventCatalogue, inventRow, quietDay, type Visit, writeTrip } from './lawful-trip.ts'
import { onlyStreets } from './transport.ts'

const daily: OpenInterval[] = [['09:00', '22:00']]

/** The same hours every day except for one. */
export function closedOn(weekday: Weekday): PlanPlace['hours'] {
  const hours = { mon: daily, tue: daily, wed: daily, thu: daily, fri: daily, sat: daily, sun: daily }
  return { ...hours, [weekday]: [] }
}

/** Rows with every kind of opening hours, and rows that can be added by hand. */
export function inventEditedCatalogue(): PlanPlace[] {
  const evening: OpenInterval[] = [['18:00', '02:00']]
  return [
    ...inventCatalogue(),
    inventRow('shut-on-tuesdays', 6, { hours: closedOn('tue') }),
    inventRow('early-garden', 8, { exceptions: { '2027-05-03': [['06:00', '10:30']] } }),
    inventRow('secret-garden', 9, { hours: null, cost: null }),
    inventRow('night-market', 10, {
      kind: 'market',
      interests: ['food'],
      hours: { mon: evening, tue: evening, wed: evening, thu: evening, fri: evening, sat: evening, sun: evening },
    }),
    inventRow('old-hotel', 11, { kind: 'lodging' }),
    inventRow('dear-tower', 12, { cost: 90_000 }),
  ]
}

/** The facts for editing a plan of these rows. */
export function factsFor(steps = askTrip(3), catalogue: readonly PlanPlace[] = inventEditedCatalogue()) {
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
  return { wishes, catalogue, transport: onlyStreets }
}

/** Plans of three days that meet every rule. */
export function planDays(...days: Visit[][]): Plan {
  const visits = days.length > 0 ? days : [fullDay(0), fullDay(1), fullDay(2)]
  return writeTrip(askTrip(visits.length), inventEditedCatalogue(), visits).plan
}

const rows = new Map(inventEditedCatalogue().map((row) => [row.id, row]))

const busan = { name: 'Seomyeon', lat: 35.1577, lng: 129.0592 }

/** A day that ends in another city; the next one stays there. */
export function moveDays(plan: Plan): Plan {
  const [first, second, ...rest] = plan.days
  if (!first || !second) return plan
  const transfer: PlanStop = {
    placeId: null,
    kind: 'transfer',
    name: 'KTX to Busan',
    lat: busan.lat,
    lng: busan.lng,
    arrive: '22:40',
    leave: '22:55',
    leg: { mode: 'ktx', minutes: 200, metres: 420_000, cost: 62_000 },
    cost: 0,
    hoursUnknown: false,
    because: [],
  }
  const there = { from: busan, to: busan, stops: [], returnLeg: null, cost: 0 }
  const travel = { ...first, to: busan, stops: [...first.stops, transfer], returnLeg: null }
  const days = [travel, ...[second, ...rest].map((day) => ({ ...day, ...there }))].map((day) => {
    return { ...day, cost: spentOn(day) }
  })
  const minutes = waysOf(travel).reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0)
  const cost = days.reduce((sum, day) => sum + day.cost + movesOn(day), 0)
  return { ...plan, days, totals: { cost, travelMinutes: minutes, stops: travel.stops.length } }
}

const hostileNumber = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 8 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, Number.NaN, Infinity, -Infinity, 1e9, 2 ** 53) },
)
const position: fc.Arbitrary<StopPosition> = fc.record({
  day: fc.oneof(fc.integer({ min: 0, max: 2 }), hostileNumber),
  stop: hostileNumber,
})
const placeId = fc.constantFrom(
  ...inventEditedCatalogue().flatMap(({ id }, index) => (index < 12 || index > 66 ? [id] : [])),
  'nowhere',
  '__proto__',
  '',
)

/** Edits of every kind, some of them for stops that do not exist. */
export const anyEdit: fc.Arbitrary<TripEdit> = fc.oneof(
  fc.record({ do: fc.constant('lock' as const), at: position, locked: fc.boolean() }),
  fc.record({ do: fc.constant('remove' as const), at: position }),
  fc.record({ do: fc.constant('replace' as const), at: position, placeId }),
  fc.record({ do: fc.constant('add' as const), placeId, at: fc.option(position, { freq: 4 }) }),
  fc.record({ do: fc.constant('move' as const), at: position, to: position }),
  fc.record({
    do: fc.constant('stay' as const),
    at: position,
    minutes: fc.oneof(fc.integer({ min: 5, max: 300 }), hostileNumber),
  }),
  fc.record({
    do: fc.constant('shift' as const),
    at: position,
    minutes: fc.oneof(fc.integer({ min: -300, max: 300 }), hostileNumber),
  }),
)

const day = fc.constantFrom<(number: number) => Visit[]>(fullDay, quietDay, () => [])
const locks = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 6 })), { maxLength: 3 })

/** Three days, full, quiet and empty, with some stops locked, and sometimes with a move to another city. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({ days: fc.tuple(day, day, day), locks, moves: fc.boolean() })
  .map(({ days, locks: locked, moves }) => {
    const plan = planDays(...days.map((make, number) => make(number)))
    for (const [of, at] of locked) {
      const stop = plan.days[of]?.stops[at]
      if (stop) stop.locked = true
    }
    return moves ? moveDays(plan) : plan
  })

/** The errors in times, legs and totals of a plan, found independently of the planner. */
export function listFaults({ days, totals }: Plan): string[] {
  const faults = days.flatMap((one, index) => listDayFaults(one, index))
  const sum = (figure: (day: PlanDay) => number) => days.reduce((total, one) => total + figure(one), 0)
  const stops = sum((one) => one.stops.length)
  const minutes = sum((one) => waysOf(one).reduce((total, leg) => total + (leg?.minutes ?? 0), 0))
  const cost = sum(spentOn) + sum(movesOn)
  if (totals.cost !== cost) faults.push(`the trip costs ${cost}, not ${totals.cost}`)
  if (totals.stops !== stops) faults.push(`there are ${stops} stops, not ${totals.stops}`)
  if (totals.travelMinutes !== minutes) faults.push(`the ways take ${minutes} minutes, not ${totals.travelMinutes}`)
  return faults
}

function listDayFaults(one: PlanDay, index: number): string[] {
  const faults: string[] = []
  if (one.cost !== spentOn(one)) faults.push(`day ${index} costs ${spentOn(one)}, not ${one.cost}`)
  let free = 0
  for (const { arrive, leave, leg, kind, placeId: id } of one.stops) {
    const [from, to] = [minutesOfPlanClock(arrive), minutesOfPlanClock(leave)]
    if (!(from >= 5 * 60 && to <= 29 * 60 && from <= to)) faults.push(`day ${index}: ${id} from ${arrive} to ${leave}`)
    if (from < free + (leg?.minutes ?? 0)) faults.push(`day ${index}: ${id} begins at ${arrive}, before one is there`)
    if (leg === null && kind !== 'rest' && kind !== 'lodging') faults.push(`day ${index}: no way to ${id}`)
    free = to
  }
  if (one.returnLeg === null && metresToEnd(one) >= 1) faults.push(`day ${index}: no way back`)
  return faults
}

function metresToEnd({ stops, to }: PlanDay): number {
  const last = stops.at(-1)
  const row = last && rows.get(last.placeId ?? '')
  return row ? straightMetres(row, to) : 0
}

function waysOf({ stops, returnLeg }: PlanDay) {
  return [...stops.map(({ leg }) => leg), returnLeg]
}

/** Without fares of moves between cities, which count only in the total. */
function spentOn(one: PlanDay): number {
  const ways = waysOf(one).reduce((total, leg) => total + (leg?.cost ?? 0), 0)
  return ways + one.stops.reduce((sum, { cost }) => sum + cost, 0) - movesOn(one)
}

function movesOn({ stops }: PlanDay): number {
  return stops.reduce((sum, { kind, leg }) => (kind === 'transfer' ? sum + (leg?.cost ?? 0) : sum), 0)
}
