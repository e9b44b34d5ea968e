import { type DragEvent, type KeyboardEvent, useState } from 'react'
import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'
import { readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { GripVertical } from 'lucide-react'
import { moveTo, sameTimeOn, stepFrom } from './change-stop.ts'
import { useTripChanges } from './use-trip-changes.ts'
import { tripEditing } from '#locales/en/trips/trip-editing.ts'

// The stop dragged in this tab: browsers do not expose drag data to drop targets before the drop.
let dragged: StopPosition | null = null

/** The drag handle of a stop for a mouse; touch and keyboard use buttons. */
export function StopGrip({ at }: { at: StopPosition }) {
  const { actions } = tripEditing
  return (
    <span
      draggable
      title={actions.handleHint}
      onDragStart={(event) => {
        dragged = at
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        const stop = event.currentTarget.closest('li')
        if (stop) event.dataTransfer.setDragImage(stop, 24, 24)
      }}
      onDragEnd={() => {
        dragged = null
      }}
      className="grid size-7 cursor-grab place-items-center rounded-control text-soft hover:bg-sunk hover:text-ink active:cursor-grabbing pointer-coarse:hidden"
    >
      <GripVertical aria-hidden className="size-4" />
    </span>
  )
}

type Side = 'before' | 'after'

/** Props for a stop's row: a drop target before and after it, and Alt with an arrow key moves the stop. */
export function useMovableStop(at: StopPosition | null) {
  const { change } = useTripChanges()
  const [side, setSide] = useState<Side | null>(null)
  function sideOf(event: DragEvent<HTMLElement>): Side {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    return event.clientY < top + height / 2 ? 'before' : 'after'
  }
  if (!at) return {}
  return {
    'data-drop': side ?? undefined,
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!dragged) return
      event.preventDefault()
      setSide(sideOf(event))
    },
    onDragLeave: () => setSide(null),
    onDrop(event: DragEvent<HTMLElement>) {
      setSide(null)
      if (!dragged) return
      event.preventDefault()
      const edit = moveTo(dragged, positionBeside(dragged, at, sideOf(event)))
      dragged = null
      if (edit) void change(edit)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = event.altKey && !event.ctrlKey && !event.metaKey ? stepOfKey[event.key] : undefined
      const plan = readStoredTrip()?.document.plan
      if (!step || !plan) return
      // Otherwise Alt and the left arrow would go back in the history.
      event.preventDefault()
      const edit = moveTo(at, stepFrom(plan, at, step))
      if (edit) void change(edit, 'move')
    },
  }
}

const stepOfKey: Partial<Record<string, 'earlier' | 'later' | 'dayBefore' | 'dayAfter'>> = {
  ArrowUp: 'earlier',
  ArrowDown: 'later',
  ArrowLeft: 'dayBefore',
  ArrowRight: 'dayAfter',
}

/** The index of the dragged stop after the drop; removing it shifts the stops after it. */
function positionBeside(from: StopPosition, at: StopPosition, side: Side): StopPosition {
  const behind = at.stop + (side === 'after' ? 1 : 0)
  const isBefore = from.day === at.day && from.stop < behind
  return { day: at.day, stop: isBefore ? behind - 1 : behind }
}

/** Props for a day's tab: a dropped stop keeps about its present time. */
export function useDayDrop(day: number) {
  const { change } = useTripChanges()
  return {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (dragged && dragged.day !== day) event.preventDefault()
    },
    onDrop(event: DragEvent<HTMLElement>) {
      const plan = readStoredTrip()?.document.plan
      if (!dragged || dragged.day === day || !plan) return
      event.preventDefault()
      const edit = moveTo(dragged, sameTimeOn(plan.days, dragged, day))
      dragged = null
      if (edit) void change(edit)
    },
  }
}
