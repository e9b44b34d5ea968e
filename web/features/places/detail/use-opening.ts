import { useEffect, useState } from 'react'
import { endOfState, type Opening, openingAt, type OpenState } from '#domain/opening-hours.ts'
import { nextSeoulMidnight, seoulMoment, timeOfSeoulMoment } from '#domain/seoul-time.ts'

// A timer of a browser is exact enough to be late by as much.
const lateMs = 50

/**
 * What is open now and which day it is in Seoul: of the moment when the page was rendered, and then of the visitor's
 * own.
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
    // At once on a page that was kept: what it says was over before.
    const timer = setTimeout(look, Math.max(0, changesAt - Date.now()) + lateMs)
    // A phone that slept runs no timers.
    document.addEventListener('visibilitychange', look, { signal: left.signal })
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [changesAt])
  return { state, today: moment.date }
}

/** Nothing new is told before the change; a page that was rendered by a clock ahead of the visitor's stays as it is. */
function isLater(time: number, known: number, changesAt: number): boolean {
  return time >= changesAt && time > known
}
