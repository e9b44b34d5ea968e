import { useDeferredValue, useSyncExternalStore } from 'react'

/** True after hydration. Parts that need scripts are shown then, and their fallback before. */
export function useScripts(): boolean {
  const scripts = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  // Deferred, not part of the hydration: the changes that it causes take so long that a touch would have to wait.
  return useDeferredValue(scripts)
}

/** For a value that differs between the server and the browser, and never changes here. */
export function subscribeToNothing(): () => void {
  return () => {}
}
