import { editing } from '#locales/en/site/editing.ts'

/** What every form and history says, in the page's language; there is one so far. */
export function useEditingMessages(): typeof editing {
  return editing
}
