import { contact } from '#locales/en/site/contact.ts'

/** The messages of the contact form. A separate file, so that other pages do not load them. */
export function useContactMessages(): typeof contact {
  return contact
}
