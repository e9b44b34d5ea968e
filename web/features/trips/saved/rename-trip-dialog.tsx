import { type SubmitEvent, useId, useState } from 'react'
import { type SavedTrip, tidyTripName } from '#domain/saved-trips.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSavedTripsMessages } from './saved-trips-messages.ts'
import { renameTrip } from './trip-calls.ts'
import { TripNameField } from './trip-name-field.tsx'
import { useTripCall } from './use-trip-call.ts'

type RenameTripDialogProps = { trip: SavedTrip; onRenamed: (trip: SavedTrip) => void; onClose: () => void }

export function RenameTripDialog({ trip, onRenamed, onClose }: RenameTripDialogProps) {
  const { rename: words, cancel } = useSavedTripsMessages()
  const formId = useId()
  const [typed, setTyped] = useState(trip.name)
  const [isWrong, setIsWrong] = useState(false)
  const { isPending, run } = useTripCall()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const name = tidyTripName(typed)
    setIsWrong(name === null)
    if (name === null) return
    void run(async () => {
      onRenamed(await renameTrip(trip, name))
      onClose()
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
      </form>
    </Dialog>
  )
}
