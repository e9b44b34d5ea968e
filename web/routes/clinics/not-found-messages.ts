import { clinicNotFound } from '#locales/en/clinic-not-found.ts'

/** What is said of a clinic that is not there, in the page's language. */
export function useClinicNotFoundMessages(): typeof clinicNotFound {
  return clinicNotFound
}
