import { useEffect } from 'react'

/**
 * Keeps the screen on while the component is mounted, where supported. The lock is released while the page is hidden.
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
        // Low battery or no permission: the screen turns off as usual.
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
