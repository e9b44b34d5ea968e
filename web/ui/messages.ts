import { everywhere } from '#locales/en/everywhere.ts'

export type Messages = typeof everywhere

/** The messages that any page may need, in the page's language. There is one language so far. */
export function useMessages(): Messages {
  return everywhere
}
