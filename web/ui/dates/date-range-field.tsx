import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { everywhere } from '#locales/en/everywhere.ts'
import { NativeRange } from '#web/ui/form/native-range.tsx'
import { useNearness } from '#web/ui/loading/near-view.ts'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import type { RangeProps, TypedRangeProps } from '#web/ui/form/range-props.ts'

type DateRangeFieldProps = Pick<RangeProps, 'value' | 'min' | 'max'> & {
  /** The two inputs are `{id}-start` and `{id}-end`. An error summary links to them. */
  id?: string
  /** The names under which a form submits the days, with and without scripts. */
  names?: RangeProps['names']
  /** Called with valid days. An invalid day is passed as empty, and the typed text stays. */
  onChange: RangeProps['onChange']
  /** Marked in the calendar: the current day in Korea, whatever the visitor's clock says. */
  today?: string | undefined
  /** Errors from submitting the form. An error in the typed text is shown first. */
  errors?: RangeProps['errors']
  hint?: ReactNode
  className?: string | undefined
}

const defaultNames = { start: 'startDate', end: 'endDate' }

/**
 * Start and end of a journey, typed or picked in a calendar. The values are calendar days without a time zone. The date
 * parser is loaded when the field is near the viewport. Until then native date inputs are shown. Their values and the
 * focus are kept.
 */
export function DateRangeField({ id, names = defaultNames, today, hint, className, ...range }: DateRangeFieldProps) {
  const { ui } = everywhere
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
