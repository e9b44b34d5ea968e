import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { onToastChange, pauseToasts, readToasts } from './toast-store.ts'

/**
 * Rendered once in the document, outside every page. Its code is loaded with the first toast, whose timer waits for it.
 */
export function Toasts() {
  const isWanted = useSyncExternalStore(onToastChange, hasToasts, () => false)
  const { part: ToastRegions, hasFailed } = useOnDemand<ComponentType>(isWanted, loadToastRegions)
  const isLoading = isWanted && !ToastRegions && !hasFailed
  useEffect(() => {
    if (!isLoading) return undefined
    pauseToasts(true)
    return () => pauseToasts(false)
  }, [isLoading])
  return ToastRegions ? <ToastRegions /> : null
}

function hasToasts(): boolean {
  return readToasts().length > 0
}

async function loadToastRegions(): Promise<ComponentType> {
  return (await import('./toast-region.tsx')).ToastRegions
}
