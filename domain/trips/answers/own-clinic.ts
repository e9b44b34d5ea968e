import { type SeoulArea, seoulAreas } from '#domain/places/places.ts'
import { fieldsOf } from '#domain/trips/document/fields-of.ts'

/** An appointment at a clinic that the traveller found, on the day of the treatment: no other clinic is planned. */
export type OwnClinic = {
  /** HH:MM; absent where the hour is not known. */
  at?: string
  /** Where the clinic is. */
  area?: SeoulArea
}

export const clinicClock = /^(?:[01]\d|2[0-3]):[0-5]\d$/u

/** A saved answer; null where it is unreadable. */
export function readOwnClinic(value: unknown): OwnClinic | null {
  const parts = fieldsOf(value)
  if (parts === null) return null
  const { at, area } = parts
  const known = seoulAreas.find((each) => each === area)
  const isClock = typeof at === 'string' && clinicClock.test(at)
  if ((at !== undefined && !isClock) || (area !== undefined && !known)) return null
  return { ...(isClock && { at }), ...(known && { area: known }) }
}
