import type { ReactNode } from 'react'
import type { PlaceQuery } from '#domain/places/place-lists.ts'
import { type SeoulMoment, seoulMoment, timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'
import { DayChoice } from '#web/ui/dates/day-choice.tsx'
import { placeList } from '#locales/en/places/place-list.ts'

const quarterMs = 15 * 60 * 1000

type OpenChoiceProps = {
  open: PlaceQuery['open']
  now: SeoulMoment
  onOpen: (open: PlaceQuery['open']) => void
  /** The fields for a day and a time. Shown while a day is being picked, and always without scripts. */
  children: ReactNode
}

/** Filters by what is open now or on a chosen day. */
export function OpenChoice({ open, now, onOpen, children }: OpenChoiceProps) {
  const { filters } = placeList
  const isNow = isOpenNow(open, now)
  function chooseNow() {
    const { date, clock } = seoulMoment(Date.now())
    onOpen(isNow ? null : { on: date, at: clock })
  }
  return (
    <DayChoice
      now={{ label: filters.openNow, isChosen: isNow, onChoose: chooseNow }}
      day={{ label: filters.pickDay, isChosen: open !== null && !isNow, onClear: () => onOpen(null) }}
    >
      {children}
    </DayChoice>
  )
}

/** Allows a quarter of an hour, so that a recent choice of "now" still counts as now. */
export function isOpenNow(open: PlaceQuery['open'], now: SeoulMoment): boolean {
  if (open === null || open.at === null) return false
  return Math.abs(timeOfSeoulMoment({ date: open.on, clock: open.at }) - timeOfSeoulMoment(now)) <= quarterMs
}
