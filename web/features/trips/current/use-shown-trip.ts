import { useMemo } from 'react'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import { useHidesClinics } from './hidden-clinics.ts'
import type { StoredTrip } from '#web/travel/trip/stored-trip.ts'
import { useStoredTrip } from './use-stored-trip.ts'

/**
 * The trip of this device as it is displayed: without clinics while they are hidden. Only for display; changes are made
 * to the whole trip. The text of a trip with hidden clinics is empty and has to be written again.
 */
export function useShownTrip(): StoredTrip | null {
  const kept = useStoredTrip()
  const hides = useHidesClinics()
  return useMemo(() => (kept && hides ? { ...kept, document: hideClinics(kept.document) } : kept), [kept, hides])
}
