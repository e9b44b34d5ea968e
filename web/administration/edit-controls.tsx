import { useState } from 'react'
import type { Assurance } from '#domain/accounts/accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { addButtonId, editButtonId } from './admin-panel.ts'
import type { EditedKind, Versioned } from './edited-kind.ts'
import { deleteWithUndo } from '#web/administration/versions/delete-with-undo.ts'

type EditControlsProps<Thing extends Versioned, Facts extends object, Draft extends object> = {
  kind: EditedKind<Thing, Facts, Draft>
  id: Thing['id']
  name: string
  assurance: Assurance
  onEdit: () => void
  onDeleted: () => void
  onRestored: (thing: Thing) => void
}

/** Edit and delete buttons for administrators. Deleting asks no question and can be undone. */
export function EditControls<Thing extends Versioned, Facts extends object, Draft extends object>({
  kind,
  id,
  name,
  assurance,
  onEdit,
  onDeleted,
  onRestored,
}: EditControlsProps<Thing, Facts, Draft>) {
  const { toolbar } = kind.words
  const [isPending, setPending] = useState(false)

  async function remove() {
    // If editing is not possible, the panel says why.
    if (assurance !== 'aal2') return onEdit()
    setPending(true)
    await deleteWithUndo({ kind, id, name, onDeleted: gone, onRestored })
    setPending(false)
  }

  function gone() {
    // The entry disappears with the button that was pressed.
    document.getElementById(addButtonId(kind.name))?.focus({ preventScroll: true })
    onDeleted()
  }

  return (
    <>
      <Button id={editButtonId(kind.name, id)} size="small" aria-label={toolbar.editOf(name)} onClick={onEdit}>
        {toolbar.edit}
      </Button>
      <Button
        size="small"
        kind="quiet"
        aria-label={toolbar.deleteOf(name)}
        isPending={isPending}
        onClick={() => void remove()}
      >
        {toolbar.delete}
      </Button>
    </>
  )
}
