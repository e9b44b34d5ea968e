import { everywhere } from '#locales/en/everywhere.ts'

export type Messages = typeof everywhere

/** The words of the page's language that any page may need; there is one language so far. */
export function useMessages(): Messages {
  return everywhere
}
