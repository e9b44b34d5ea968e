import { type SubmitEvent, useId, useState } from 'react'
import { type SavedTrip, tidyTripName } from '#domain/saved-trips.ts'
import { cityStays } from '#domain/trip-cities.ts'
import type { TripDocument } from '#domain/trip-documents.ts'
import { hasClinics } from '#domain/trip-privacy.ts'
import { tripResults } from '#locales/en/trip-results.ts'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSavedTripsMessages } from './saved-trips-messages.ts'
import { saveAsNew } from './send-kept-trip.ts'
import { TripNameField } from './trip-name-field.tsx'
import { useTripCall } from './use-trip-call.ts'

type SaveTripDialogProps = {
  document: TripDocument
  /** Also closes the dialog. */
  onSaved: (trip: SavedTrip) => void
  onClose: () => void
}

/** Asks for a name and, for a trip with treatments, for consent to store them. */
export function SaveTripDialog({ document, onSaved, onClose }: SaveTripDialogProps) {
  const { save: words, cancel } = useSavedTripsMessages()
  const formId = useId()
  const [typed, setTyped] = useState(() => suggestName(document))
  const [isWrong, setIsWrong] = useState(false)
  const [keepsTreatments, setKeepsTreatments] = useState(false)
  // They are not asked for then, and not saved.
  const hides = useHidesClinics()
  const { isPending, run } = useTripCall()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const name = tidyTripName(typed)
    setIsWrong(name === null)
    if (name === null) return
    void run(async () => {
      const trip = await saveAsNew(name, keepsTreatments)
      if (trip) onSaved(trip)
      else onClose()
    })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button type="submit" form={formId} kind="primary" isPending={isPending}>
            {words.confirm}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TripNameField typed={typed} onType={setTyped} isWrong={isWrong} />
        {hasClinics(document) && !hides ? (
          <Checkbox
            className="mt-4"
            label={words.consent}
            hint={words.consentHint}
            checked={keepsTreatments}
            onChange={(event) => setKeepsTreatments(event.target.checked)}
          />
        ) : null}
      </form>
    </Dialog>
  )
}

/** "Five days in Seoul". */
function suggestName({ plan: { days } }: TripDocument): string {
  const cities = new Set(cityStays(days).map(({ city }) => city.name.en))
  return tripResults.title(days.length, [...cities])
}
