import * as z from 'zod'
import { isStorable } from '#server/platform/http/storable.ts'

export const mistake = z.strictObject({ field: z.string(), reason: z.string(), message: z.string() })

/** Nobody corrects more mistakes at a time. */
const most = 30
const longest = 300

/** Lists the invalid fields by path: `doctors.0.name`. */
export function listMistakes(error: z.core.$ZodError): z.output<typeof mistake>[] {
  return error.issues.slice(0, most).map(({ path, code, message }) => ({
    field: path.map(String).join('.').slice(0, longest),
    reason: code,
    // The message may repeat the input.
    message: message.slice(0, longest),
  }))
}

/** The fields that the database cannot store: with a NUL character, half a surrogate pair, or nested too deeply. */
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
