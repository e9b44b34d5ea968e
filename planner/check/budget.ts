import { hasOwnKitchens } from '#domain/places/own-kitchens.ts'
import { basisOf } from '#domain/places/place-sources.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { needsPlace, type PlanReading, type ReadStop } from './plan-reading.ts'
import { judge, type Tally } from './verdict.ts'

/** Sums are correct, no price is too low, and neither a day nor the trip exceeds its limit, whatever the plan says. */
export function checkBudget({ days, plan, wishes }: PlanReading) {
  return judge('budget', (tally) => {
    const { dailyLimit, tripLimit } = wishes
    tally.test(
      plan.budget.dailyLimit === dailyLimit && plan.budget.tripLimit === tripLimit,
      () =>
        `The budget is ${dailyLimit} a day and ${tripLimit} in all, not ${plan.budget.dailyLimit} and ${plan.budget.tripLimit}.`,
    )
    for (const { day, index, stops } of days) {
      for (const stop of stops) checkPrice(stop, costOfStay(stop, stops), day.date, tally)
      const sum = spentOn(day)
      tally.test(day.cost === sum, () => `${day.date} costs ${sum}, not ${day.cost}.`)
      checkLimit(sum, dailyLimit, day.date, index)
    }
    const total = days.reduce((sum, { day }) => sum + spentOn(day) + fareOfMoves(day), 0)
    tally.test(plan.totals.cost === total, () => `The trip costs ${total}, not ${plan.totals.cost}.`)
    checkLimit(total, tripLimit, 'The trip')
    if (wishes.budget.kind === 'foreign')
      tally.test(
        plan.warnings.some(({ code }) => code === 'budget_currency'),
        () => 'The budget is in another currency, and no warning says so.',
      )

    function checkLimit(spent: number, limit: number | null, what: string, day?: number) {
      if (limit === null) return
      tally.test(
        spent <= limit,
        () => `${what} costs ${spent}, more than ${limit}.`,
        false,
        () =>
          day === undefined ? { code: 'trip_cost', cost: spent, limit } : { code: 'day_cost', day, cost: spent, limit },
      )
    }
  })
}

/** Entry fees, meals and travel. Moves between cities count towards the trip only. */
function spentOn({ stops, returnLeg }: PlanDay): number {
  return stops.reduce(
    (sum, { kind, cost, leg }) => sum + cost + (kind === 'transfer' ? 0 : (leg?.cost ?? 0)),
    returnLeg?.cost ?? 0,
  )
}

function fareOfMoves({ stops }: PlanDay): number {
  return stops.reduce((sum, { kind, leg }) => (kind === 'transfer' ? sum + (leg?.cost ?? 0) : sum), 0)
}

/** What a stop costs, or all parts of a stay with lunch inside together. */
function costOfStay({ stop, row }: ReadStop, stops: readonly ReadStop[]): number {
  if (row === null || !hasOwnKitchens(row)) return stop.cost
  return stops.reduce((sum, other) => (other.stop.placeId === stop.placeId ? sum + other.stop.cost : sum), 0)
}

function checkPrice(read: ReadStop, spent: number, date: string, tally: Tally): void {
  const { stop, row, name } = read
  tally.test(Number.isInteger(stop.cost) && stop.cost >= 0, () => `${name} costs ${stop.cost}.`)
  if (!needsPlace(read) || row === null || row.cost === null) return
  const { cost } = row
  tally.test(
    spent * 2 >= cost,
    () => `${name} costs ${cost}, and the plan counts ${spent}.`,
    basisOf(row, 'price', date) === 'recalled',
  )
}
