import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/**
 * The beginning of the present minute in milliseconds since 1970; null until scripts run. It changes with each minute.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(onMinute, readMinute, readNoMinute)
}

function readMinute(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs
}

function readNoMinute(): null {
  return null
}

/**
 * A timer that is set anew each minute does not drift; a page that was in the background looks at once when it is seen.
 */
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
