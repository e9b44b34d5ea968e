import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { savedTrips } from '#locales/en/trips/saved-trips.ts'

type ReplaceTripDialogProps = { onSaveFirst: () => void; onOpen: () => void; onClose: () => void }

/** Asks for confirmation before replacing a trip that is stored only on this device. */
export function ReplaceTripDialog({ onSaveFirst, onOpen, onClose }: ReplaceTripDialogProps) {
  const { replace: words, cancel } = savedTrips
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button kind="primary" onClick={onSaveFirst}>
            {words.saveFirst}
          </Button>
          <Button onClick={onOpen}>{words.open}</Button>
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  )
}
