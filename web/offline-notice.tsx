import { useEffect, useState } from 'react'
import { startOfflineWorker } from './offline-registration.ts'
import { useMessages } from './ui/messages.ts'

/** Keeps visited pages for offline, and says quietly when a new version is ready. Nothing reloads by itself. */
export function OfflineNotice() {
  const { offline } = useMessages()
  const [reload, setReload] = useState<(() => void) | null>(null)
  useEffect(() => afterLoad(() => void start((offered) => setReload(() => offered))), [])
  return (
    <output className="fixed inset-x-4 bottom-4 z-40 sm:start-auto sm:end-6">
      {reload && (
        <p className="flex flex-wrap items-center gap-x-4 rounded-panel border border-line bg-surface px-4 py-2 shadow-raised">
          <span className="me-auto">{offline.newVersion}</span>
          <button type="button" onClick={reload} className="min-h-11 font-bold text-jade underline underline-offset-4">
            {offline.reload}
          </button>
          <button
            type="button"
            onClick={() => setReload(null)}
            className="min-h-11 text-soft underline underline-offset-4"
          >
            {offline.later}
          </button>
        </p>
      )}
    </output>
  )
}

async function start(offer: (reload: () => void) => void): Promise<void> {
  // In development every edit would have to get past the worker.
  if (!import.meta.env.PROD) return
  try {
    await startOfflineWorker(offer)
  } catch {
    // Switched off or full: the site works as it does without.
  }
}

/** What the visitor came for is loaded first. */
function afterLoad(work: () => void): (() => void) | undefined {
  if (document.readyState === 'complete') {
    work()
    return undefined
  }
  addEventListener('load', work, { once: true })
  return () => removeEventListener('load', work)
}
