import type { LegMode, PlanLeg } from '#domain/plans.ts'
import { legsOf, metresBetween, type PlanReading, type Point } from './plan-reading.ts'
import { judge, type Tally } from './verdict.ts'

type Pace = { kmPerHour: number; extraMinutes: number }

/** Faster than this nobody gets anywhere, whatever a model says. */
const fastest: Record<LegMode, Pace> = {
  walk: { kmPerHour: 6, extraMinutes: 0 },
  bus: { kmPerHour: 30, extraMinutes: 4 },
  transit: { kmPerHour: 30, extraMinutes: 4 },
  subway: { kmPerHour: 35, extraMinutes: 4 },
  taxi: { kmPerHour: 50, extraMinutes: 2 },
  train: { kmPerHour: 250, extraMinutes: 15 },
  ktx: { kmPerHour: 250, extraMinutes: 15 },
  ferry: { kmPerHour: 54, extraMinutes: 15 },
  flight: { kmPerHour: 720, extraMinutes: 75 },
}
// Nobody waits for a bus to cross the street.
const withoutExtraMetres = 300

/** Every way is there, and possible: in its time, and not shorter than the straight line. */
export function checkReachable({ days, plan }: PlanReading) {
  return judge('reachable', (tally) => {
    for (const day of days) for (const way of legsOf(day, plan.base)) checkWay(way, tally)
    const minutes = days.flatMap((day) => legsOf(day, plan.base)).reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), 0)
    tally.test(
      plan.totals.travelMinutes === minutes,
      () => `The ways take ${minutes} minutes in all, not ${plan.totals.travelMinutes}.`,
    )
  })
}

type Way = { leg: PlanLeg | null; from: Point | null; to: Point | null; name: string }

function checkWay({ leg, from, to, name }: Way, tally: Tally): void {
  if (!leg) {
    tally.test(from !== null && to !== null && metresBetween(from, to) < 1, () => `Of ${name} nothing is said.`)
    return
  }
  tally.test(
    [leg.minutes, leg.metres, leg.cost].every((figure) => Number.isFinite(figure) && figure >= 0),
    () => `${name} has a figure that is none.`,
  )
  if (!from || !to) return
  const straight = metresBetween(from, to)
  const { kmPerHour, extraMinutes } = fastest[leg.mode]
  const least = straight / 1000 / (kmPerHour / 60) + (straight > withoutExtraMetres ? extraMinutes : 0)
  tally.test(
    leg.minutes >= least,
    () => `${name} takes ${leg.minutes} minutes by ${leg.mode}, and cannot take less than ${Math.ceil(least)}.`,
  )
  // A metre for rounding.
  tally.test(leg.metres >= straight - 1, () => `${name} is ${leg.metres} m long, shorter than the straight line.`)
}
