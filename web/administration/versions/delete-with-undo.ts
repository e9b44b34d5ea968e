import { describeFailure } from '#web/administration/describe-failure.ts'
import type { EditedKind, Versioned } from '#web/administration/edited-kind.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { restoreDeleted } from './restore-deleted.ts'

const undoMs = 10_000

type Deletion<Thing extends Versioned, Facts extends object, Draft extends object> = {
  kind: EditedKind<Thing, Facts, Draft>
  id: Thing['id']
  name: string
  onDeleted: () => void
  onRestored: (thing: Thing) => void
}

/** Deletes without a question, shows the outcome, and can be undone for ten seconds. */
export async function deleteWithUndo<Thing extends Versioned, Facts extends object, Draft extends object>({
  kind,
  id,
  name,
  onDeleted,
  onRestored,
}: Deletion<Thing, Facts, Draft>): Promise<void> {
  const { toasts } = kind.words
  async function undo() {
    const restored = await restoreDeleted(kind, id)
    if (restored) onRestored(restored)
  }
  try {
    await kind.calls.remove(id)
    onDeleted()
    const action = { label: toasts.undo, onSelect: () => void undo() }
    showToast({ kind: 'success', title: toasts.deleted, description: name, action, shownMs: undoMs })
  } catch (error) {
    showToast({ kind: 'failure', title: toasts.notDeleted, description: describeFailure(error, kind.words) })
  }
}
