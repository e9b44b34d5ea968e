import { useEffect, useState } from 'react'
import { endOfState, type Opening, openingAt, type OpenState } from '#domain/places/opening-hours.ts'
import { nextSeoulMidnight, seoulMoment, timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'

// A browser's timer may be early by less than this.
const lateMs = 50

/**
 * Whether the place is open now, and the day in Seoul: first for the moment of rendering, then by the visitor's clock.
 */
export function useOpening(opening: Opening, renderedAt: number): { state: OpenState; today: string } {
  const [now, setNow] = useState(renderedAt)
  const moment = seoulMoment(now)
  const state = openingAt(opening, moment)
  const end = endOfState(state)
  const changesAt = Math.min(nextSeoulMidnight(now), end ? timeOfSeoulMoment(end) : Infinity)
  useEffect(() => {
    const left = new AbortController()
    const look = () => setNow((known) => (isLater(Date.now(), known, changesAt) ? Date.now() : known))
    // At once on a cached page whose state is outdated.
    const timer = setTimeout(look, Math.max(0, changesAt - Date.now()) + lateMs)
    // Timers do not run while a phone sleeps.
    document.addEventListener('visibilitychange', look, { signal: left.signal })
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [changesAt])
  return { state, today: moment.date }
}

/** Nothing changes before `changesAt`. A page that was rendered by a clock ahead of the visitor's stays as it is. */
function isLater(time: number, known: number, changesAt: number): boolean {
  return time >= changesAt && time > known
}
