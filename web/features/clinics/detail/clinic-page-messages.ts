import { clinicPage } from '#locales/en/clinics/clinic-page.ts'

/** The messages of a clinic's page. A separate file, so that other pages do not load them. */
export function useClinicPageMessages(): typeof clinicPage {
  return clinicPage
}
