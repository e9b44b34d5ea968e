import { dismissToast, showToast, type ToastWords } from '#web/ui/feedback/toast-store.ts'
import { onEditorChange, readEditor, undoEdit } from './trip-editor-store.ts'

/** A notice that undoes the change that was just made. It goes with the next change, which it would undo instead. */
export function showUndoToast(words: Omit<ToastWords, 'action'>, label: string): void {
  const { history } = readEditor()
  const id = showToast({ ...words, action: { label, onSelect: () => void undoEdit() } })
  const stop = onEditorChange(() => {
    if (readEditor().history === history) return
    stop()
    dismissToast(id)
  })
}
