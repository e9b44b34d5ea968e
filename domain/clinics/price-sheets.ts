/** What a price is for. `treatment`: all of it, however many visits it takes. */
export const priceUnits = ['treatment', 'session', 'tooth', 'jaw', 'eye', 'area', 'syringe', 'shot'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** Whether the price includes the value added tax. */
export const priceTaxes = ['unknown', 'included', 'added'] as const
export type PriceTax = (typeof priceTaxes)[number]

/** The highest price in won. A higher one is a typo. */
export const mostWon = 1_000_000_000
export const mostSessions = 100
export const mostPrices = 100

/** A price that a clinic stated for one of its procedures. A text that it did not state is empty. */
export type ClinicPrice = {
  /** As in the clinic's list of procedures. */
  procedure: string
  fromWon: number
  /** The same as `fromWon` for a fixed price; null if the clinic stated only where it begins. */
  toWon: number | null
  unit: PriceUnit
  /** The number of sessions that the price covers, if it was stated. */
  sessions: number | null
  includes: string
  tax: PriceTax
  refund: string
  /** The day in Korea on which the clinic stated it, YYYY-MM-DD. */
  statedOn: string
  /** The public page that states it, or empty. */
  source: string
}

/** What a plan states of a price. */
export type StatedPrice = Pick<
  ClinicPrice,
  'procedure' | 'fromWon' | 'toWon' | 'unit' | 'sessions' | 'tax' | 'statedOn' | 'source'
>

/** The prices that a page shows: those that are less than a year old. The prices of a sample would be invented. */
export function shownPrices(
  { prices, isSample }: { prices: readonly ClinicPrice[]; isSample: boolean },
  today: string,
): ClinicPrice[] {
  return isSample ? [] : prices.filter((price) => isCurrentPrice(price, today))
}

/** Whether a price is less than a year old. */
export function isCurrentPrice({ statedOn }: Pick<ClinicPrice, 'statedOn'>, today: string): boolean {
  const [year = '', ...rest] = today.split('-')
  return statedOn > [Number(year) - 1, ...rest].join('-')
}
