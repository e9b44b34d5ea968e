import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'
import { Clock } from 'lucide-react'
import { ActionButton } from './action-button.tsx'
import { useTripChanges } from './use-trip-changes.ts'
import { tripEditing } from '#locales/en/trips/trip-editing.ts'

const stepMinutes = 30

/** Shifts a move between cities by half an hour. */
export function ShiftMove({ at }: { at: StopPosition }) {
  const { shift: words } = tripEditing
  const { change } = useTripChanges()
  return (
    <fieldset aria-label={words.title} className="flex flex-wrap gap-x-3">
      <ActionButton icon={Clock} onClick={() => void change({ do: 'shift', at, minutes: -stepMinutes })}>
        {words.earlier}
      </ActionButton>
      <ActionButton icon={Clock} onClick={() => void change({ do: 'shift', at, minutes: stepMinutes })}>
        {words.later}
      </ActionButton>
    </fieldset>
  )
}
