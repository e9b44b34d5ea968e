import { answers as english } from '#locales/en/consultations/answer-templates.ts'
import { requestInbox } from '#locales/en/consultations/request-inbox.ts'
import { answers as korean } from '#locales/ko/consultations/answer-templates.ts'

/** The messages of the page on which administrators see to requests. */
export function useInboxWords(): typeof requestInbox {
  return requestInbox
}

/** The built-in answers, in the patient's language and not in the page's. */
export const builtInTexts = { en: english, ko: korean } as const
