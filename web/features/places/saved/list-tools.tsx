import { useState } from 'react'
import type { SavedList } from '#domain/places/saved-places.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Share2 } from 'lucide-react'
import { useApiCall } from '#web/use-api-call.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { deleteList, renameList } from './list-calls.ts'
import { ListNameDialog } from './list-name-dialog.tsx'
import { savedPlaces } from '#locales/en/places/saved-places.ts'
import { ShareDialog } from './share-dialog.tsx'

type ListToolsProps = { list: SavedList; onDeleted: () => void }

/** The actions of a list's owner. The main list can only be shared, and an empty one only if it was shared before. */
export function ListTools({ list, onDeleted }: ListToolsProps) {
  const [open, setOpen] = useState<'share' | 'rename' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-2">
      {list.places.length > 0 || list.isShared ? (
        <Button size="small" onClick={() => setOpen('share')}>
          <Share2 aria-hidden className="size-5" />
          {savedPlaces.share.button}
        </Button>
      ) : null}
      {list.name === null ? null : (
        <>
          <Button size="small" onClick={() => setOpen('rename')}>
            {savedPlaces.rename.button}
          </Button>
          <Button size="small" onClick={() => setOpen('delete')}>
            {savedPlaces.remove.button}
          </Button>
        </>
      )}
      <ShareDialog list={list} isOpen={open === 'share'} onClose={close} />
      {open === 'rename' && list.name !== null ? (
        <ListNameDialog
          title={savedPlaces.rename.title}
          save={savedPlaces.rename.save}
          name={list.name}
          onSave={(name) => renameList(list, name)}
          onClose={close}
        />
      ) : null}
      <DeleteDialog list={list} isOpen={open === 'delete'} onClose={close} onDeleted={onDeleted} />
    </div>
  )
}

type DeleteDialogProps = ListToolsProps & { isOpen: boolean; onClose: () => void }

function DeleteDialog({ list: { id, name, places }, isOpen, onClose, onDeleted }: DeleteDialogProps) {
  const { remove: words, cancel, refused } = savedPlaces
  const { isPending, run } = useApiCall(refused)
  function confirm() {
    void run(async () => {
      await deleteList(id)
      onClose()
      onDeleted()
      showToast({ kind: 'success', title: words.done })
    })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button kind="danger" onClick={confirm} isPending={isPending}>
            {words.confirm}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{words.text(name ?? '', places.length)}</p>
    </Dialog>
  )
}
