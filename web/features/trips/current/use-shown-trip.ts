import { useMemo } from 'react'
import { hideClinics } from '#domain/trip-privacy.ts'
import { useHidesClinics } from './hidden-clinics.ts'
import type { KeptTrip } from '#web/travel/trip/kept-trip.ts'
import { useKeptTrip } from './use-kept-trip.ts'

/**
 * The trip of this device as it is displayed: without clinics while they are hidden. Only for display; changes are made
 * to the whole trip. The text of a trip with hidden clinics is empty and has to be written again.
 */
export function useShownTrip(): KeptTrip | null {
  const kept = useKeptTrip()
  const hides = useHidesClinics()
  return useMemo(() => (kept && hides ? { ...kept, document: hideClinics(kept.document) } : kept), [kept, hides])
}
