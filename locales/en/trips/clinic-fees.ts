import type { StatedPrice } from '#domain/clinics/price-sheets.ts'
import { priceAmount, priceUnits } from '#locales/en/clinics/price-units.ts'
import { dates } from '#locales/en/site/dates.ts'
import { won } from '#locales/en/site/figures.ts'

/** What clinics stated that the treatments of a plan cost. */
export const clinicFees = {
  /** Beside a stop, whose text has the amounts. */
  asStated: 'Fee as stated',
  /** One fee with its source: the clinic, and the day on which it stated it. */
  stated: (fee: StatedPrice, name = fee.procedure): string => {
    const sessions = fee.sessions === null || fee.sessions === 1 ? '' : `, ${fee.sessions} sessions`
    const tax = fee.tax === 'added' ? ', VAT not included' : ''
    return `${name}: ${priceAmount(fee)} ${priceUnits[fee.unit]}${sessions}${tax}, as the clinic stated on ${dates.writeLong(new Date(fee.statedOn))}`
  },
  /** How sums count these fees; empty for one fixed price of the whole treatment. */
  counted: (fees: readonly StatedPrice[]): string =>
    [
      fees.some(({ fromWon, toWon }) => toWon !== null && toWon > fromWon) ? 'Sums count the upper end.' : '',
      fees.some(({ toWon }) => toWon === null)
        ? 'It may cost more: the clinic stated only where the price begins.'
        : '',
      fees.some(({ unit }) => unit !== 'treatment' && unit !== 'session')
        ? 'Sums count one: ask the clinic how many it takes.'
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  page: 'the clinic’s page',
  /** Beside what a day costs. */
  besides: (amount: number) => `+ ${won(amount)} for the clinic, as it stated`,
}
