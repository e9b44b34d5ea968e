import { type SavedTrip, tripLimits } from '#domain/trips/document/saved-trips.ts'
import { tidyName } from '#domain/trips/document/tidy-name.ts'
import { NameDialog } from '#web/ui/overlay/name-dialog.tsx'
import { useApiCall } from '#web/use-api-call.ts'
import { savedTrips } from '#locales/en/trips/saved-trips.ts'
import { renameTrip } from './trip-calls.ts'

type RenameTripDialogProps = { trip: SavedTrip; onRenamed: (trip: SavedTrip) => void; onClose: () => void }

export function RenameTripDialog({ trip, onRenamed, onClose }: RenameTripDialogProps) {
  const { rename: words, save, cancel, refused } = savedTrips
  const { isPending, run } = useApiCall(refused)
  return (
    <NameDialog
      title={words.title}
      label={save.label}
      save={words.confirm}
      cancel={cancel}
      nameError={save.nameError}
      initialName={trip.name}
      longest={tripLimits.name}
      tidy={(typed) => tidyName(typed, tripLimits.name)}
      isPending={isPending}
      onSave={(name) =>
        void run(async () => {
          onRenamed(await renameTrip(trip, name))
          onClose()
        })
      }
      onClose={onClose}
    />
  )
}
