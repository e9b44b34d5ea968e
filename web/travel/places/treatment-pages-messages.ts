import { treatmentPages } from '#locales/en/clinics/treatment-pages.ts'

/** The messages about the sources of recovery ranges, in the page's language. */
export function useTreatmentPagesMessages(): typeof treatmentPages {
  return treatmentPages
}
