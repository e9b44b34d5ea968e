import { clinicNotFound } from '#locales/en/clinics/clinic-not-found.ts'

/** The messages for a clinic that does not exist, in the page's language. */
export function useClinicNotFoundMessages(): typeof clinicNotFound {
  return clinicNotFound
}
