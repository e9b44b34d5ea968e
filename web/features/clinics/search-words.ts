import { clinicLimits } from '#domain/clinics/clinics.ts'

/** A valid search text, or ''. The database accepts no control characters, and no name is longer than the limit. */
export function readSearchWords(text: string | null): string {
  const words = text?.trim() ?? ''
  return words.length > clinicLimits.line || /\p{Cc}/u.test(words) ? '' : words
}
