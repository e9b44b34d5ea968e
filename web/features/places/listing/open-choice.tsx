import type { ReactNode } from 'react'
import type { PlaceQuery } from '#domain/place-lists.ts'
import { type SeoulMoment, seoulMoment, timeOfSeoulMoment } from '#domain/seoul-time.ts'
import { DayChoice } from '#web/ui/day-choice.tsx'
import { usePlaceListMessages } from './place-list-messages.ts'

const quarterMs = 15 * 60 * 1000

type OpenChoiceProps = {
  open: PlaceQuery['open']
  now: SeoulMoment
  onOpen: (open: PlaceQuery['open']) => void
  /** The fields of a day and a time: shown once a day is to be picked, and always without scripts. */
  children: ReactNode
}

/** Whether a place should be open now, or on a day that one picks. */
export function OpenChoice({ open, now, onOpen, children }: OpenChoiceProps) {
  const { filters } = usePlaceListMessages()
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

/** Within a quarter of an hour: who chose it a moment ago still sees it chosen. */
export function isOpenNow(open: PlaceQuery['open'], now: SeoulMoment): boolean {
  if (open === null || open.at === null) return false
  return Math.abs(timeOfSeoulMoment({ date: open.on, clock: open.at }) - timeOfSeoulMoment(now)) <= quarterMs
}
