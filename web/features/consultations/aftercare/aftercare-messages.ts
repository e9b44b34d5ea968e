import { aftercarePage, aftercareSheet } from '#locales/en/consultations/aftercare.ts'
import { aftercareSheet as korean } from '#locales/ko/consultations/aftercare.ts'

/** The messages of the aftercare passport: of its page, and of the sheet in the page's language and in Korean. */
export function useAftercareMessages() {
  return {
    page: aftercarePage,
    sheets: [
      { lang: 'en', words: aftercareSheet },
      { lang: 'ko', words: korean },
    ],
  }
}
