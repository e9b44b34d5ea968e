import { useState } from 'react'
import { leftOnDevice } from '#locales/en/site/left-on-device.ts'
import { forgetSent } from '#web/travel/trip/step-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { listUnsaved, removeUnsaved, stopAsking } from './settle-account-data.ts'

/** Asks whether data that is in no account stays on this device. Closed without an answer, it asks again later. */
export function LeftDialog({ onPutOff }: { onPutOff: () => void }) {
  const [unsaved] = useState(listUnsaved)
  return (
    <Dialog
      isOpen
      onClose={onPutOff}
      title={leftOnDevice.title(unsaved)}
      footer={
        <>
          <Button kind="primary" onClick={removeUnsaved}>
            {leftOnDevice.remove}
          </Button>
          <Button onClick={keepUnsaved}>{leftOnDevice.keep}</Button>
        </>
      }
    >
      <p>{leftOnDevice.text}</p>
      <ul className="mt-3 list-disc ps-5">
        {leftOnDevice.contents(unsaved).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  )
}

/** What is in no account belongs to this device from now on. */
function keepUnsaved(): void {
  forgetSent()
  stopAsking()
}
