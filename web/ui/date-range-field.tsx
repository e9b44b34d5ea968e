import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { useMessages } from './messages.ts'
import { NativeRange } from './native-range.tsx'
import { useNearness } from './near-view.ts'
import { useOnDemand } from './on-demand.ts'
import type { RangeProps, TypedRangeProps } from './range-props.ts'

type DateRangeFieldProps = Pick<RangeProps, 'value' | 'min' | 'max'> & {
  /** The two inputs are `{id}-start` and `{id}-end`: a summary of errors leads there. */
  id?: string
  /** Under these names a form sends the days, with scripts and without. */
  names?: RangeProps['names']
  /** Called with days that exist and fit; a day that does not is given on as empty, and what was typed stays. */
  onChange: RangeProps['onChange']
  /** Marked in the calendar: the day in Korea, whatever the visitor's clock says. */
  today?: string | undefined
  /** What a form says at sending; a fault in the typed words comes first. */
  errors?: RangeProps['errors']
  hint?: ReactNode
  className?: string | undefined
}

const defaultNames = { start: 'startDate', end: 'endDate' }

/**
 * Start and end of a journey: typed in words or numbers, or picked in a calendar. Never a moment, so never shifted.
 * What reads words is loaded when the field comes near the view; until then the browser's own inputs stand here, and
 * what was entered into them stays, and the focus with it.
 */
export function DateRangeField({ id, names = defaultNames, today, hint, className, ...range }: DateRangeFieldProps) {
  const { ui } = useMessages()
  const ownId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { part: TypedRange } = useOnDemand<ComponentType<TypedRangeProps>>(useNearness(frame), loadTypedRange)
  const [entered, setEntered] = useState(range.value)
  const focusedId = useRef('')
  const shared = { ...range, id: id ?? ownId, names, frame, focusedId }
  return (
    <div ref={frame} className={classes('max-w-172', className)}>
      {TypedRange ? (
        <TypedRange {...shared} {...{ entered, today }} />
      ) : (
        <NativeRange {...shared} onEnter={setEntered} />
      )}
      <p className="mt-2 text-mini text-soft">{hint ?? ui.dates.hint}</p>
    </div>
  )
}

async function loadTypedRange(): Promise<ComponentType<TypedRangeProps>> {
  const { TypedRange } = await import('./typed-range.tsx')
  return TypedRange
}
