import { dateEntry } from '#locales/en/site/date-entry.ts'

export type DateEntryMessages = typeof dateEntry

/** The messages for typed dates, in the page's language. A separate file, because they are loaded near the viewport. */
export function useDateEntryMessages(): DateEntryMessages {
  return dateEntry
}
