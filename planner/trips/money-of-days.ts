import type { TripWishes } from '#domain/wishes/trip-wishes.ts'

type Money = Pick<TripWishes, 'dailyLimit' | 'tripLimit' | 'days'>
/** A place that may be planned. */
type Priced = { cost: number; isMust: boolean }

const shortOfMoney = 30_000
// Some days may cost more than others, but the first days must leave enough money for the meals of the last.
const mostOfShare = 1.5

/** The budget of a day: its limit, or its share of the trip's limit if that is lower. */
export function moneyOfDay({ dailyLimit, tripLimit, days }: Money): number | null {
  if (dailyLimit === null && tripLimit === null) return null
  return Math.min(dailyLimit ?? Infinity, (tripLimit ?? Infinity) / days)
}

/** Whether a day's budget is so small that the plan uses walks and cheap meals. */
export function isShortOfMoney(wishes: Money): boolean {
  return (moneyOfDay(wishes) ?? Infinity) <= shortOfMoney
}

/** Whether an entry costs so much of a day's limit that its day needs what the others leave. */
export function isDear({ cost }: { cost: number | null }, dailyLimit: number | null): boolean {
  return dailyLimit !== null && 2 * (cost ?? 0) > dailyLimit
}

/** The most that one day may cost: its limit, and not much more than its share of a limit of the trip. */
export function budgetOfDay(wishes: Money, candidates: readonly Priced[]): number | null {
  const { dailyLimit, tripLimit, days } = wishes
  if (tripLimit === null) return dailyLimit
  const share = tripLimit / days
  const dearest = Math.max(0, ...candidates.flatMap(({ isMust, cost }) => (isMust ? cost : [])))
  return Math.floor(Math.min(dailyLimit ?? Infinity, Math.max(share * mostOfShare, share + dearest)))
}

// What meals and ways cost beside a dear entry, and meals alone.
const besideEntry = 35_000
const mealsOfDay = 27_000
// Fares there and back from which a named place is out of town.
const outOfTown = 8000

/**
 * The most that the day of a named place may cost, which has a dear entry or lies out of town: more than its limit,
 * where the other days have as much left. `fares` are those of the way there and back.
 */
export function budgetOfNamedDay(
  { dailyLimit, days }: Pick<Money, 'dailyLimit' | 'days'>,
  named: readonly Priced[],
  fares: number,
): number | null {
  if (dailyLimit === null || days < 2) return null
  const asked = named.reduce((sum, { cost, isMust }) => sum + (isMust ? cost : 0), 0)
  const needed = asked + Math.max(besideEntry, mealsOfDay + fares)
  const isMore = isDear({ cost: asked }, dailyLimit) || (asked > 0 && fares >= outOfTown)
  return isMore && needed > dailyLimit ? needed : null
}

/** Whether a day has the money for a named entry, or the other days of the trip leave enough for it. */
export function canSaveFor({ dailyLimit, days }: Pick<Money, 'dailyLimit' | 'days'>, cost: number): boolean {
  if (dailyLimit === null || cost <= dailyLimit) return true
  return cost + besideEntry + shortOfMoney * (days - 1) <= dailyLimit * days
}

/** Whether the money for the whole trip pays these fees of clinics and leaves enough for its days. */
export function canPayFees({ tripLimit, days }: Pick<Money, 'tripLimit' | 'days'>, fees: number): boolean {
  return tripLimit === null || fees === 0 || fees + shortOfMoney * days <= tripLimit
}

/** The money for the days of a trip: its limit without the fees of clinics. A daily limit never pays a clinic. */
export function moneyBesideFees<Limits extends Money>(limits: Limits, fees: number): Limits {
  const { tripLimit } = limits
  return tripLimit === null ? limits : { ...limits, tripLimit: Math.max(0, tripLimit - fees) }
}
