import { clinicPage } from '#locales/en/clinic-page.ts'

/** The words of a clinic's page in the page's language; apart from the others, so that no other page carries them. */
export function useClinicPageMessages(): typeof clinicPage {
  return clinicPage
}
