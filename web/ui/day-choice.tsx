import { type ReactNode, useState } from 'react'
import { chipLook } from './compact-select.tsx'

type DayChoiceProps = {
  /** What is chosen of now or today with one press. */
  now: { label: string; isChosen: boolean; onChoose: () => void }
  /** Another day is chosen by its fields; `onClear` when one changes one's mind. */
  day: { label: string; isChosen: boolean; onClear: () => void }
  /** The fields: shown once a day is to be picked, and always without scripts. */
  children: ReactNode
}

/** Whether something should be open now, or on a day that one picks: two chips instead of a bare field. */
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
      {/* Fields keep what is typed in them, until a chip says something else. */}
      <span key={presses} className={isPicked ? 'contents' : 'contents in-[[data-theme]]:hidden'}>
        {children}
      </span>
    </>
  )
}
