import { useEffect, useLayoutEffect, useRef } from 'react'
import type { DateRange } from '#web/ui/dates/date-range.ts'
import { controlClasses, FieldFrame } from './field-frame.tsx'
import { everywhere } from '#locales/en/everywhere.ts'
import type { RangeProps } from './range-props.ts'

/** `onEnter` also gets an invalid day, so that it can still be corrected. */
type NativeRangeProps = RangeProps & { onEnter: (entered: DateRange) => void }

export function NativeRange(props: NativeRangeProps) {
  const { id, names, value, onChange, min, max, errors, frame, focusedId, onEnter } = props
  const { ui } = everywhere
  function take() {
    const [start, end] = frame.current?.querySelectorAll('input') ?? []
    if (!start || !end) return
    onEnter({ start: start.value, end: end.value })
    onChange({ start: fittingDay(start), end: fittingDay(end) })
  }
  // Reads what was entered before hydration, because no change event was handled.
  const latest = useRef({ take, value })
  useEffect(() => {
    const [start, end] = frame.current?.querySelectorAll('input') ?? []
    const { value: given } = latest.current
    if (start?.value !== given.start || end?.value !== given.end) latest.current.take()
  }, [frame])
  useLayoutEffect(() => () => void (focusedId.current = document.activeElement?.id ?? ''), [focusedId])
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-4 gap-y-5 sm:gap-x-8">
      {(['start', 'end'] as const).map((end) => (
        <FieldFrame key={end} id={`${id}-${end}`} label={ui.dates[end]} error={errors?.[end]}>
          {(wiring) => (
            <input
              {...wiring}
              type="date"
              name={names[end]}
              min={(end === 'end' && value.start) || min}
              max={max}
              defaultValue={value[end]}
              onChange={take}
              className={controlClasses(Boolean(errors?.[end]))}
            />
          )}
        </FieldFrame>
      ))}
    </div>
  )
}

function fittingDay(input: HTMLInputElement): string {
  return input.validity.valid ? input.value : ''
}
