import { useState } from 'react'
import { type SavedTrip, tripLimits } from '#domain/trips/document/saved-trips.ts'
import { tidyName } from '#domain/trips/document/tidy-name.ts'
import { cityStays } from '#domain/trips/plan/trip-cities.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { hasClinics } from '#domain/trips/document/trip-privacy.ts'
import { tripResults } from '#locales/en/trips/trip-results.ts'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { NameDialog } from '#web/ui/overlay/name-dialog.tsx'
import { useApiCall } from '#web/use-api-call.ts'
import { savedTrips } from '#locales/en/trips/saved-trips.ts'
import { saveAsNew } from './send-stored-trip.ts'

type SaveTripDialogProps = {
  document: TripDocument
  /** Also closes the dialog. */
  onSaved: (trip: SavedTrip) => void
  onClose: () => void
}

/** Asks for a name and, for a trip with treatments, for consent to store them. */
export function SaveTripDialog({ document, onSaved, onClose }: SaveTripDialogProps) {
  const { save: words, cancel, refused } = savedTrips
  const [suggestedName] = useState(() => suggestName(document))
  const [keepsTreatments, setKeepsTreatments] = useState(false)
  // While clinics are hidden there is no question about them, and they are not saved.
  const hides = useHidesClinics()
  const { isPending, run } = useApiCall(refused)

  async function save(name: string): Promise<void> {
    const trip = await saveAsNew(name, keepsTreatments)
    if (trip) onSaved(trip)
    else onClose()
  }

  return (
    <NameDialog
      title={words.title}
      label={words.label}
      save={words.confirm}
      cancel={cancel}
      nameError={words.nameError}
      initialName={suggestedName}
      longest={tripLimits.name}
      tidy={(typed) => tidyName(typed, tripLimits.name)}
      isPending={isPending}
      onSave={(name) => void run(() => save(name))}
      onClose={onClose}
    >
      {hasClinics(document) && !hides ? (
        <Checkbox
          className="mt-4"
          label={words.consent}
          hint={words.consentHint}
          checked={keepsTreatments}
          onChange={(event) => setKeepsTreatments(event.target.checked)}
        />
      ) : null}
    </NameDialog>
  )
}

/** "Five days in Seoul". */
function suggestName({ plan: { days } }: TripDocument): string {
  const cities = new Set(cityStays(days).map(({ city }) => city.name.en))
  return tripResults.title(days.length, [...cities])
}
