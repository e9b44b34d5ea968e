import { isAccompanied } from '#domain/trips/answers/companions.ts'
import { clinicFeesOf } from '#domain/trips/plan/clinic-fees.ts'
import {
  costOfCompanion,
  longestPause,
  mostCompanionStops,
  needsSomebodyNear,
} from '#domain/trips/plan/companion-time.ts'
import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { CompanionStop, CompanionTime, Plan, PlanDay, PlanLeg, PlanPlace } from '#domain/trips/plan/plans.ts'
import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Opening } from '#planner/solver/problem.ts'
import { solve } from '#planner/solver/solve.ts'
import { createTravelModel } from '#planner/travel/travel-model.ts'
import { type Candidate, weigh } from '#planner/trips/candidates/place-score.ts'
import { styleOf } from '#planner/trips/prepare-trip.ts'
import type { TripRequest } from '#planner/trips/trip-request.ts'
import { mayGo, maySpendTime, startsThere, staysAt } from './companion-places.ts'

export type CompanionFacts = {
  wishes: TripWishes
  catalogue: readonly PlanPlace[]
  legOf: (from: Point, to: Point) => PlanLeg
  candidateOf: (row: PlanPlace, base: Point) => Candidate
}

export function companionFacts(request: TripRequest): CompanionFacts {
  const { wishes, catalogue, transport } = request
  const ranks = new Map(catalogue.map(({ id }, index) => [id, index / catalogue.length]))
  return {
    wishes,
    catalogue,
    legOf: createTravelModel(transport, styleOf(request)).leg,
    candidateOf: (row, base) => weigh(row, ranks.get(row.id) ?? 1, false, wishes, base),
  }
}

/** Visits to one clinic that follow one another. `last` is the index of the last of them. */
type Wait = { clinic: PlanPlace; last: number; from: number; until: number; isNear: boolean }

const leastWait = 60
// Both meet some minutes before the end, on a round time.
const meetBefore = 10
const step = 5
const nearMinutes = 10
// A way is no longer than this, and than a quarter of the time.
const longestWay = 20
const shareOfWay = 4
// On the straight line, from door to door.
const metresPerMinute = 200
const mostTried = 16
const wayWorth = 5
const longestIdle = { minutes: 15, worth: 1 }
const rounds = 150
const outOfReach = 10_000
const seed = 1

/**
 * The plan with what whoever comes along does while the traveller is at a clinic for an hour or more: up to three open
 * places, and when both meet again. Where nothing suits there is nothing. It replaces what the stops had before, so
 * every change of a plan ends with it.
 */
export function withCompanionTime(plan: Plan, facts: CompanionFacts): Plan {
  const days = plan.days.map(withoutCompanion)
  if (!isAccompanied(facts.wishes)) return { ...plan, days }
  const used = new Set(days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
  const rows = new Map(facts.catalogue.map((row) => [row.id, row]))
  const { dailyLimit, tripLimit } = facts.wishes
  let leftOfTrip = (tripLimit ?? Infinity) - plan.totals.cost
  const filled = days.map((day) => {
    let leftOfDay = (dailyLimit ?? Infinity) - (day.cost - clinicFeesOf(day.stops))
    let stops = day.stops
    for (const wait of listWaits(day, rows)) {
      const money = Math.max(0, Math.min(leftOfDay, leftOfTrip))
      const companion = spendWait(wait, { date: day.date, used, money }, facts)
      if (!companion) continue
      for (const { placeId } of companion.stops) used.add(placeId)
      leftOfDay -= costOfCompanion(companion)
      leftOfTrip -= costOfCompanion(companion)
      stops = stops.map((stop, index) => (index === wait.last ? { ...stop, companion } : stop))
    }
    return { ...day, stops }
  })
  return { ...plan, days: filled }
}

function withoutCompanion(day: PlanDay): PlanDay {
  if (!day.stops.some(({ companion }) => companion)) return day
  return { ...day, stops: day.stops.map(({ companion: _companion, ...stop }) => stop) }
}

function listWaits({ stops }: PlanDay, rows: ReadonlyMap<string, PlanPlace>): Wait[] {
  const waits: Wait[] = []
  for (const [index, stop] of stops.entries()) {
    const clinic = rows.get(stop.placeId ?? '')
    if (clinic?.kind !== 'clinic') continue
    const [from, until] = [minutesOfPlanClock(stop.arrive), minutesOfPlanClock(stop.leave)]
    const before = waits.at(-1)
    const isNear = needsSomebodyNear(stop)
    if (before?.last === index - 1 && before.clinic === clinic && from - before.until <= longestPause) {
      Object.assign(before, { last: index, until, isNear: before.isNear || isNear })
    } else waits.push({ clinic, last: index, from, until, isNear })
  }
  return waits.filter(({ from, until }) => until - from >= leastWait)
}

type Means = { date: string; used: ReadonlySet<string>; money: number }

/** The best round from the clinic and back, found by the search that plans days. Null where nothing suits. */
function spendWait({ clinic, from, until, isNear }: Wait, means: Means, facts: CompanionFacts): CompanionTime | null {
  const { legOf } = facts
  const [begin, meet] = [roundUp(from), roundDown(until - meetBefore)]
  const mostMinutes = isNear ? nearMinutes : Math.min(longestWay, Math.floor((meet - begin) / shareOfWay))
  const tried = listPlaces({ clinic, begin, meet, mostMinutes, isNear }, means, facts)
  const points = [clinic, ...tried.map(({ candidate }) => candidate.row)]
  const wayBetween = (one: number, other: number) => {
    const [start, end] = [points[one] ?? clinic, points[other] ?? clinic]
    return start === end ? null : legOf(start, end)
  }
  const { days } = solve(
    {
      places: tried.map(({ candidate: { row, kind, score, cost }, starts }, index) => ({
        id: row.id,
        location: index + 1,
        score,
        service: staysAt(row).least,
        longest: staysAt(row).longest,
        windows: [starts],
        cost,
        kinds: ['any', kind],
      })),
      days: [
        {
          start: 0,
          end: 0,
          from: begin,
          to: meet,
          ...(means.money !== Infinity && { budget: means.money }),
          travelWorth: wayWorth,
          longestWait: longestIdle,
          counts: [
            { kind: 'any', min: 1, max: mostCompanionStops },
            { kind: 'cafe', max: 1 },
          ],
        },
      ],
      travel: (one, other) => {
        const leg = wayBetween(one, other)
        if (!leg) return 0
        return mayGo(leg, longestWay, isNear) ? roundUp(leg.minutes) : outOfReach
      },
      fare: (one, other) => wayBetween(one, other)?.cost ?? 0,
    },
    { seed, maxIterations: rounds },
  )
  const found = (days[0]?.stops ?? []).flatMap(({ placeId, start }): Found[] => {
    const place = tried.find(({ candidate }) => candidate.row.id === placeId)
    return place ? [{ ...place, start }] : []
  })
  return found.length === 0 ? null : presentRound(found, { clinic, meet, legOf })
}

type Place = { candidate: Candidate; leg: PlanLeg; starts: Required<Opening>[] }
type Found = Place & { start: number }

/** The round with its times: the first stays last as long as the others and the way back allow. */
function presentRound(
  found: readonly Found[],
  { clinic, meet, legOf }: { clinic: PlanPlace; meet: number } & Pick<CompanionFacts, 'legOf'>,
): CompanionTime {
  const rows = found.map(({ candidate }) => candidate.row)
  const back = legOf(rows.at(-1) ?? clinic, clinic)
  const spans = found.map(({ candidate: { row }, start, starts }) => {
    const open = starts.find(({ from, to }) => from <= start && start <= to)
    return { ...staysAt(row), to: open?.to ?? start, until: open?.until ?? start }
  })
  const latest: number[] = []
  let due = meet - back.minutes
  for (const [index, { least, to }] of [...spans.entries()].toReversed()) {
    latest[index] = due
    const way = legOf(rows[index - 1] ?? clinic, rows[index] ?? clinic)
    due = Math.min(to, due - least) - roundUp(way.minutes)
  }
  let clock = 0
  const stops = found.map(({ candidate: { row, kind, cost }, start }, index): CompanionStop => {
    const leg = legOf(rows[index - 1] ?? clinic, row)
    const arrive = Math.max(start, clock + roundUp(leg.minutes))
    const { least = 0, longest = 0, until = 0 } = spans[index] ?? {}
    clock = Math.max(arrive + least, roundDown(Math.min(arrive + longest, until, latest[index] ?? 0)))
    const times = { arrive: planClockOf(arrive), leave: planClockOf(clock) }
    return { placeId: row.id, kind, ...times, leg, cost, ...(row.cost === null && cost > 0 && { costUnknown: true }) }
  })
  return { stops, back, meetAt: planClockOf(meet) }
}

type Around = { clinic: PlanPlace; begin: number; meet: number; mostMinutes: number; isNear: boolean }

/** The places around a clinic that one can go to alone in that time, those first that are worth most beside the way. */
function listPlaces(
  { clinic, begin, meet, mostMinutes, isNear }: Around,
  { date, used, money }: Means,
  { wishes, catalogue, legOf, candidateOf }: CompanionFacts,
): Place[] {
  return catalogue
    .filter((row) => straightMetres(clinic, row) <= mostMinutes * metresPerMinute && !used.has(row.id))
    .filter((row) => maySpendTime(row, date, wishes))
    .flatMap((row): Place[] => {
      const leg = legOf(clinic, row)
      if (!mayGo(leg, mostMinutes, isNear)) return []
      const candidate = candidateOf(row, clinic)
      const starts = startsThere(row, date)
      const way = roundUp(leg.minutes)
      const latest = meet - roundUp(legOf(row, clinic).minutes) - staysAt(row).least
      const isReached = starts.some(({ from, to }) => Math.max(from, begin + way) <= Math.min(to, latest))
      return isReached && candidate.cost + 2 * leg.cost <= money ? [{ candidate, leg, starts }] : []
    })
    .toSorted((one, other) => worthOf(other) - worthOf(one) || one.leg.minutes - other.leg.minutes)
    .slice(0, mostTried)
}

function worthOf({ candidate, leg }: Place): number {
  return candidate.score - 2 * wayWorth * leg.minutes
}

function roundDown(minutes: number): number {
  return Math.floor(minutes / step) * step
}

function roundUp(minutes: number): number {
  return Math.ceil(minutes / step) * step
}
