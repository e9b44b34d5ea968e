import { useEffect } from 'react'
import { startOfflineWorker } from './offline-registration.ts'
import { everywhere } from '#locales/en/everywhere.ts'
import { dismissToast, showToast } from './ui/feedback/toast-store.ts'

/** Caches visited pages for offline use, and shows a toast when a new version is ready. It never reloads by itself. */
export function OfflineNotice() {
  const { offline } = everywhere
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
  // In development the worker would serve old files after every edit.
  if (!import.meta.env.PROD) return
  try {
    await startOfflineWorker(offer)
  } catch {
    // Service workers are disabled or storage is full: the site works without them.
  }
}

/** The worker loads every script of the site, so it begins when the page has had its first seconds to itself. */
const calmMs = 3000

/** Runs the work some seconds after the `load` event. */
function afterLoad(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(work, calmMs)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    clearTimeout(timer)
  }
}
