import { taxiCard } from '#locales/en/taxi-card.ts'

/** The words beside those that the driver reads, in the page's language. */
export function useTaxiCardMessages(): typeof taxiCard {
  return taxiCard
}
