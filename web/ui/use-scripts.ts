import { useDeferredValue, useSyncExternalStore } from 'react'

/** True once scripts run: a part that needs them is not shown before, and its plain form is. */
export function useScripts(): boolean {
  const scripts = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  // Not in one go with the hydration: what a page changes then takes long enough for a touch to wait.
  return useDeferredValue(scripts)
}

function subscribeToNothing(): () => void {
  return () => {}
}
