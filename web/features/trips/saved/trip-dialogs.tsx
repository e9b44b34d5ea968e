import type { SavedTrip } from '#domain/trips/document/saved-trips.ts'
import { storeTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { RenameTripDialog } from './rename-trip-dialog.tsx'
import { ReplaceTripDialog } from './replace-trip-dialog.tsx'
import { SaveTripDialog } from './save-trip-dialog.tsx'
import { TripOpeningDialog } from './trip-opening-dialog.tsx'
import type { useTripActions } from './use-trip-actions.ts'

type TripDialogsProps = {
  trips: readonly SavedTrip[]
  actions: ReturnType<typeof useTripActions>
  put: (trip: SavedTrip) => void
}

export function TripDialogs({ trips, actions, put }: TripDialogsProps) {
  const { dialog, close, show, openAnyway } = actions
  const trip = trips.find(({ id }) => id === dialog?.tripId)
  if (!dialog || !trip) return null

  function renamed(now: SavedTrip): void {
    put(now)
    const kept = readStoredTrip()
    if (kept?.saved?.id === now.id) storeTrip({ ...kept, saved: { id: now.id, version: now.version, name: now.name } })
  }

  switch (dialog.kind) {
    case 'rename':
      return <RenameTripDialog trip={trip} onRenamed={renamed} onClose={close} />
    case 'replace':
      return (
        <ReplaceTripDialog
          onSaveFirst={() => show({ kind: 'save_first', tripId: trip.id })}
          onOpen={() => openAnyway(trip.id)}
          onClose={close}
        />
      )
    case 'save_first': {
      const kept = readStoredTrip()
      if (!kept) return null
      const saved = (added: SavedTrip) => {
        put(added)
        openAnyway(trip.id)
      }
      return <SaveTripDialog document={kept.document} onSaved={saved} onClose={close} />
    }
    case 'share':
      return (
        <TripOpeningDialog
          tripId={trip.id}
          opening="share"
          inUse={trip.link}
          hasClinics={trip.keepsTreatments}
          onChanged={(link) => put({ ...trip, link })}
          onClose={close}
        />
      )
    case 'calendar':
      return (
        <TripOpeningDialog
          tripId={trip.id}
          opening="calendar"
          inUse={trip.calendar}
          hasClinics={trip.keepsTreatments}
          onChanged={(calendar) => put({ ...trip, calendar })}
          onClose={close}
        />
      )
  }
}
