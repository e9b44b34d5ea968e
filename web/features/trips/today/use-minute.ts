import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** The start of the current minute in milliseconds since 1970, updated every minute; null during server rendering. */
export function useMinute(): number | null {
  return useSyncExternalStore(onMinute, readMinute, () => null)
}

function readMinute(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs
}

/** Sets a new timeout each minute, so that it does not drift, and updates at once when the page becomes visible. */
function onMinute(callback: () => void): () => void {
  let timer = 0
  function wait() {
    timer = window.setTimeout(
      () => {
        callback()
        wait()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  wait()
  document.addEventListener('visibilitychange', callback)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', callback)
  }
}
