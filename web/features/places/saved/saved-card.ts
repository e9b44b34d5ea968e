/** As many as one address asks for. */
export const cardsPerCall = 24
