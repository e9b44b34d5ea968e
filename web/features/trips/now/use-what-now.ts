import { useEffect, useState } from 'react'
import type { Point } from '#domain/korea/distances.ts'
import { askPlanner } from '#web/features/trips/planning/planner-client.ts'
import type { WhatNowHere } from '#web/features/trips/planning/planner-messages.ts'
import { readStoredTrip } from '#web/travel/trip/stored-trip.ts'

type Asked = { dayIndex: number; now: number; at: Point }

export type LookedAround = { stage: 'working' } | { stage: 'failed' } | { stage: 'ready'; answer: WhatNowHere }

const working: LookedAround = { stage: 'working' }

/** The nearest open places from a position at a minute of the trip, found on this device. */
export function useWhatNow({ dayIndex, now, at: { lat, lng } }: Asked): LookedAround {
  const [state, setState] = useState<{ of: string; result: LookedAround }>({ of: '', result: working })
  const asked = JSON.stringify([dayIndex, now, lat, lng])
  useEffect(() => {
    const left = new AbortController()
    async function look(): Promise<LookedAround> {
      const trip = readStoredTrip()?.document
      if (!trip) return { stage: 'failed' }
      const { steps, plan, places } = trip
      const request = { day: dayIndex, now, at: { lat, lng } }
      const result = await askPlanner('now', { steps, plan, places, request }, { signal: left.signal })
      return result.ok && result.answer ? { stage: 'ready', answer: result.answer } : { stage: 'failed' }
    }
    void look().then((result) => (left.signal.aborted ? undefined : setState({ of: asked, result })))
    return () => left.abort()
  }, [asked, dayIndex, now, lat, lng])
  return state.of === asked ? state.result : working
}
