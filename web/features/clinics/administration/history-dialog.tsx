import { useEffect, useState } from 'react'
import type { ClinicChange } from '#domain/clinic-lists.ts'
import type { Clinic } from '#domain/clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadingArea, SkeletonText } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { readHistory, restoreVersion } from './calls.ts'
import { describeFailure } from './describe-failure.ts'
import { FirstVersion, HistoryEntry } from './history-entry.tsx'
import { useClinicFormWords } from './words.ts'

type HistoryDialogProps = { clinic: Clinic; onClose: () => void; onRestored: (clinic: Clinic) => void }

type Loaded = { changes: ClinicChange[]; next: string | null }

/** Who changed what and when, and every version within reach. */
export function HistoryDialog({ clinic, onClose, onRestored }: HistoryDialogProps) {
  const words = useClinicFormWords()
  const { history: say, toasts, toolbar } = words
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [restoring, setRestoring] = useState<number | null>(null)
  const { id } = clinic

  function load(after: string | null, signal?: AbortSignal): void {
    setFailed(false)
    readHistory(id, after, signal).then(
      ({ changes, next }) =>
        setLoaded((held) => ({ changes: [...(after === null ? [] : (held?.changes ?? [])), ...changes], next })),
      () => {
        if (!signal?.aborted) setFailed(true)
      },
    )
  }
  useEffect(() => {
    const left = new AbortController()
    load(null, left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- asked when it opens, for this clinic
  }, [id])

  async function restore(version: number) {
    setRestoring(version)
    try {
      const restored = await restoreVersion(id, version, clinic.version)
      showToast({ kind: 'success', title: toasts.versionRestored(version) })
      onRestored(restored)
    } catch (error) {
      showToast({ kind: 'failure', title: toasts.failed, description: describeFailure(error, words) })
    } finally {
      setRestoring(null)
    }
  }

  const firstVersion = loaded ? versionBefore(loaded) : null
  return (
    <Dialog isOpen onClose={onClose} title={say.title(clinic.name)} width="wide">
      {loaded?.changes.length === 0 ? <p>{say.untouched}</p> : null}
      {loaded && loaded.changes.length > 0 ? (
        <ol className="divide-y divide-line border-t border-line">
          {loaded.changes.map((change) => (
            <HistoryEntry
              key={change.version}
              change={change}
              isCurrent={change.version === clinic.version}
              isRestoring={restoring === change.version}
              onRestore={() => void restore(change.version)}
            />
          ))}
          {firstVersion === null ? null : (
            <FirstVersion
              version={firstVersion}
              isRestoring={restoring === firstVersion}
              onRestore={() => void restore(firstVersion)}
            />
          )}
        </ol>
      ) : null}
      {!loaded && !hasFailed ? (
        <LoadingArea>
          <SkeletonText lines={6} />
        </LoadingArea>
      ) : null}
      {hasFailed ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{say.loadFailed}</p>
          <Button size="small" onClick={() => load(loaded?.next ?? null)}>
            {toolbar.tryAgain}
          </Button>
        </div>
      ) : null}
      {loaded?.next && !hasFailed ? (
        <Button className="mt-4" onClick={() => load(loaded.next)}>
          {say.earlier}
        </Button>
      ) : null}
    </Dialog>
  )
}

/** Samples and imports begin without a line of their own. */
function versionBefore({ changes, next }: Loaded): number | null {
  const oldest = changes.at(-1)
  return next === null && oldest && oldest.version > 1 ? oldest.version - 1 : null
}
