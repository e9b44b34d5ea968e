import { consultationForm } from '#locales/en/consultations/consultation-form.ts'
import { consultationLetter } from '#locales/en/consultations/consultation-letter.ts'
import { consultationLetter as koreanLetter } from '#locales/ko/consultations/consultation-letter.ts'

/** The messages of the page that writes a request, in the page's language. There is one language so far. */
export function useConsultationMessages(): typeof consultationForm {
  return consultationForm
}

/** The sentences of a request in the clinic's language and in that of the page. */
export const letters = { korean: koreanLetter, own: { language: 'en', words: consultationLetter } }
