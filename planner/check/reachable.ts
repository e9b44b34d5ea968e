import type { LegMode } from '#domain/trips/plan/plans.ts'
import { checkEnds, checkMoves, isLost } from './moves.ts'
import { metresBetween, type PlanReading, type Way, waysOf } from './plan-reading.ts'
import { judge, type Tally } from './verdict.ts'

type Pace = { kmPerHour: number; extraMinutes: number }

/** Top speeds that no estimate may exceed. */
const fastest: Record<LegMode, Pace> = {
  walk: { kmPerHour: 6, extraMinutes: 0 },
  bus: { kmPerHour: 30, extraMinutes: 4 },
  transit: { kmPerHour: 30, extraMinutes: 4 },
  subway: { kmPerHour: 35, extraMinutes: 4 },
  taxi: { kmPerHour: 50, extraMinutes: 2 },
  car: { kmPerHour: 50, extraMinutes: 2 },
  train: { kmPerHour: 250, extraMinutes: 15 },
  ktx: { kmPerHour: 250, extraMinutes: 15 },
  ferry: { kmPerHour: 54, extraMinutes: 15 },
  flight: { kmPerHour: 720, extraMinutes: 75 },
}
// Beyond this distance, motorways are used.
const motorway = { metres: 40_000, kmPerHour: 70, modes: ['bus', 'transit', 'taxi', 'car'] as readonly LegMode[] }
// Shorter distances are not travelled by bus.
const withoutExtraMetres = 300

/** Every leg exists and is possible: it is long enough in time, and not shorter than the straight line. */
export function checkReachable(reading: PlanReading) {
  const { days, plan } = reading
  return judge('reachable', (tally) => {
    const ways = days.flatMap((day) => (isLost(day) ? [] : waysOf(day)))
    for (const way of ways) checkWay(way, tally)
    checkEnds(reading, tally)
    for (const day of days) checkMoves(day, tally)
    const minutes = ways.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), 0)
    tally.test(
      plan.totals.travelMinutes === minutes,
      () => `The ways take ${minutes} minutes in all, not ${plan.totals.travelMinutes}.`,
    )
  })
}

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
  const least = leastMinutes(leg.mode, straight)
  tally.test(
    leg.minutes >= least,
    () => `${name} takes ${leg.minutes} minutes by ${leg.mode}, and cannot take less than ${Math.ceil(least)}.`,
  )
  // A metre for rounding.
  tally.test(leg.metres >= straight - 1, () => `${name} is ${leg.metres} m long, shorter than the straight line.`)
}

/** The least minutes of a way of so many metres on the straight line. */
export function leastMinutes(mode: LegMode, straight: number): number {
  const { kmPerHour, extraMinutes } = fastest[mode]
  const speed = straight > motorway.metres && motorway.modes.includes(mode) ? motorway.kmPerHour : kmPerHour
  return straight / 1000 / (speed / 60) + (straight > withoutExtraMetres ? extraMinutes : 0)
}
