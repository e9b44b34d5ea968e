import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import type { KeptSpan } from '#domain/wishes/kept-spans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { PlanReading, ReadDay } from './plan-reading.ts'
import type { Tally } from './verdict.ts'

const mealMinutes = 45
const wayMinutes = 15

/** Nothing is planned in the hours that the traveller keeps free, or the plan says that they could not be kept. */
export function testKeptHours({ wishes, plan }: PlanReading, tally: Tally): void {
  if (wishes.keptHours.length === 0) return
  const told = plan.unplaced.flatMap(({ reason, name }) => (reason === 'kept_hours' ? [name] : []))
  const taken = listTaken(wishes, plan.days).filter((name) => !told.includes(name))
  tally.test(taken.length === 0, () => `Something is planned in hours that are kept free: ${taken.join(', ')}.`)
}

/** The hours that are kept free in which something is planned, or one is on the way to another city. */
export function listTaken({ keptHours }: Pick<TripWishes, 'keptHours'>, days: readonly PlanDay[]): string[] {
  return keptHours.flatMap(({ day, from, to }) => {
    const { date = '', stops = [] } = days[day] ?? {}
    const isTaken = stops.some(({ kind, because, arrive, leave, leg }) => {
      const ride = kind === 'transfer' ? (leg?.minutes ?? 0) : 0
      return (
        !because.includes('kept-hours') && minutesOfPlanClock(arrive) - ride < to && minutesOfPlanClock(leave) > from
      )
    })
    return isTaken ? [`${date} ${planClockOf(from)}–${planClockOf(to)}`] : []
  })
}

/** Whether hours that are kept free, with the moves of their day, leave no time for a meal within these hours. */
export function isKeptFromMeal(
  { index, stops }: Pick<ReadDay, 'index' | 'stops'>,
  { keptHours }: { keptHours: readonly KeptSpan[] },
  span: { from: number; to: number },
): boolean {
  const own = keptHours.filter(({ day }) => day === index)
  if (own.length === 0) return false
  const moves = stops.flatMap(({ stop, arrive, leave }) =>
    stop.kind === 'transfer' ? [{ from: arrive - (stop.leg?.minutes ?? 0), to: leave }] : [],
  )
  // Before an appointment for which one fasts there is no meal.
  const hours = own.map(({ from, to, clinic }) => ({ from: clinic?.isFasting ? 0 : from, to }))
  const kept = [...hours, ...moves]
  const starts = [span.from, ...kept.map(({ to }) => to + wayMinutes)].filter(
    (start) => start >= span.from && start <= span.to,
  )
  return starts.every((start) => kept.some(({ from, to }) => start < to && start + mealMinutes + wayMinutes > from))
}
