import { type ReactNode, useState } from 'react'
import { chipLook } from '#web/ui/form/compact-select.tsx'

type DayChoiceProps = {
  /** The chip that selects now or today. */
  now: { label: string; isChosen: boolean; onChoose: () => void }
  /** The chip that shows the fields for another day. `onClear` is called when the choice is undone. */
  day: { label: string; isChosen: boolean; onClear: () => void }
  /** The fields. Shown while a day is being picked, and always without scripts. */
  children: ReactNode
}

/** Filters by what is open now or on a chosen day: two chips instead of a bare field. */
export function DayChoice({ now, day, children }: DayChoiceProps) {
  const [isPicking, setPicking] = useState(day.isChosen)
  const [presses, setPresses] = useState(0)
  const isPicked = day.isChosen || isPicking
  function press(isPickingNow: boolean) {
    setPicking(isPickingNow)
    setPresses(presses + 1)
  }
  function chooseNow() {
    press(false)
    now.onChoose()
  }
  function chooseDay() {
    press(!isPicked)
    if (now.isChosen || day.isChosen) day.onClear()
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={now.isChosen}
        onClick={chooseNow}
        className={`needs-scripts ${chipLook(now.isChosen)}`}
      >
        {now.label}
      </button>
      <button
        type="button"
        aria-expanded={isPicked}
        onClick={chooseDay}
        className={`needs-scripts ${chipLook(isPicked)}`}
      >
        {day.label}
      </button>
      {/* The fields keep what is typed, until a chip is pressed and the new key resets them. */}
      <span key={presses} className={isPicked ? 'contents' : 'contents in-[[data-theme]]:hidden'}>
        {children}
      </span>
    </>
  )
}
