import type { ClinicPrice, PriceUnit } from '#domain/clinics/price-sheets.ts'
import { won } from '#locales/en/site/figures.ts'

/** What a price is for, after the amount. */
export const priceUnits: Record<PriceUnit, string> = {
  treatment: 'for the treatment',
  session: 'a session',
  tooth: 'a tooth',
  jaw: 'a jaw',
  eye: 'an eye',
  area: 'an area',
  syringe: 'a syringe',
  shot: 'a shot',
}

/** `₩600,000`, `₩600,000 – ₩900,000`, or `from ₩600,000`. */
export function priceAmount({ fromWon, toWon }: Pick<ClinicPrice, 'fromWon' | 'toWon'>): string {
  if (toWon === fromWon) return won(fromWon)
  return toWon === null ? `from ${won(fromWon)}` : `${won(fromWon)} – ${won(toWon)}`
}
