import { formParts } from '#locales/en/form-parts.ts'

type FormPartMessages = typeof formParts

/**
 * The words of summaries, counters and passwords in the page's language; apart from the others: few pages have a form.
 */
export function useFormPartMessages(): FormPartMessages {
  return formParts
}
