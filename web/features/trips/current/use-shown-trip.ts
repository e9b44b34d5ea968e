import { useMemo } from 'react'
import { hideClinics } from '#domain/trip-privacy.ts'
import { useHidesClinics } from './hidden-clinics.ts'
import type { KeptTrip } from '#web/travel/trip/kept-trip.ts'
import { useKeptTrip } from './use-kept-trip.ts'

/**
 * The trip of this device as it may be seen: without clinics while they are hidden here. Only for showing it; what is
 * changed and kept is the whole trip. Its words are empty then, and have to be written anew.
 */
export function useShownTrip(): KeptTrip | null {
  const kept = useKeptTrip()
  const hides = useHidesClinics()
  return useMemo(() => (kept && hides ? { ...kept, document: hideClinics(kept.document) } : kept), [kept, hides])
}
