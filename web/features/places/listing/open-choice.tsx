import { type ReactNode, useState } from 'react'
import type { PlaceQuery } from '#domain/place-lists.ts'
import { type SeoulMoment, seoulMoment, timeOfSeoulMoment } from '#domain/seoul-time.ts'
import { chipLook } from '#web/ui/compact-select.tsx'
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
  const hasDay = open !== null && !isNow
  const [isPicking, setPicking] = useState(hasDay)
  const isPicked = hasDay || isPicking
  function chooseNow() {
    setPicking(false)
    const { date, clock } = seoulMoment(Date.now())
    onOpen(isNow ? null : { on: date, at: clock })
  }
  function chooseDay() {
    setPicking(!isPicked)
    if (open !== null) onOpen(null)
  }
  return (
    <>
      <button type="button" aria-pressed={isNow} onClick={chooseNow} className={`needs-scripts ${chipLook(isNow)}`}>
        {filters.openNow}
      </button>
      <button
        type="button"
        aria-expanded={isPicked}
        onClick={chooseDay}
        className={`needs-scripts ${chipLook(isPicked)}`}
      >
        {filters.pickDay}
      </button>
      <span className={isPicked ? 'contents' : 'contents in-[[data-theme]]:hidden'}>{children}</span>
    </>
  )
}

/** Within a quarter of an hour: who chose it a moment ago still sees it chosen. */
export function isOpenNow(open: PlaceQuery['open'], now: SeoulMoment): boolean {
  if (open === null || open.at === null) return false
  return Math.abs(timeOfSeoulMoment({ date: open.on, clock: open.at }) - timeOfSeoulMoment(now)) <= quarterMs
}
