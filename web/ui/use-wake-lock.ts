import { useEffect } from 'react'

/**
 * Keeps the screen on while the part is shown, where the browser can. It lets go when the page is out of sight, and
 * takes hold again.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    const left = new AbortController()
    const held = new Set<WakeLockSentinel>()
    async function hold() {
      if (document.visibilityState !== 'visible') return
      try {
        held.add(await navigator.wakeLock.request('screen'))
        if (left.signal.aborted) letGo()
      } catch {
        // A low battery, or forbidden: the screen goes dark as always.
      }
    }
    function letGo() {
      for (const lock of held) void lock.release()
      held.clear()
    }
    void hold()
    document.addEventListener('visibilitychange', () => void hold(), { signal: left.signal })
    return () => {
      left.abort()
      letGo()
    }
  }, [])
}
