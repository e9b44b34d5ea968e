import type { StatedPrice } from '#domain/clinics/price-sheets.ts'

/** What a clinic states that laser eye surgery costs. */
export function buildStatedPrice(facts: Partial<StatedPrice> = {}): StatedPrice {
  return {
    procedure: 'LASIK',
    fromWon: 100_000,
    toWon: 150_000,
    unit: 'treatment',
    sessions: null,
    tax: 'included',
    statedOn: '2026-10-05',
    source: '',
    ...facts,
  }
}
