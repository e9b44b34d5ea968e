import { Button } from '#web/ui/button.tsx'
import { Redo2, Undo2 } from 'lucide-react'
import { redoEdit, undoEdit } from './trip-editor-store.ts'
import { useTripEditor } from './use-trip-editor.ts'
import { tripEditing } from '#locales/en/trips/trip-editing.ts'

/** Undo and redo; hidden until the first change. */
export function HistoryButtons() {
  const { history: words } = tripEditing
  const editor = useTripEditor()
  if (!editor || (!editor.canUndo && !editor.canRedo)) return null
  const { canUndo, canRedo, isBusy } = editor
  return (
    <fieldset aria-label={words.label} className="inline-flex gap-1">
      <Button
        size="small"
        kind="quiet"
        aria-label={words.undo}
        title={words.undo}
        aria-disabled={!canUndo || isBusy || undefined}
        className="size-11 p-0! aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        onClick={() => canUndo && void undoEdit()}
      >
        <Undo2 aria-hidden className="size-5" />
      </Button>
      <Button
        size="small"
        kind="quiet"
        aria-label={words.redo}
        title={words.redo}
        aria-disabled={!canRedo || isBusy || undefined}
        className="size-11 p-0! aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        onClick={() => canRedo && void redoEdit()}
      >
        <Redo2 aria-hidden className="size-5" />
      </Button>
    </fieldset>
  )
}
