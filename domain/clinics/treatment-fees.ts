import { isCurrentPrice, priceUnits, type StatedPrice } from './price-sheets.ts'
import type { Procedure } from './procedures/procedures.ts'
import { readProcedures } from './procedures/read-procedures.ts'

/**
 * What a clinic states that these procedures cost: one price of each, if it states one that is less than a year old. Of
 * several it is that of the whole treatment rather than of a part, of the fewest sessions, and then the highest.
 */
export function feesOf(prices: readonly StatedPrice[], wanted: readonly Procedure[], today: string): StatedPrice[] {
  const current = prices.filter((price) => isCurrentPrice(price, today))
  return wanted.flatMap((procedure) => {
    const own = current.filter((price) => procedureNamed(price.procedure) === procedure)
    const [first] = own.toSorted(
      (one, other) =>
        priceUnits.indexOf(one.unit) - priceUnits.indexOf(other.unit) ||
        (one.sessions ?? 1) - (other.sessions ?? 1) ||
        upperEnd(other) - upperEnd(one),
    )
    return first ?? []
  })
}

/** The sum of fees. A range counts by its upper end, and a price that only begins somewhere by that. */
export function sumOfFees(fees: readonly StatedPrice[] = []): number {
  return fees.reduce((sum, fee) => sum + upperEnd(fee), 0)
}

/** The procedure that a text names. Null for a text with other words, such as `revision rhinoplasty`. */
export function procedureNamed(text: string): Procedure | null {
  const { found, others } = readProcedures(text)
  const [first] = found
  return first && found.length === 1 && others.length === 0 ? first.procedure : null
}

function upperEnd({ fromWon, toWon }: StatedPrice): number {
  return toWon ?? fromWon
}
