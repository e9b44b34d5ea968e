import type { StatedPrice } from '#domain/clinics/price-sheets.ts'
import { feesOf } from '#domain/clinics/treatment-fees.ts'
import { taxiMeterBetween, taxiNightRate, taxiParty } from '#domain/korea/taxi-fares.ts'
import { hasOwnKitchens } from '#domain/places/own-kitchens.ts'
import { basisOf } from '#domain/places/place-sources.ts'
import type { PlanDay, PlanPlace } from '#domain/trips/plan/plans.ts'
import { isLikedAs } from '#domain/wishes/meant-by.ts'
import { namedProcedures } from '#domain/wishes/named-procedures.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { namedPlaces } from './must-visits.ts'
import {
  isClinicVisit,
  metresBetween,
  needsPlace,
  type PlanReading,
  type ReadDay,
  type ReadStop,
  waysOf,
} from './plan-reading.ts'
import { judge, type Tally } from './verdict.ts'

/**
 * Sums are correct, no price is too low, and neither a day nor the trip exceeds its limit, whatever the plan says. A
 * day with a place that was named, or is of a kind that is liked, may use what cheaper days leave. A clinic charges
 * what it states, and the trip pays it, not the day.
 */
export function checkBudget({ days, plan, wishes }: PlanReading) {
  return judge('budget', (tally) => {
    const { dailyLimit, tripLimit } = wishes
    const named = namedPlaces(wishes.places)
    const spentOnDays = days.reduce((sum, { day }) => sum + spentOfLimit(day), 0)
    const isLeft = dailyLimit !== null && spentOnDays <= dailyLimit * days.length
    const isDear = ({ cost }: PlanPlace) => 2 * (cost ?? 0) > (dailyLimit ?? Infinity)
    const isAskedFor = (row: PlanPlace, date: string) =>
      named.has(row.id) || (isDear(row) && wishes.likes.some((words) => isLikedAs(row, words, [date])))
    const mayUseWhatIsLeft = ({ day, stops }: ReadDay) =>
      isLeft && stops.some(({ row }) => row !== null && (row.cost ?? 0) > 0 && isAskedFor(row, day.date))
    tally.test(
      plan.budget.dailyLimit === dailyLimit && plan.budget.tripLimit === tripLimit,
      () =>
        `The budget is ${dailyLimit} a day and ${tripLimit} in all, not ${plan.budget.dailyLimit} and ${plan.budget.tripLimit}.`,
    )
    const party = taxiParty(wishes.travelerType)
    for (const read of days) {
      const { day, index, stops } = read
      checkTaxis(read, party, tally)
      for (const stop of stops) checkFees(stop, wishes, tally)
      for (const stop of stops) checkPrice(stop, costOfStay(stop, stops), day.date, tally)
      const sum = spentOn(day)
      tally.test(day.cost === sum, () => `${day.date} costs ${sum}, not ${day.cost}.`)
      if (!mayUseWhatIsLeft(read)) checkLimit(spentOfLimit(day), dailyLimit, day.date, index)
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

/** A taxi costs each one no less than a share of the meter on the straight line, at the rate of the hour. */
function checkTaxis(read: ReadDay, party: number, tally: Tally): void {
  const { day, stops } = read
  for (const [at, { leg, from, to, name }] of waysOf(read).entries()) {
    if (leg?.mode !== 'taxi' || !from || !to || stops[at]?.stop.kind === 'transfer') continue
    const setOut = stops[at] ? stops[at].arrive - leg.minutes : (stops.at(-1)?.leave ?? Number.NaN)
    const meter = taxiMeterBetween(from, to)(metresBetween(from, to))
    const least = (meter * taxiNightRate(day.from, setOut)) / party
    tally.test(leg.cost >= least, () => `${name} costs ${leg.cost} by taxi, and the meter ${Math.ceil(least)} each.`)
  }
}

/** Entry fees, meals, travel and clinics. Moves between cities count towards the trip only. */
function spentOn({ stops, returnLeg }: PlanDay): number {
  return stops.reduce(
    (sum, { kind, cost, leg }) => sum + cost + (kind === 'transfer' ? 0 : (leg?.cost ?? 0)),
    returnLeg?.cost ?? 0,
  )
}

/** What a daily limit has to pay. */
export function spentOfLimit(day: PlanDay): number {
  return day.stops.reduce((sum, { cost, fees }) => (fees ? sum - cost : sum), spentOn(day))
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

/** A visit to a clinic costs what the clinic states for the named procedures, or nothing. */
function checkFees(read: ReadStop, wishes: TripWishes, tally: Tally): void {
  const { stop, row, name } = read
  if (!isClinicVisit(read)) {
    tally.test(!stop.fees, () => `${name} has the fees of a clinic, and is none.`)
    return
  }
  const { fees = [], cost, kind } = stop
  const prices = row?.clinic?.prices ?? []
  const counted = fees.reduce((sum, { fromWon, toWon }) => sum + (toWon ?? fromWon), 0)
  tally.test(cost === counted, () => `${name} costs ${cost}, and states ${counted}.`)
  for (const fee of fees)
    tally.test(
      prices.some((price) => isSamePrice(price, fee)),
      () => `${name} does not state that ${fee.procedure} costs ${fee.fromWon}.`,
    )
  const wish = wishes.treatments.find(({ treatmentClass }) => treatmentClass === stop.treatment)
  if (!wish || kind !== 'treatment') return
  const named = namedProcedures(wish, wishes.treatmentReading)
  const stated = feesOf(prices, named, wishes.startDate)
  tally.test(
    stated.every(({ procedure }) => fees.some((fee) => fee.procedure === procedure)) && fees.length <= named.length,
    () =>
      `${name} states what ${stated.map(({ procedure }) => procedure).join(', ')} costs, and the plan counts ${cost}.`,
  )
}

/** Whether a clinic states this price, or a newer one for the same. */
function isSamePrice(price: StatedPrice, fee: StatedPrice): boolean {
  if (price.procedure !== fee.procedure || price.unit !== fee.unit || price.sessions !== fee.sessions) return false
  const isSame = price.fromWon === fee.fromWon && price.toWon === fee.toWon && price.statedOn === fee.statedOn
  return isSame || price.statedOn > fee.statedOn
}
