import { useSyncExternalStore } from 'react'

/** True once scripts run: a part that needs them is not shown before, and its plain form is. */
export function useScripts(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing(): () => void {
  return () => {}
}
