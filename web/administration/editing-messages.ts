import { editing } from '#locales/en/site/editing.ts'

/** The messages of forms and history in the page's language. */
export function useEditingMessages(): typeof editing {
  return editing
}
