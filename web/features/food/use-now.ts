import { useEffect, useState } from 'react'

const minute = 60_000

/** The time to the minute: first that of rendering, then the visitor's, if it is later. */
export function useNow(renderedAt: number): number {
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const left = new AbortController()
    const look = () => setNow((known) => Math.max(known, Date.now()))
    // At once on a cached page, whose moment is outdated.
    const first = setTimeout(look)
    const timer = setInterval(look, minute)
    // Timers do not run while a phone sleeps.
    document.addEventListener('visibilitychange', look, { signal: left.signal })
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      left.abort()
    }
  }, [])
  return now
}
