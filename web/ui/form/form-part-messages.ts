import { formParts } from '#locales/en/site/form-parts.ts'

type FormPartMessages = typeof formParts

/** The messages of error summaries, counters and passwords. A separate file, because few pages have a form. */
export function useFormPartMessages(): FormPartMessages {
  return formParts
}
