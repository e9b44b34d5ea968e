import { useState } from 'react'
import type { SavedList } from '#domain/places/saved-places.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { useApiCall } from '#web/use-api-call.ts'
import { shareList, unshareList } from './list-calls.ts'
import { savedPlaces } from '#locales/en/places/saved-places.ts'

type ShareDialogProps = { list: SavedList; isOpen: boolean; onClose: () => void }

/** Creates a link to a list, shows it once, and revokes it. */
export function ShareDialog({ list: { id, isShared }, isOpen, onClose }: ShareDialogProps) {
  const { share: words, done, refused } = savedPlaces
  const [link, setLink] = useState<string | null>(null)
  const { isPending, run } = useApiCall(refused)

  function make() {
    void run(async () => setLink(await shareList(id)))
  }

  function takeBack() {
    void run(async () => {
      await unshareList(id)
      setLink(null)
      showToast({ kind: 'success', title: words.revoked })
    })
  }

  const shown = isShared ? link : null
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      footer={
        <>
          {shown ? null : (
            <Button kind="primary" onClick={make} isPending={isPending}>
              {isShared ? words.makeAnew : words.make}
            </Button>
          )}
          {isShared ? (
            <Button onClick={takeBack} isPending={isPending}>
              {words.revoke}
            </Button>
          ) : null}
          <Button kind="quiet" onClick={onClose}>
            {done}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {isShared && !shown ? <p className="mt-4 text-small text-soft">{words.anew}</p> : null}
      {shown ? (
        <div className="mt-5">
          <TextField
            label={words.link}
            hint={words.once}
            value={shown}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <div className="mt-2 ps-4">
            <CopyButton text={shown} words={words} />
          </div>
        </div>
      ) : null}
    </Dialog>
  )
}
