import * as z from 'zod'
import { isStorable } from '#server/platform/http/storable.ts'

export const mistake = z.strictObject({ field: z.string(), reason: z.string(), message: z.string() })

/** Nobody mends more at a time. */
const most = 30
const longest = 300

/** What does not fit and where: `doctors.0.name`. */
export function listMistakes(error: z.core.$ZodError): z.output<typeof mistake>[] {
  return error.issues.slice(0, most).map(({ path, code, message }) => ({
    field: path.map(String).join('.').slice(0, longest),
    reason: code,
    // It may repeat what was sent.
    message: message.slice(0, longest),
  }))
}

/** The fields that the database cannot keep: a zero character, half of a character, or too deep. */
export function listUnstorable(value: unknown): z.output<typeof mistake>[] {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return fields
    .filter((entry) => !isStorable(entry))
    .slice(0, most)
    .map(([field]) => ({
      field: field.toWellFormed().replaceAll('\0', '').slice(0, longest),
      reason: 'invalid_value',
      message: 'It cannot be kept.',
    }))
}
