import { dateEntry } from '#locales/en/date-entry.ts'

export type DateEntryMessages = typeof dateEntry

/**
 * The words of typed dates in the page's language; apart from the others, because both are loaded when they come near.
 */
export function useDateEntryMessages(): DateEntryMessages {
  return dateEntry
}
