import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadingArea, SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { createFormCancel, FormCancelContext } from './cancel.ts'
import type { EditedKind, Versioned } from './edited-kind.ts'
import { HistoryDialog } from '#web/administration/versions/history-dialog.tsx'

type EditPanelProps<Thing extends Versioned, Facts extends object, Draft extends object> = {
  kind: EditedKind<Thing, Facts, Draft>
  id: Thing['id']
  onRestored: (thing: Thing) => void
  onCancel: () => void
  children: (thing: Thing) => ReactNode
}

/** The form of an existing entry, with all facts and its history. */
export function EditPanel<Thing extends Versioned, Facts extends object, Draft extends object>({
  kind,
  id,
  onRestored,
  onCancel,
  children,
}: EditPanelProps<Thing, Facts, Draft>) {
  const { calls } = kind
  const { toolbar: words } = kind.words
  const [thing, setThing] = useState<Thing | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [formCancel] = useState(createFormCancel)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const load = useCallback(
    (signal?: AbortSignal) =>
      calls.readFacts(id, signal).then(setThing, (error: unknown) => {
        if (signal?.aborted) return
        setFailure(error instanceof ApiProblem && error.status === 404 ? words.gone : words.loadFailed)
      }),
    [calls, id, words],
  )
  useEffect(() => {
    const left = new AbortController()
    void load(left.signal)
    return () => left.abort()
  }, [load])
  function tryAgain() {
    setFailure(null)
    void load()
  }
  if (!thing) {
    return failure === null ? (
      <LoadingArea>
        <SkeletonText lines={8} />
      </LoadingArea>
    ) : (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{failure}</p>
        <Button size="small" onClick={tryAgain}>
          {words.tryAgain}
        </Button>
        <Button size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    )
  }
  function restored(next: Thing) {
    setHistoryOpen(false)
    setThing(next)
    onRestored(next)
  }
  return (
    <>
      <div className="mb-8 flex flex-wrap gap-3">
        <Button size="small" onClick={() => formCancel.press(onCancel)}>
          {words.cancel}
        </Button>
        <Button size="small" onClick={() => setHistoryOpen(true)}>
          {words.history}
        </Button>
      </div>
      <FormCancelContext value={formCancel}>{children(thing)}</FormCancelContext>
      {isHistoryOpen ? (
        <HistoryDialog kind={kind} thing={thing} onClose={() => setHistoryOpen(false)} onRestored={restored} />
      ) : null}
    </>
  )
}
