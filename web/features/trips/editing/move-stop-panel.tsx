import { useId } from 'react'
import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { moveTo, sameTimeOn, stepFrom } from './change-stop.ts'
import { findStop } from './find-stop.ts'
import { useTripChanges } from './use-trip-changes.ts'
import { useTripEditor } from './use-trip-editor.ts'
import { tripEditing as words } from '#locales/en/trips/trip-editing.ts'

/** Buttons that move a stop within its day or to another day. */
export function MoveStopPanel({ at }: { at: StopPosition }) {
  const editor = useTripEditor()
  const { change } = useTripChanges()
  const daysId = useId()
  const found = editor && findStop(editor.document, at, words)
  if (!editor || !found) return null
  const { plan } = editor.document
  const earlier = moveTo(at, stepFrom(plan, at, 'earlier'))
  const later = moveTo(at, stepFrom(plan, at, 'later'))
  const others = plan.days.flatMap(({ date }, day) => (day === at.day ? [] : [{ day, date }]))
  return (
    <div className="grid gap-4">
      <h4 className="sr-only">{words.move.title(found.name)}</h4>
      <div className="flex flex-wrap items-center gap-2">
        <StepButton
          reason={words.move.first}
          isPossible={earlier !== null}
          control="earlier"
          onPress={() => earlier && void change(earlier, 'earlier')}
        >
          <ArrowUp aria-hidden className="size-4" />
          {words.move.earlier}
        </StepButton>
        <StepButton
          reason={words.move.last}
          isPossible={later !== null}
          control="later"
          onPress={() => later && void change(later, 'later')}
        >
          <ArrowDown aria-hidden className="size-4" />
          {words.move.later}
        </StepButton>
        <span className="text-mini text-soft pointer-coarse:hidden">{words.move.keys}</span>
      </div>
      {others.length > 0 ? (
        <div>
          <h5 id={daysId} className="text-mini font-semibold">
            {words.move.toDay}
          </h5>
          <ul aria-labelledby={daysId} className="mt-2 flex flex-wrap gap-2">
            {others.map(({ day, date }) => (
              <li key={day}>
                <button
                  type="button"
                  className={dayLook}
                  onClick={() => void change({ do: 'move', at, to: sameTimeOn(plan.days, at, day) })}
                >
                  {words.day(day, date)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

type StepButtonProps = {
  reason: string
  isPossible: boolean
  control: string
  onPress: () => void
  children: React.ReactNode
}

/** At the first and last position the button stays and its description gives the reason. */
function StepButton({ reason, isPossible, control, onPress, children }: StepButtonProps) {
  return (
    <Button
      size="small"
      data-control={control}
      title={isPossible ? undefined : reason}
      aria-disabled={isPossible ? undefined : true}
      className={classes(!isPossible && 'cursor-not-allowed! opacity-60')}
      onClick={() => isPossible && onPress()}
    >
      {children}
    </Button>
  )
}

const dayLook =
  'min-h-9 cursor-pointer rounded-full border border-line-strong bg-surface px-3 text-mini hover:border-ink max-sm:min-h-11 pointer-coarse:min-h-11'
