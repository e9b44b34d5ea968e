import { clinicLimits } from '#domain/clinics.ts'

/**
 * Words that the database can be asked for, or '': it takes no control characters, and nothing is called by so many
 * letters.
 */
export function readSearchWords(text: string | null): string {
  const words = text?.trim() ?? ''
  return words.length > clinicLimits.line || /\p{Cc}/u.test(words) ? '' : words
}
