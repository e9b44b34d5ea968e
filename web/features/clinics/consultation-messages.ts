import { consultation } from '#locales/en/clinics/consultation.ts'

/** The messages of the consultation dialog, in the page's language. They are loaded with it. */
export function useConsultationMessages(): typeof consultation {
  return consultation
}
