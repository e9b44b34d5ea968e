import { taxiCard } from '#locales/en/places/taxi-card.ts'

/** The traveller's messages of the taxi card, in the page's language. */
export function useTaxiCardMessages(): typeof taxiCard {
  return taxiCard
}
