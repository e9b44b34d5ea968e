import { type ComponentType, useState } from 'react'
import { showToast } from '#web/ui/feedback/toast-store.ts'

type Failed = { title: string; description: string }

/**
 * A sheet or dialog whose code is loaded when its button is first pressed. Offline it stays closed and shows a toast.
 */
export function useLoadedOnPress<Props>(load: () => Promise<ComponentType<Props>>, failed: Failed) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  const [isOpen, setOpen] = useState(false)
  async function open() {
    setOpen(true)
    try {
      const Part = await load()
      setLoaded(() => Part)
    } catch {
      setOpen(false)
      showToast({ kind: 'failure', ...failed })
    }
  }
  return { Shown: isOpen ? Loaded : null, isPending: isOpen && !Loaded, open, close: () => setOpen(false) }
}
