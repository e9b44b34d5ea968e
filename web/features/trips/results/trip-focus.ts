import { createContext, use, useCallback, useMemo, useState } from 'react'
import { readStopKey, stopKey } from './trip-days.ts'

/** Which day is open, and which stop is looked at: list and map follow each other through it. */
export type TripFocus = {
  openDay: number
  showDay: (index: number) => void
  /** The stop under the pointer or the focus, else the opened one. */
  activeStop: string | null
  pointAt: (key: string | null) => void
  /** The stop that was chosen; it shows what can be done with it. */
  openStop: string | null
  chooseStop: (key: string | null) => void
}

export const TripFocusContext = createContext<TripFocus | null>(null)

export function useTripFocus(): TripFocus {
  const focus = use(TripFocusContext)
  if (!focus) throw new Error('A part of a trip stands outside of it.')
  return focus
}

export function useTripFocusState(firstDay: number): TripFocus {
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

/** The element of a stop in the list. */
export function stopElementId(day: number, stop: number): string {
  return `stop-${stopKey(day, stop)}`
}
