import { useEffect } from 'react'
import { startOfflineWorker } from './offline-registration.ts'
import { useMessages } from './ui/messages.ts'
import { dismissToast, showToast } from './ui/toast-store.ts'

/** Keeps visited pages for offline, and says quietly when a new version is ready. Nothing reloads by itself. */
export function OfflineNotice() {
  const { offline } = useMessages()
  useEffect(() => {
    let offered = 0
    return afterLoad(
      () =>
        void start((reload) => {
          dismissToast(offered)
          offered = showToast({
            kind: 'news',
            title: offline.newVersion,
            description: offline.newVersionText,
            isLasting: true,
            action: { label: offline.reload, onSelect: reload },
          })
        }),
    )
  }, [offline])
  return null
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
