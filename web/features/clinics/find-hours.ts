import { unknownClinic } from '#domain/clinics/clinics.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { callApi } from '#web/api.ts'
import type { ClinicHours, ContactedClinic } from './contacted-clinic.ts'

/** `today` is the day in Seoul, YYYY-MM-DD. Null when the server returns no hours. */
export type FoundHours = { clinic: ClinicHours; today: string } | null

/**
 * The hours that the page already knows, or the server's. Samples have none to ask for, and external sources return
 * none.
 */
export async function findHours(clinic: ContactedClinic, known: ClinicHours | undefined): Promise<FoundHours> {
  const today = seoulDay(Date.now())
  if (known) return { clinic: known, today }
  const { id, isSample } = clinic
  if (isSample || id < 0) return { clinic: { ...unknownClinic, isSample }, today }
  try {
    return { clinic: await callApi('GET /api/clinics/:id', { params: { id } }), today }
  } catch {
    return null // The dialog leads to the clinic's page instead, which may be on the device.
  }
}
