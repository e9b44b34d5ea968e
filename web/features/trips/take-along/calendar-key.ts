import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { calendarKeyLength, calendarKeySource } from '#domain/trips/exports/ics.ts'
import { readStoredFields, store } from '#web/ui/local-storage.ts'
import { readStoredTrip } from '#web/travel/trip/stored-trip.ts'

const storageKey = 'tripPlannerCalendarKey'
const keyShape = new RegExp(`^[0-9a-f]{${calendarKeyLength}}$`, 'u')

/** The key of the trip that was last written as a calendar file; `tripId` is null until the trip is saved. */
type CalendarKey = { key: string; generatedAt: string; tripId: string | null }

/**
 * The key of the calendar entries of this device's trip. It stays the same when the trip is changed, and when it is
 * saved after its first file. Otherwise a saved trip has the key that its calendar address has.
 */
export async function calendarKeyOf({ generatedAt }: Pick<TripDocument, 'generatedAt'>): Promise<string> {
  const tripId = readStoredTrip()?.saved?.id ?? null
  const stored = readCalendarKey()
  const hasIds = tripId !== null && stored?.tripId !== null
  const isSameTrip = hasIds ? stored?.tripId === tripId : stored?.generatedAt === generatedAt
  const key = (isSameTrip && stored?.key) || (tripId !== null && (await keyOfSavedTrip(tripId))) || randomKey()
  store(storageKey, JSON.stringify({ key, generatedAt, tripId } satisfies CalendarKey))
  return key
}

function readCalendarKey(): CalendarKey | null {
  const { key, generatedAt, tripId } = readStoredFields(storageKey)
  if (typeof key !== 'string' || !keyShape.test(key) || typeof generatedAt !== 'string') return null
  return { key, generatedAt, tripId: typeof tripId === 'string' ? tripId : null }
}

/** Null on an origin without TLS, where browsers have no hashes. */
async function keyOfSavedTrip(tripId: string): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (!subtle) return null
  const hashed = await subtle.digest('SHA-256', new TextEncoder().encode(calendarKeySource(tripId)))
  return hexOf(new Uint8Array(hashed)).slice(0, calendarKeyLength)
}

function randomKey(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(calendarKeyLength / 2)))
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
