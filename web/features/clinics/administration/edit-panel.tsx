import { useCallback, useEffect, useState } from 'react'
import type { Clinic } from '#domain/clinics.ts'
import { ApiProblem } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadingArea, SkeletonText } from '#web/ui/skeleton.tsx'
import { readFacts } from './calls.ts'
import { ClinicForm } from '#web/features/clinics/administration/form/clinic-form.tsx'
import { HistoryDialog } from '#web/features/clinics/administration/versions/history-dialog.tsx'
import { useClinicFormWords } from './words.ts'

type EditPanelProps = {
  id: number
  onSaved: (clinic: Clinic) => void
  onRestored: (clinic: Clinic) => void
  onCancel: () => void
}

/** The form of a clinic that is there, with everything that visitors do not see yet, and its history. */
export function EditPanel({ id, onSaved, onRestored, onCancel }: EditPanelProps) {
  const { toolbar: words } = useClinicFormWords()
  const [clinic, setClinic] = useState<Clinic | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const load = useCallback(
    (signal?: AbortSignal) =>
      readFacts(id, signal).then(setClinic, (error: unknown) => {
        if (signal?.aborted) return
        setFailure(error instanceof ApiProblem && error.status === 404 ? words.gone : words.loadFailed)
      }),
    [id, words],
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
  if (!clinic) {
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
  function restored(next: Clinic) {
    setHistoryOpen(false)
    setClinic(next)
    onRestored(next)
  }
  return (
    <>
      <div className="mb-8 flex flex-wrap gap-3">
        <Button size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="small" onClick={() => setHistoryOpen(true)}>
          {words.history}
        </Button>
      </div>
      <ClinicForm key={clinic.version} subject={{ clinic }} onSaved={onSaved} onCancel={onCancel} />
      {isHistoryOpen ? (
        <HistoryDialog clinic={clinic} onClose={() => setHistoryOpen(false)} onRestored={restored} />
      ) : null}
    </>
  )
}
