import { consultation } from '#locales/en/consultation.ts'

/** The words of the consultation dialog in the page's language; loaded with it. */
export function useConsultationMessages(): typeof consultation {
  return consultation
}
