import type { Plan, PlanDay, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkOpen } from '#planner/check/open.ts'
import { readPlan } from '#planner/check/plan-reading.ts'
import { neverMissed } from '#planner/trips/candidates/place-score.ts'

const latestBegin = 10 * 60 + 15
const latestDinner = 20 * 60 + 15
const longestHole = 120
const longestWays = 220
// What takes half a day begins before lunch.
const halfDay = 180
const latestHalfDay = 12 * 60 + 30
// What was asked for and is left out is worse than an odd hour, and each great sight makes up for a part of one.
const weights = { left: 3, late: 0.5, sight: 0.3 }
// Whoever loses so much time after the second stop should still find all open.
const delay = 60
const latestMinute = 29 * 60

type Asked = { wishes: TripWishes; catalogue: readonly PlanPlace[] }

/**
 * How odd a plan reads that breaks no rule: late mornings and dinners, holes, days spent on the way, half a day that
 * begins after lunch, hours that nobody may lose, and what was asked for and is left out. Of two such plans the less
 * odd one is the answer.
 */
export function weighOddities(plan: Plan, { wishes, catalogue }: Asked): number {
  const { days, unplaced } = plan
  const rows = new Map(catalogue.map((row) => [row.id, row]))
  const seen = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const sights = catalogue.filter(({ id, headline }) => headline === neverMissed && seen.has(id)).length
  const odd = days.reduce(
    (sum, day, index) => sum + countOdd(day, (index > 0 || wishes.arrival === null) && wishes.wakeUp === null, rows),
    0,
  )
  const lost = checkOpen(readPlan({ wishes, catalogue, plan: { ...plan, days: days.map(delayed) } })).violations.length
  return odd + unplaced.length * weights.left + lost * weights.late - sights * weights.sight
}

/** A day that loses an hour after its second stop. */
function delayed(day: PlanDay): PlanDay {
  const later = (clock: string) => planClockOf(Math.min(latestMinute, minutesOfPlanClock(clock) + delay))
  const stops = day.stops.map((stop, at) =>
    at < 2 ? stop : { ...stop, arrive: later(stop.arrive), leave: later(stop.leave) },
  )
  return { ...day, stops }
}

function countOdd({ stops, returnLeg }: PlanDay, mayBeginEarly: boolean, rows: ReadonlyMap<string, PlanPlace>): number {
  const isFree = !stops.some(({ kind }) => kind === 'transfer' || kind === 'rest')
  const [first] = stops
  const ways = stops.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), returnLeg?.minutes ?? 0)
  const isLate = isFree && mayBeginEarly && first !== undefined && arrivalOf(first) > latestBegin
  const isOnTheWay = isFree && ways > longestWays
  const holes = stops.filter((stop, at) => waitBefore(stop, stops[at - 1]) > longestHole)
  const dinners = stops.filter((stop) => stop.meal === 'dinner' && arrivalOf(stop) > latestDinner)
  const late = stops.filter((stop, at) => {
    const row = rows.get(stop.placeId ?? '')
    const isHalfDay = (row?.headline ?? 0) > 1 && (row?.visitMinutes ?? 0) >= halfDay
    return isHalfDay && stop.placeId !== stops[at - 1]?.placeId && arrivalOf(stop) > latestHalfDay
  })
  return Number(isLate) + Number(isOnTheWay) + holes.length + dinners.length + late.length
}

function arrivalOf({ arrive }: PlanStop): number {
  return minutesOfPlanClock(arrive)
}

function waitBefore(stop: PlanStop, before: PlanStop | undefined): number {
  if (!before) return 0
  return arrivalOf(stop) - minutesOfPlanClock(before.leave) - (stop.leg?.minutes ?? 0)
}
