import { en, type Messages } from '#locales/en.ts'

/** The words of the page's language; there is one so far. */
export function useMessages(): Messages {
  return en
}
