import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import { Button } from '#web/ui/button.tsx'
import { Minus, Plus } from 'lucide-react'
import { findStop } from './find-stop.ts'
import { useTripChanges } from './use-trip-changes.ts'
import { useTripEditor } from './use-trip-editor.ts'
import { tripEditing as words } from '#locales/en/trips/trip-editing.ts'

const stepMinutes = 15
const shortestStay = 15
const longestStay = 720

/** Changes the length of a visit in steps of 15 minutes. */
export function StayPanel({ at }: { at: StopPosition }) {
  const editor = useTripEditor()
  const { change } = useTripChanges()
  const found = editor && findStop(editor.document, at, words)
  if (!found) return null
  const { stop, name } = found
  const minutes = minutesOfPlanClock(stop.leave) - minutesOfPlanClock(stop.arrive)
  const shorter = Math.max(shortestStay, (Math.ceil(minutes / stepMinutes) - 1) * stepMinutes)
  const longer = Math.min(longestStay, (Math.floor(minutes / stepMinutes) + 1) * stepMinutes)
  const stay = (to: number) => void (to !== minutes && change({ do: 'stay', at, minutes: to }))
  return (
    <fieldset aria-label={words.stay.title(name)} className="flex flex-wrap items-center gap-3">
      <Button size="small" aria-label={words.stay.shorter} className="size-11 p-0!" onClick={() => stay(shorter)}>
        <Minus aria-hidden className="size-5" />
      </Button>
      <output className="min-w-24 text-center font-semibold tabular-nums">{words.minutes(minutes)}</output>
      <Button size="small" aria-label={words.stay.longer} className="size-11 p-0!" onClick={() => stay(longer)}>
        <Plus aria-hidden className="size-5" />
      </Button>
      <span className="text-mini text-soft">
        {words.clock(stop.arrive)}–{words.clock(stop.leave)}
      </span>
    </fieldset>
  )
}
