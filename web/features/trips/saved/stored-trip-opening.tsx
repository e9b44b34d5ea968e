import { useEffect, useState } from 'react'
import type { SavedTrip } from '#domain/trips/document/saved-trips.ts'
import { hasClinics } from '#domain/trips/document/trip-privacy.ts'
import type { StoredTrip } from '#web/travel/trip/stored-trip.ts'
import { useApiCall } from '#web/use-api-call.ts'
import { SaveTripDialog } from './save-trip-dialog.tsx'
import { savedTrips } from '#locales/en/trips/saved-trips.ts'
import { sendStoredTrip } from './send-stored-trip.ts'
import { listTrips } from './trip-calls.ts'
import { TripOpeningDialog } from './trip-opening-dialog.tsx'

type StoredTripOpeningProps = { opening: 'share' | 'calendar'; kept: StoredTrip; onClose: () => void }

/** The dialog for a link or calendar address of this device's trip. The trip and its changes are saved first. */
export function StoredTripOpening({ opening, kept, onClose }: StoredTripOpeningProps) {
  const { fromThisDevice, refused } = savedTrips
  const [trip, setTrip] = useState<SavedTrip | null>(null)
  const { run } = useApiCall(refused)
  const savedId = kept.saved?.id ?? null

  useEffect(() => {
    if (savedId === null) return undefined
    let isStillWanted = true
    let hasTrip = false
    void run(async () => {
      await sendStoredTrip(fromThisDevice)
      const { trips } = await listTrips()
      const found = trips.find(({ id, deletedAt }) => id === savedId && deletedAt === null)
      hasTrip = found !== undefined
      if (isStillWanted && found) setTrip(found)
    }).then(() => {
      if (isStillWanted && !hasTrip) onClose()
    })
    return () => {
      isStillWanted = false
    }
    // Once for each trip; the functions differ with every render.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [savedId])

  if (savedId === null) return <SaveTripDialog document={kept.document} onSaved={setTrip} onClose={onClose} />
  if (!trip) return null
  return (
    <TripOpeningDialog
      tripId={trip.id}
      opening={opening}
      inUse={opening === 'share' ? trip.link : trip.calendar}
      hasClinics={trip.keepsTreatments && hasClinics(kept.document)}
      onChanged={(inUse) => setTrip({ ...trip, [opening === 'share' ? 'link' : 'calendar']: inUse })}
      onClose={onClose}
    />
  )
}
