import type { KeptSpan } from '#domain/wishes/trip-wishes.ts'
import type { PlanReading, ReadDay } from './plan-reading.ts'
import type { Tally } from './verdict.ts'

const mealMinutes = 45
const wayMinutes = 15

/** Nothing is planned in the hours that the traveller keeps free, or the plan says that they could not be kept. */
export function testKeptHours({ wishes, days, plan }: PlanReading, tally: Tally): void {
  for (const { day, from, to } of wishes.keptHours) {
    const { day: { date } = { date: '' }, stops = [] } = days[day] ?? {}
    if (plan.unplaced.some(({ placeId, name }) => placeId === null && name.startsWith(`${date} `))) continue
    const within = stops.filter(
      ({ stop, arrive, leave }) =>
        stop.kind !== 'transfer' && !stop.because.includes('kept-hours') && arrive < to && leave > from,
    )
    tally.test(within.length === 0, () => `${within[0]?.name} is in hours that are kept free.`)
  }
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
  const kept = [...own, ...moves]
  const starts = [span.from, ...kept.map(({ to }) => to + wayMinutes)].filter(
    (start) => start >= span.from && start <= span.to,
  )
  return starts.every((start) => kept.some(({ from, to }) => start < to && start + mealMinutes + wayMinutes > from))
}
