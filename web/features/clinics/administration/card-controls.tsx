import { useState } from 'react'
import type { Assurance } from '#domain/accounts.ts'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { deleteClinic } from './calls.ts'
import { describeFailure } from './describe-failure.ts'
import { addButtonId, type AdminPanel, editButtonId } from './panel.ts'
import { restoreDeleted } from '#web/features/clinics/administration/versions/restore-deleted.ts'
import { useClinicFormWords } from './words.ts'

const undoMs = 10_000

type CardControlsProps = {
  clinic: ListedClinic
  assurance: Assurance
  onPanel: (panel: AdminPanel) => void
  onDeleted: (id: number) => void
  onSaved: (clinic: ListedClinic) => void
}

/** On a card, for an administrator. Deleting asks nothing and can be undone. */
export function CardControls({ clinic: { id, name }, assurance, onPanel, onDeleted, onSaved }: CardControlsProps) {
  const words = useClinicFormWords()
  const { toolbar, toasts } = words
  const [isPending, setPending] = useState(false)
  const edit = () => onPanel({ kind: 'edit', id, name })

  async function remove() {
    // Where it cannot be done the panel says why.
    if (assurance !== 'aal2') return edit()
    setPending(true)
    try {
      await deleteClinic(id)
      // Its card goes, and the button that was pressed with it.
      document.getElementById(addButtonId)?.focus({ preventScroll: true })
      onDeleted(id)
      const action = { label: toasts.deleted.undo, onSelect: () => void restore() }
      showToast({ kind: 'success', title: toasts.deleted.title, description: name, action, shownMs: undoMs })
    } catch (error) {
      showToast({ kind: 'failure', title: toasts.notDeleted, description: describeFailure(error, words) })
    } finally {
      setPending(false)
    }
  }

  async function restore() {
    const restored = await restoreDeleted(id, name, words)
    if (restored) onSaved(restored)
  }

  return (
    <>
      <Button id={editButtonId(id)} size="small" aria-label={toolbar.editOf(name)} onClick={edit}>
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
