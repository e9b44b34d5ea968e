import { contact } from '#locales/en/contact.ts'

/** The words of the contact form in the page's language; apart from the others, so that no other page carries them. */
export function useContactMessages(): typeof contact {
  return contact
}
