import { useCallback, useState } from 'react'
import type { ClinicChange } from '#domain/clinic-history.ts'
import type { Clinic } from '#domain/clinics.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { type Page, readHistory, restoreVersion } from '#web/features/clinics/administration/calls.ts'
import { describeFailure } from '#web/features/clinics/administration/describe-failure.ts'
import { EndOfPages } from './end-of-pages.tsx'
import { FirstVersion, HistoryEntry } from './history-entry.tsx'
import { usePages } from './use-pages.ts'
import { useClinicFormWords } from '#web/features/clinics/administration/words.ts'

type HistoryDialogProps = { clinic: Clinic; onClose: () => void; onRestored: (clinic: Clinic) => void }

/** Who changed what and when, and every version within reach. */
export function HistoryDialog({ clinic, onClose, onRestored }: HistoryDialogProps) {
  const words = useClinicFormWords()
  const { history: say, toasts } = words
  const { id } = clinic
  const pages = usePages(useCallback((after, signal) => readHistory(id, after, signal), [id]))
  const { loaded } = pages
  const [restoring, setRestoring] = useState<number | null>(null)

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
      {loaded?.rows.length === 0 ? <p>{say.untouched}</p> : null}
      {loaded && loaded.rows.length > 0 ? (
        <ol className="divide-y divide-line border-t border-line">
          {loaded.rows.map((change) => (
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
      <EndOfPages pages={pages} words={say} />
    </Dialog>
  )
}

/** Samples and imports begin without a line of their own. */
function versionBefore({ rows, next }: Page<ClinicChange>): number | null {
  const oldest = rows.at(-1)
  return next === null && oldest && oldest.version > 1 ? oldest.version - 1 : null
}
