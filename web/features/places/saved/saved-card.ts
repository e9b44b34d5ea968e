/** The number of cards per request. */
export const cardsPerCall = 24
