import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TileGroup } from '#web/ui/tile-group.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { galleryWords } from './gallery-words.ts'
import { Shelf } from './shelf.tsx'

const words = galleryWords.overlays
const filters = galleryWords.fields.treatments.map((label) => ({ value: label, label }))

export function OverlaysShelf() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const close = () => setOpen(null)
  return (
    <Shelf title={words.title}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>{words.openDialog}</Button>
        <Button onClick={() => setOpen('sheet')}>{words.openSheet}</Button>
        <Button onClick={() => showToast({ kind: 'news', title: words.found, description: words.foundText })}>
          {words.news}
        </Button>
        <Button onClick={showUndo}>{words.success}</Button>
        <Button onClick={() => showToast({ kind: 'failure', title: words.failed, description: words.failedText })}>
          {words.failure}
        </Button>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={words.dialogTitle}
        footer={
          <>
            <Button kind="danger" onClick={showUndo}>
              {words.startOver}
            </Button>
            <Button onClick={close}>{words.keep}</Button>
          </>
        }
      >
        <p>{words.dialogText}</p>
      </Dialog>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={close}
        title={words.sheetTitle}
        action={
          <Button kind="quiet" size="small">
            {words.clearAll}
          </Button>
        }
        footer={
          <Button kind="primary" isWide onClick={close}>
            {words.show}
          </Button>
        }
      >
        <TileGroup name="filters" label={galleryWords.fields.treatment} tiles={filters} columns="grid-cols-1" />
      </Sheet>
    </Shelf>
  )
}

function showUndo(): void {
  showToast({ kind: 'success', title: words.deleted, action: { label: words.undo, onSelect: () => undefined } })
}
