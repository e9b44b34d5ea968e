import { createContext, use, useCallback, useMemo, useState } from 'react'
import { readStopKey, stopKey } from '#web/features/trips/results/timeline/trip-days.ts'

/** The open day and the highlighted stop, shared by list and map. */
export type TripFocus = {
  openDay: number
  showDay: (index: number) => void
  /** The stop under the pointer or with focus, or else the selected one. */
  activeStop: string | null
  pointAt: (key: string | null) => void
  /** The selected stop, which shows its actions. */
  openStop: string | null
  chooseStop: (key: string | null) => void
}

export const TripFocusContext = createContext<TripFocus | null>(null)

export function useTripFocus(): TripFocus {
  const focus = use(TripFocusContext)
  if (!focus) throw new Error('A part of a trip stands outside of it.')
  return focus
}

export function useTripFocusState(firstDay: () => number): TripFocus {
  const [openDay, setOpenDay] = useState(firstDay)
  const [pointed, pointAt] = useState<string | null>(null)
  const [openStop, setOpenStop] = useState<string | null>(null)
  const showDay = useCallback((index: number) => {
    setOpenDay(index)
    pointAt(null)
    setOpenStop(null)
  }, [])
  const chooseStop = useCallback((key: string | null) => {
    if (key !== null) setOpenDay(readStopKey(key).day)
    setOpenStop(key)
  }, [])
  return useMemo(
    () => ({ openDay, showDay, activeStop: pointed ?? openStop, pointAt, openStop, chooseStop }),
    [openDay, showDay, pointed, openStop, chooseStop],
  )
}

export function stopElementId(day: number, stop: number): string {
  return `stop-${stopKey(day, stop)}`
}
