/** Labels of a trip's text. */
export const tripWordParts = {
  /** Required by Korea's AI Basic Act since 22 January 2026: on pages, in print and in every export. */
  byModel: 'Written by a language model from this plan',
}
