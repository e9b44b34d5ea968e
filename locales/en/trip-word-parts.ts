/** What stands beside the words of a trip. */
export const tripWordParts = {
  /** Korea's law on artificial intelligence asks for it since 22 January 2026: on pages, print and every export. */
  byModel: 'Written by a language model from this plan',
}
