import { clinicContacts } from '#locales/en/clinics/clinic-contacts.ts'

/** The messages for a clinic without known contacts, in the page's language. */
export function useClinicContactMessages(): typeof clinicContacts {
  return clinicContacts
}
