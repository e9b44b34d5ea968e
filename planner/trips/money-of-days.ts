import type { TripWishes } from '#domain/wishes/trip-wishes.ts'

type Money = Pick<TripWishes, 'dailyLimit' | 'tripLimit' | 'days'>
/** A place that may be planned. */
type Priced = { cost: number; isMust: boolean }

const shortOfMoney = 30_000
// Some days cost more than others, but the first ones may not spend what the last ones need for their meals.
const mostOfShare = 1.5

/** What there is for a day: its limit, or its share of the limit of the trip where that is less. */
export function moneyOfDay({ dailyLimit, tripLimit, days }: Money): number | null {
  if (dailyLimit === null && tripLimit === null) return null
  return Math.min(dailyLimit ?? Infinity, (tripLimit ?? Infinity) / days)
}

/** Whether a day has so little money that one walks, and eats where it is cheap. */
export function isShortOfMoney(wishes: Money): boolean {
  return (moneyOfDay(wishes) ?? Infinity) <= shortOfMoney
}

/** The most that one day may cost: its limit, and not much more than its share of a limit of the trip. */
export function budgetOfDay(wishes: Money, candidates: readonly Priced[]): number | null {
  const { dailyLimit, tripLimit, days } = wishes
  if (tripLimit === null) return dailyLimit
  const share = tripLimit / days
  const dearest = Math.max(0, ...candidates.flatMap(({ isMust, cost }) => (isMust ? cost : [])))
  return Math.floor(Math.min(dailyLimit ?? Infinity, Math.max(share * mostOfShare, share + dearest)))
}
