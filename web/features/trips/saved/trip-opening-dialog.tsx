import { useState } from 'react'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { CodeDrawing } from '#web/features/trips/take-along/code-drawing.tsx'
import { useApiCall } from '#web/use-api-call.ts'
import { savedTrips as messages } from '#locales/en/trips/saved-trips.ts'
import { forgetSharedAddress, keepSharedAddress } from './shared-address.ts'
import { closeTrip, openTrip } from './trip-calls.ts'

type TripOpeningDialogProps = {
  tripId: string
  opening: 'share' | 'calendar'
  /** The settings of the active link or address; null when there is none. */
  inUse: { showsClinics: boolean } | null
  /** Whether the account's copy has clinics. */
  hasClinics: boolean
  onChanged: (inUse: { showsClinics: boolean } | null) => void
  onClose: () => void
}

/** Creates a read-only link or calendar address of a trip, shows it once, and revokes it. */
export function TripOpeningDialog({ tripId, opening, inUse, hasClinics, onChanged, onClose }: TripOpeningDialogProps) {
  const words = messages[opening]
  const [address, setAddress] = useState<string | null>(null)
  // Never checked by default, even if the active link shows clinics.
  const [showsClinics, setShowsClinics] = useState(false)
  const hides = useHidesClinics()
  const { isPending, run } = useApiCall(messages.refused)

  function make() {
    void run(async () => {
      const url = await openTrip(tripId, opening, showsClinics)
      setAddress(url)
      if (opening === 'share') keepSharedAddress({ tripId, url, showsClinics })
      onChanged({ showsClinics })
    })
  }

  function takeBack() {
    void run(async () => {
      await closeTrip(tripId, opening)
      if (opening === 'share') forgetSharedAddress(tripId)
      setAddress(null)
      onChanged(null)
      showToast({ kind: 'success', title: words.revoked })
    })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        <>
          {address === null ? (
            <Button kind="primary" onClick={make} isPending={isPending}>
              {inUse ? words.makeAnew : words.make}
            </Button>
          ) : null}
          {inUse ? (
            <Button onClick={takeBack} isPending={isPending}>
              {words.revoke}
            </Button>
          ) : null}
          <Button kind="quiet" onClick={onClose}>
            {messages.done}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {address === null && inUse ? (
        <p className="mt-4 text-small text-soft">
          {words.anew} {inUse.showsClinics && !hides ? words.anewClinics : null}
        </p>
      ) : null}
      {address === null && hasClinics && !hides ? (
        <Checkbox
          className="mt-3"
          label={words.clinics}
          hint={words.clinicsHint}
          checked={showsClinics}
          onChange={(event) => setShowsClinics(event.target.checked)}
        />
      ) : null}
      {address === null ? null : (
        <div className="mt-5">
          <TextField
            label={words.link}
            hint={words.once}
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <div className="mt-2 ps-4">
            <CopyButton text={address} words={words} />
          </div>
          <div className="mt-3 max-w-56">
            <CodeDrawing text={address} label={words.code} tooLong={words.codeTooLong} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
