import type { PriceUnit } from '#domain/clinics/price-sheets.ts'

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
