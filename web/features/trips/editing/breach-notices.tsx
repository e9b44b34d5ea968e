import { Button } from '#web/ui/button.tsx'
import { TriangleAlert } from 'lucide-react'
import { dismissBreaches, undoEdit } from './trip-editor-store.ts'
import { useQueuedPlaces } from './use-queued-places.ts'
import { useTripEditor } from './use-trip-editor.ts'
import { tripEditing as words } from '#locales/en/trips/trip-editing.ts'

/** The rules that the last change breaks. Always rendered, because it is also the live region for changes. */
export function BreachNotices() {
  const editor = useTripEditor()
  useQueuedPlaces()
  if (!editor) return null
  const { breaches, isRefused, problem, announcement, canUndo } = editor
  return (
    <>
      <output className="sr-only">{announcement}</output>
      {problem !== null || breaches.length > 0 ? (
        <section
          aria-label={isRefused ? words.notices.refused : words.notices.title(breaches.length)}
          className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-3 rounded-panel bg-wash-ochre p-4"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-ochre" />
          <div className="min-w-0 flex-1 basis-56">
            <h3 className="font-text text-small font-semibold">
              {isRefused ? words.notices.refused : words.notices.title(breaches.length)}
            </h3>
            {problem ? <p className="mt-1 text-small">{words.notices.problems[problem]}</p> : null}
            {breaches.length > 0 ? (
              <ul className="mt-1 grid gap-1 text-small">
                {breaches.map((breach) => {
                  const text = words.breach(breach)
                  return <li key={text}>{breach.day === null ? text : words.notices.onDay(breach.day, text)}</li>
                })}
              </ul>
            ) : null}
          </div>
          <div className="flex gap-2">
            {isRefused || !canUndo ? null : (
              <Button size="small" onClick={() => void undoEdit()}>
                {words.notices.undo}
              </Button>
            )}
            <Button size="small" kind="quiet" onClick={dismissBreaches}>
              {isRefused ? words.notices.close : words.notices.keep}
            </Button>
          </div>
        </section>
      ) : null}
    </>
  )
}
