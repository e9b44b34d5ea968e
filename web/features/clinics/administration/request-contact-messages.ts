import { requestContact } from '#locales/en/clinics/request-contact.ts'

/** The messages of the address for requests. */
export function useRequestContactMessages(): typeof requestContact {
  return requestContact
}
