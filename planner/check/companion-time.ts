import { hoursCertaintyOn } from '#domain/places/hours-certainty.ts'
import type { PlaceKind, PlaceTag } from '#domain/places/places.ts'
import { isAccompanied } from '#domain/trips/answers/companions.ts'
import {
  costOfCompanion,
  longestPause,
  mostCompanionStops,
  needsSomebodyNear,
} from '#domain/trips/plan/companion-time.ts'
import type { CompanionStop, CompanionTime, LegMode, PlanLeg } from '#domain/trips/plan/plans.ts'
import { spentOfLimit } from './budget.ts'
import { isOpenFor } from './open.ts'
import {
  isClinicVisit,
  metresBetween,
  type PlanReading,
  type Point,
  readClock,
  type ReadDay,
  type ReadStop,
} from './plan-reading.ts'
import { leastMinutes } from './reachable.ts'
import type { Tally } from './verdict.ts'

const kinds: readonly PlaceKind[] = ['attraction', 'shopping', 'cafe']
const modes: readonly LegMode[] = ['walk', 'bus', 'subway', 'transit', 'train']
// Ten minutes at the fastest walk that any way may have.
const nearMetres = 1000
const notWithChildren: readonly PlaceTag[] = ['adult', 'alcohol']

/**
 * The time of whoever comes along: between the arrival at the clinic and the end of the visit, at open places that
 * the plan has nowhere else, with ways that are possible, within what the limits leave.
 */
export function testCompanionTime(reading: PlanReading, tally: Tally): void {
  const { wishes, days, plan } = reading
  const seen = new Set(reading.stops.flatMap(({ stop }) => stop.placeId ?? []))
  let ofTrip = 0
  for (const day of days) {
    let ofDay = 0
    for (const read of day.stops) {
      const { companion } = read.stop
      if (!companion) continue
      testTime(read, companion, day, tally)
      testPlaces(read, companion, { reading, day, seen, tally })
      ofDay += costOfCompanion(companion)
    }
    ofTrip += ofDay
    const { dailyLimit } = wishes
    const spent = spentOfLimit(day.day) + ofDay
    if (ofDay > 0 && dailyLimit !== null)
      tally.test(spent <= dailyLimit, () => `Whoever comes along spends ${spent} on ${day.day.date}.`)
  }
  if (ofTrip > 0 && wishes.tripLimit !== null) {
    const spent = plan.totals.cost + ofTrip
    const { tripLimit } = wishes
    tally.test(spent <= tripLimit, () => `Whoever comes along spends ${spent} on the trip.`)
  }
  for (const { stop, name } of reading.stops)
    if (stop.companion)
      tally.test(isAccompanied(wishes), () => `Nobody comes along, and ${name} says what they do meanwhile.`)
}

function testTime(read: ReadStop, { stops, back, meetAt }: CompanionTime, day: ReadDay, tally: Tally): void {
  const { name, leave } = read
  tally.test(isClinicVisit(read), () => `${name} is no visit to a clinic, and somebody waits.`)
  tally.test(
    stops.length > 0 && stops.length <= mostCompanionStops,
    () => `${name} has ${stops.length} places for whoever waits.`,
  )
  let free = beginOfVisits(read, day.stops)
  for (const { arrive, leave: until, leg, placeId } of stops) {
    const [from, to] = [readClock(arrive), readClock(until)]
    tally.test(from >= free + leg.minutes && to > from, () => `${placeId} from ${arrive} to ${until} is not possible.`)
    free = to
  }
  const meets = readClock(meetAt)
  tally.test(meets >= free + back.minutes, () => `Nobody is back at ${name} by ${meetAt}.`)
  tally.test(meets < leave, () => `${name} ends before they meet at ${meetAt}.`)
}

/** When the first of the visits begins that follow one another at this clinic. */
function beginOfVisits(read: ReadStop, stops: readonly ReadStop[]): number {
  const before = stops[stops.indexOf(read) - 1]
  const follows = before?.stop.placeId === read.stop.placeId && read.arrive - (before?.leave ?? 0) <= longestPause
  return before && follows ? beginOfVisits(before, stops) : read.arrive
}

type Means = { reading: PlanReading; day: ReadDay; seen: Set<string>; tally: Tally }

function testPlaces(read: ReadStop, { stops, back }: CompanionTime, means: Means): void {
  const { tally, seen, reading } = means
  const { row: clinic, name } = read
  if (!clinic) return
  const isNear = needsSomebodyNear(read.stop)
  let here: Point = clinic
  for (const stop of stops) {
    const row = reading.rows.get(stop.placeId)
    tally.test(row !== undefined && kinds.includes(row.kind), () => `${stop.placeId} is no place to wait at.`)
    tally.test(!seen.has(stop.placeId), () => `${stop.placeId} is in the plan, and whoever waits is there too.`)
    seen.add(stop.placeId)
    if (!row) continue
    testWay(stop.leg, here, row, name, isNear, tally)
    testPlace(stop, means)
    if (isNear)
      tally.test(metresBetween(clinic, row) <= nearMetres, () => `${row.name.en} is too far from an operation.`)
    here = row
  }
  testWay(back, here, clinic, name, isNear, tally)
}

function testWay(leg: PlanLeg, from: Point, to: Point, name: string, isNear: boolean, tally: Tally): void {
  const straight = metresBetween(from, to)
  tally.test(
    isNear ? leg.mode === 'walk' : modes.includes(leg.mode),
    () => `Whoever waits for ${name} goes by ${leg.mode}.`,
  )
  tally.test(
    leg.minutes >= leastMinutes(leg.mode, straight) && leg.metres >= straight - 1 && leg.cost >= 0,
    () => `Whoever waits for ${name} has a way of ${leg.minutes} minutes that is not possible.`,
  )
}

function testPlace({ placeId, arrive, leave, cost }: CompanionStop, { reading, day, tally }: Means): void {
  const { wishes, rows } = reading
  const row = rows.get(placeId)
  if (!row) return
  const { date } = day.day
  const stay = { arrive: readClock(arrive), leave: readClock(leave) }
  tally.test(
    !row.permanentlyClosed && isOpenFor(row, date, stay),
    () => `${row.name.en} is not open from ${arrive} to ${leave} on ${date}.`,
    hoursCertaintyOn(row, date) !== 'confirmed',
  )
  tally.test(cost >= 0 && cost * 2 >= (row.cost ?? 0), () => `${row.name.en} costs ${row.cost}, not ${cost}.`)
  const isWithChildren = wishes.travelerType === 'family' || (wishes.party?.childAges ?? []).length > 0
  tally.test(
    !isWithChildren || !row.tags.some((tag) => notWithChildren.includes(tag)),
    () => `${row.name.en} is not for children.`,
  )
}
