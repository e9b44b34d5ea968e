import { useCallback, useState } from 'react'
import type { Change } from '#domain/site/change-history.ts'
import { describeFailure } from '#web/administration/describe-failure.ts'
import type { EditedKind, Versioned } from '#web/administration/edited-kind.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { EndOfPages } from './end-of-pages.tsx'
import { FirstVersion, HistoryEntry } from './history-entry.tsx'
import { type Page, usePages } from './use-pages.ts'

type HistoryDialogProps<Thing extends Versioned, Facts extends object, Draft extends object> = {
  kind: EditedKind<Thing, Facts, Draft>
  thing: Thing
  onClose: () => void
  onRestored: (thing: Thing) => void
}

/** Who changed what and when, and every version within reach. */
export function HistoryDialog<Thing extends Versioned, Facts extends object, Draft extends object>({
  kind,
  thing,
  onClose,
  onRestored,
}: HistoryDialogProps<Thing, Facts, Draft>) {
  const { words, calls } = kind
  const { history: say, toasts } = words
  const { id } = thing
  const pages = usePages(useCallback((after, signal) => calls.readHistory(id, after, signal), [calls, id]))
  const { loaded } = pages
  const [restoring, setRestoring] = useState<number | null>(null)

  async function restore(version: number) {
    setRestoring(version)
    try {
      const restored = await calls.restoreVersion(id, version, thing.version)
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
    <Dialog isOpen onClose={onClose} title={say.title(kind.nameOf(thing))} width="wide">
      {loaded?.rows.length === 0 ? <p>{say.untouched}</p> : null}
      {loaded && loaded.rows.length > 0 ? (
        <ol className="divide-y divide-line border-t border-line">
          {loaded.rows.map((change) => (
            <HistoryEntry
              key={change.version}
              kind={kind}
              change={change}
              isCurrent={change.version === thing.version}
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
function versionBefore({ rows, next }: Page<Change>): number | null {
  const oldest = rows.at(-1)
  return next === null && oldest && oldest.version > 1 ? oldest.version - 1 : null
}
